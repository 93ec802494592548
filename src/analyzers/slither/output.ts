import { z } from 'zod'
import type { Invocation, Output, Parsed, RawFinding, Span } from '../analyzer.ts'
import { lastLineOf, parseJson } from '../foreign-text.ts'
import { meaningOf } from '../rule-table.ts'
import { Element, isReentrancy, primaryOf, relatedOf, spanOf } from './elements.ts'
import { failureIn } from './failure.ts'
import { rules } from './rules.ts'
import { malformedSuppressions } from './suppressions.ts'

const Detector = z.object({ check: z.string(), description: z.string(), elements: z.array(Element) })

/** Slither leaves `detectors` out when it found nothing; only `success` tells that it looked. */
const Answer = z.discriminatedUnion('success', [
  z.object({ success: z.literal(true), results: z.object({ detectors: z.array(Detector).default([]) }) }),
  z.object({ success: z.literal(false), error: z.string() }),
])

export function parseOutput(output: Output, step: Pick<Invocation, 'folder' | 'targets'>): Parsed {
  const json = parseJson(output.stdout)
  if (json === undefined)
    return { kind: 'unreadable', reason: lastLineOf(output.stderr, 'Slither printed no JSON') }
  const answer = Answer.safeParse(json)
  if (!answer.success) return { kind: 'unreadable', reason: 'what Slither printed is not its JSON format' }
  if (!answer.data.success) return { kind: 'unreadable', reason: failureIn(answer.data.error, step.folder) }
  const findings = answer.data.results.detectors.map((detector) => toFinding(detector, step.targets))
  return { kind: 'read', findings: [...findings, ...malformedSuppressions(output.stderr, step.folder)] }
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
