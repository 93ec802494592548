import { z } from 'zod'
import type { RawFinding, Span } from '../analyzer.ts'

/** One of the places that a detector names, and what lies there. */
export const Element = z.object({
  type: z.string(),
  name: z.string(),
  source_mapping: z
    .object({
      filename_relative: z.string(),
      start: z.number().int().nonnegative(),
      length: z.number().int().nonnegative(),
    })
    // What the compiler made itself has no place, or an empty one.
    .or(z.object({}).transform(() => undefined)),
  additional_fields: z.object({ underlying_type: z.string().optional() }).optional(),
})
type Element = z.infer<typeof Element>

/** An element that lies somewhere. */
type Placed = Element & { readonly source_mapping: NonNullable<Element['source_mapping']> }

export function isReentrancy(check: string): boolean {
  return check.startsWith('reentrancy-') || check === 'token-reentrancy'
}

/**
 * The element that is the weakness: for reentrancy the call that gives control away, else the first statement;
 * without one the first variable or the like, and only then the function or contract around it.
 */
export function primaryOf(elements: readonly Element[], isAboutReentrancy: boolean): Placed | undefined {
  const ranks = isAboutReentrancy ? [...callRanks, ...typeRanks] : typeRanks
  const placed = elements.filter(isPlaced)
  for (const rank of ranks) {
    const element = placed.find((candidate) => rank(candidate))
    if (element !== undefined) return element
  }
  return undefined
}

/** The other elements, each place once. */
export function relatedOf(elements: readonly Element[], primary: Placed | undefined): RawFinding['related'] {
  const seen = new Set(primary === undefined ? [] : [keyOf(primary)])
  return elements.filter(isPlaced).flatMap((element) => {
    if (seen.has(keyOf(element))) return []
    seen.add(keyOf(element))
    return [{ span: spanOf(element), message: roleOf(element) }]
  })
}

export function spanOf({ source_mapping: { filename_relative, start, length } }: Placed): Span {
  return { path: filename_relative, bytes: { start, length } }
}

const callRanks = ['external_calls_sending_eth', 'external_calls'].map(
  (role) => (element: Element) => element.additional_fields?.underlying_type === role,
)

const typeRanks = [
  (element: Element) => element.type === 'node',
  (element: Element) => element.type !== 'function' && element.type !== 'contract',
  (element: Element) => element.type === 'function',
  () => true,
]

const roles: Readonly<Record<string, string>> = {
  external_calls: 'external call',
  external_calls_sending_eth: 'external call that sends ether',
  variables_written: 'state written after the call',
  events: 'event emitted after the call',
}

function roleOf({ type, name, additional_fields }: Element): string {
  const role = roles[additional_fields?.underlying_type ?? '']
  if (role !== undefined) return role
  return type === 'node' ? 'statement' : `${type} ${name}`
}

function isPlaced(element: Element): element is Placed {
  return element.source_mapping !== undefined
}

function keyOf({ source_mapping: { filename_relative, start, length } }: Placed): string {
  return `${start} ${length} ${filename_relative}`
}
