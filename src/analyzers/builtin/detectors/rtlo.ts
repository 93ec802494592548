import { suspiciousCharacters } from '../../../solidity/disguise.ts'
import type { Detector } from '../detector.ts'
import { spotOfNode } from '../spot.ts'

/** Source that does not read as it runs. */
export const rtlo: Detector = {
  id: 'rtlo',
  class: 'rtlo',
  severity: 'high',
  confidence: 'high',
  title: 'Characters that make code look like other code',
  looksAt:
    'Characters that turn the order of text, hide, or end a line for the compiler only, anywhere in the file.',
  ignores:
    'A byte-order mark at the start and joiners inside of emoji. Characters that only hide are told at low severity.',
  references: ['https://trojansource.codes/'],
  scope: 'file',
  detect: (file) =>
    suspiciousCharacters(file.text).map(({ kind, offset, codePoint }) => ({
      message: `${codePoint} ${effects[kind]}`,
      at: spotOfNode({ range: [offset, offset + 1] }, file),
      ...(kind === 'bidirectional' && !/200[EF]|061C/.test(codePoint)
        ? {}
        : {
            severity: 'low' as const,
            confidence: 'low' as const,
          }),
    })),
}

const effects = {
  bidirectional: 'turns the order in which the text around it is shown',
  invisible: 'is not shown',
  control: 'is a control character',
  'hidden-line-end': 'ends the line for the compiler and not for most readers',
} as const
