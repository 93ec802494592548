import { isBefore } from '../../../solidity/model/compiler.ts'
import type { Detector } from '../detector.ts'
import { pragmasOf } from '../pragma.ts'
import { quote, spotOfNode } from '../spot.ts'

/** Compilers from before arithmetic was checked. */
export const outdatedCompiler: Detector = {
  id: 'outdated_compiler',
  class: 'outdated_compiler',
  severity: 'info',
  confidence: 'high',
  title: 'Compiler is out of date',
  looksAt: '`pragma solidity` that allows a compiler before 0.8.',
  ignores:
    'Files of interfaces and libraries only. Which bugs a compiler has is for the analyzers of the supply chain to say.',
  references: ['https://swcregistry.io/docs/SWC-102/'],
  scope: 'file',
  detect: (file) => {
    const { lowest } = file.compiler
    if (lowest === undefined || !isBefore(lowest, [0, 8, 0])) return []
    return pragmasOf(file)
      .slice(0, 1)
      .map((pragma) => ({
        message: `${quote(pragma, file)} allows compilers that check less and are not maintained`,
        at: spotOfNode(pragma, file),
      }))
  },
}
