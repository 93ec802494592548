import type { Project, SourceFile } from '../../../solidity/model/types.ts'
import { comments } from '../../../solidity/tokens.ts'
import type { Claim } from '../claim.ts'
import type { Sides } from '../side.ts'
import { quote } from '../wording.ts'

/** What tells an analyzer to look away, by the analyzer. */
const marks: readonly (readonly [string, RegExp])[] = [
  ['Slither', /slither-disable|@custom:security\s+(?:non-reentrant|write-protection)/],
  ['Solhint', /solhint-disable/],
  ['Semgrep', /\bnosem(?:grep)?\b/],
  ['Aderyn', /aderyn-(?:ignore|fp)/],
  ['Wake', /wake-disable/],
  ['forge lint', /forge-lint:\s*disable/],
  ['MythX', /mythx-disable/],
  ['the upgrades plugin', /@custom:oz-upgrades-unsafe-allow/],
  ['Sevengates', /sevengates-ignore/],
]

/** Comments of the head that silence an analyzer and were not there at the base, wherever they stood. */
export function addedSuppressions({ base, head, targets }: Sides): readonly Claim[] {
  const known = new Map<string, number>()
  for (const { text } of silencersIn(base)) known.set(text, (known.get(text) ?? 0) + 1)
  return silencersIn(head).flatMap(({ file, range, text, tool }): readonly Claim[] => {
    const left = known.get(text) ?? 0
    known.set(text, left - 1)
    if (left > 0 || !targets.has(file.path)) return []
    return [
      {
        rule: 'suppression-added',
        severity: 'low',
        confidence: 'high',
        message: `the comment ${quote({ range }, file)} tells ${tool} to look away; it was not there at the base`,
        at: { file, range },
      },
    ]
  })
}

interface Silencer {
  readonly file: SourceFile
  readonly range: readonly [number, number]
  readonly text: string
  readonly tool: string
}

function silencersIn({ files }: Project): readonly Silencer[] {
  return [...files.values()].flatMap((file) =>
    comments(file.text).flatMap(({ start, end }) => {
      const text = file.text.slice(start, end).replace(/\s+/g, ' ').trim()
      const tool = marks.find(([, mark]) => mark.test(text))?.[0]
      return tool === undefined ? [] : [{ file, range: [start, end] as const, text, tool }]
    }),
  )
}
