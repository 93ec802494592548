import type { Detector } from '../detector.ts'
import { pragmaOf } from '../pragma.ts'
import { quote, spotOfNode } from '../spot.ts'

/** Pragmas that leave the compiler open. */
export const floatingPragma: Detector = {
  id: 'floating_pragma',
  class: 'floating_pragma',
  severity: 'info',
  confidence: 'high',
  title: 'Pragma allows several compilers',
  looksAt: '`pragma solidity` with a range: `^`, `>=`, `~` or an interval.',
  ignores: 'Files of interfaces and libraries only, which others compile with theirs.',
  references: ['https://swcregistry.io/docs/SWC-103/'],
  scope: 'file',
  detect: (file) => {
    const pragma = pragmaOf(file)
    const isDeployed = file.contracts.some(({ kind }) => kind === 'contract')
    if (pragma === undefined || !isDeployed || !file.compiler.isFloating) return []
    return [
      {
        message: `${quote(pragma, file)} lets another compiler build this than the one it was tested with`,
        at: spotOfNode(pragma, file),
      },
    ]
  },
}
