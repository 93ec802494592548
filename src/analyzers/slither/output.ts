import { z } from 'zod'
import type { Invocation, Output, Parsed, RawFinding, Span } from '../analyzer.ts'
import { complaintIn, parseJson } from '../foreign-text.ts'
import { meaningOf } from '../rule-table.ts'
import { Element, isReentrancy, primaryOf, relatedOf, spanOf } from './elements.ts'
import { failureIn } from './failure.ts'
import { rules } from './rules.ts'
import { malformedSuppressions } from './suppressions.ts'

const Detector = z.object({ check: z.string(), description: z.string(), elements: z.array(Element) })

const Console = z.object({ stdout: z.string(), stderr: z.string() })

/** Slither leaves `detectors` out when it found nothing; only `success` tells that it looked. */
const Answer = z.discriminatedUnion('success', [
  z.object({
    success: z.literal(true),
    results: z.object({ detectors: z.array(Detector).default([]), console: Console.optional() }),
  }),
  z.object({ success: z.literal(false), error: z.string() }),
])

export function parseOutput(output: Output, step: Pick<Invocation, 'folder' | 'targets'>): Parsed {
  const json = parseJson(output.stdout)
  if (json === undefined) {
    return {
      kind: 'unreadable',
      reason: complaintIn(withoutSettingsRemark(output.stderr), 'Slither ended without an answer'),
    }
  }
  const answer = Answer.safeParse(json)
  if (!answer.success) return { kind: 'unreadable', reason: 'what Slither printed is not its JSON format' }
  if (!answer.data.success) return { kind: 'unreadable', reason: failureIn(answer.data.error, step.folder) }
  const { detectors, console } = answer.data.results
  const log = [output.stderr, console?.stdout, console?.stderr].join('\n')
  if (compiledNothing(log)) return { kind: 'unreadable', reason: 'Slither compiled nothing' }
  const findings = detectors.map((detector) => toFinding(detector, step.targets))
  return { kind: 'read', findings: [...findings, ...malformedSuppressions(log, step.folder)] }
}

/** What Slither says of the settings file that we keep from it, see `command`. */
function withoutSettingsRemark(log: string): string {
  return log.replace(/^.*(no-settings[.]json is not a file|Falling back to the default settings).*$/gm, '')
}

/** Of sources without contracts it also says that it analysed none, but only after it ran the compiler. */
function compiledNothing(log: string): boolean {
  return / analyzed \(0 contracts/.test(log) && !/ --standard-json .*running/.test(log)
}

function toFinding(
  { check, description, elements }: z.infer<typeof Detector>,
  targets: readonly string[],
): RawFinding {
  const primary = primaryOf(elements, isReentrancy(check))
  return {
    rule: check,
    ...meaningOf(rules, check),
    message: withoutPlaces(description),
    span: primary === undefined ? startOf(targets) : spanOf(primary),
    related: relatedOf(elements, primary),
  }
}

/** What is about no element is about the whole compilation. */
function startOf([target = '']: readonly string[]): Span {
  return { path: target, lines: { first: 1, last: 1 } }
}

/** Line numbers would make another message of the same weakness when something above it changes. */
function withoutPlaces(description: string): string {
  return description.replace(/ \([^()\n]*#\d+(?:-\d+)?\)/g, '').trim()
}
