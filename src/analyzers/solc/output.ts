import { z } from 'zod'
import type { Invocation, Output, Parsed, RawFinding, Span } from '../analyzer.ts'
import { complaintIn, parseJson, shorten } from '../foreign-text.ts'
import { meaningOf } from '../rule-table.ts'
import { rules } from './rules.ts'

/** Offsets are in bytes; -1 stands for the file as a whole. */
const Location = z.object({ file: z.string(), start: z.number().int(), end: z.number().int() })

const Diagnostic = z.object({
  severity: z.enum(['error', 'warning', 'info']),
  errorCode: z.string().default('unnumbered'),
  message: z.string(),
  formattedMessage: z.string().default(''),
  sourceLocation: Location.optional(),
  secondarySourceLocations: z.array(Location.extend({ message: z.string() })).default([]),
})
type Diagnostic = z.infer<typeof Diagnostic>

/** What our own process prints; `sources` are the files that the compiler analysed. */
const Diagnostics = z.object({
  compiler: z.string(),
  sources: z.array(z.string()),
  errors: z.array(Diagnostic),
})

export function parseOutput(output: Output, { targets }: Pick<Invocation, 'targets'>): Parsed {
  const read = Diagnostics.safeParse(parseJson(output.stdout))
  if (!read.success) {
    return { kind: 'unreadable', reason: complaintIn(output.stderr, 'the compiler printed nothing readable') }
  }
  const { errors, sources } = read.data
  const error = errors.find(({ severity }) => severity === 'error')
  if (error !== undefined) return { kind: 'unreadable', reason: reasonOf(error) }
  const findings = errors.filter((remark) => !isCut(remark)).map((remark) => toFinding(remark, targets))
  const missing = targets.find((target) => !sources.includes(target))
  if (missing !== undefined) return { kind: 'partial', findings, reason: `${missing} was not compiled` }
  const cut = errors.find(isCut)
  if (cut !== undefined) return { kind: 'partial', findings, reason: shorten(cut.message) }
  return { kind: 'read', findings }
}

/** "There are more than 256 warnings. Ignoring the rest.": what it did not print, nobody has seen. */
function isCut(remark: Diagnostic): boolean {
  return ['4591', '2833'].includes(codeOf(remark))
}

/** `src/A.sol:3:5: message`; the line is in the formatted text only. */
function reasonOf({ message, formattedMessage, sourceLocation }: Diagnostic): string {
  if (sourceLocation === undefined) return shorten(message)
  const [, rest = ''] = formattedMessage.split(`--> ${sourceLocation.file}:`)
  const place = /^\d+:\d+:/.exec(rest)?.[0] ?? ''
  return shorten(`${sourceLocation.file}:${place} ${message}`)
}

function toFinding(remark: Diagnostic, targets: readonly string[]): RawFinding {
  const rule = codeOf(remark)
  return {
    rule,
    ...meaningOf(rules, rule),
    message: remark.message,
    span: spanOf(remark.sourceLocation, targets),
    related: remark.secondarySourceLocations.map(({ message, ...location }) => ({
      span: spanOf(location, targets),
      message: message.replace(/:$/, ''),
    })),
  }
}

/** Compilers before 0.6.8 have no codes; what their weightiest remarks say has stayed the same. */
function codeOf({ errorCode, message }: Diagnostic): string {
  const known = errorCode === 'unnumbered' && unnumbered.find(([text]) => message.startsWith(text))
  return known ? known[1] : errorCode
}

const unnumbered = [
  ['Return value of low-level calls not used', '9302'],
  ['Failure condition of "send" ignored', '5878'],
  ['This declaration shadows an existing declaration', '2519'],
  ['Unused local variable', '2072'],
  ['Unused function parameter', '5667'],
  ['Statement has no effect', '6133'],
  ['There are more than 256 warnings', '4591'],
] as const

/** A remark without a place is about the whole compilation. */
function spanOf(location: z.infer<typeof Location> | undefined, [target = '']: readonly string[]): Span {
  if (location === undefined || location.start < 0) {
    return { path: location?.file ?? target, lines: { first: 1, last: 1 } }
  }
  const { file, start, end } = location
  return { path: file, bytes: { start, length: Math.max(0, end - start) } }
}
