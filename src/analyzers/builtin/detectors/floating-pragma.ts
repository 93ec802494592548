import type { Detector } from '../detector.ts'
import { pragmasOf } from '../pragma.ts'
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
  detect: (file) =>
    pragmasOf(file)
      .filter(({ value }) => !/^\s*=?\s*\d+\.\d+\.\d+\s*$/.test(value))
      .map((pragma) => ({
        message: `${quote(pragma, file)} lets another compiler build this than the one it was tested with`,
        at: spotOfNode(pragma, file),
      })),
}
