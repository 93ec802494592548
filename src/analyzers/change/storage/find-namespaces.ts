import type { Contract } from '../../../solidity/model/types.ts'
import type { StructDefinition } from '../../../solidity/syntax/declarations.ts'
import { comments } from '../../../solidity/tokens.ts'
import type { Claim } from '../claim.ts'
import type { ContractPair } from '../side.ts'
import { placeOf, type Spot } from '../wording.ts'
import { misreading } from './compatible.ts'
import { type Shape, shapeOf } from './type-shape.ts'

/** A struct at a slot of its own, by ERC-7201 or by assembly. */
interface Namespace {
  /** What chooses the slot: `erc7201:example.main`; `undefined` when only assembly knows. */
  readonly id: string | undefined
  readonly node: StructDefinition
  readonly spot: Spot
  readonly shape: Shape
}

/** Structs with a slot of their own that a deployed proxy would look for elsewhere, or read as something else. */
export function movedNamespaces({ base, head }: ContractPair): readonly Claim[] {
  const present = namespacesOf(head)
  return [...namespacesOf(base)].flatMap(([name, former]): readonly Claim[] => {
    const now = present.get(name)
    if (now === undefined) return []
    const isElsewhere = former.id !== now.id && former.id !== undefined
    const reason = isElsewhere
      ? `lay at \`${former.id}\` and lies at \`${now.id ?? 'another slot'}\` now`
      : misreading(former.shape, now.shape, true)
    if (reason === undefined) return []
    return [
      {
        rule: 'storage-moved',
        severity: 'high',
        confidence: 'high',
        message: `the storage \`${name}\` of \`${head.name}\` (${placeOf(former.node, base.file)} at the base) ${reason}`,
        at: now.spot,
      },
    ]
  })
}

function namespacesOf(contract: Contract): ReadonlyMap<string, Namespace> {
  const { node, file } = contract
  const pointed = new Set(
    [...file.text.matchAll(/returns\s*\(\s*([\w.]+)\s+storage\s+[\w$]+\s*\)\s*\{[^}]*assembly/g)].map(
      ([, name]) => name,
    ),
  )
  return new Map(
    node.subNodes.flatMap((part): readonly [string, Namespace][] => {
      if (part.type !== 'StructDefinition') return []
      const id = annotationAbove(part, file.text)
      if (id === undefined && !pointed.has(part.name)) return []
      const scope = { contract, file }
      const shape = shapeOf({ kind: 'struct', node: part, scope }, scope)
      const end = part.range[0] + file.text.slice(...part.range).indexOf('{')
      return [[part.name, { id, node: part, shape, spot: { file, range: [part.range[0], end] } }]]
    }),
  )
}

/** `@custom:storage-location erc7201:example.main` in the comment above. */
function annotationAbove({ range }: StructDefinition, text: string): string | undefined {
  const above = comments(text).filter(({ end }) => end <= range[0] && text.slice(end, range[0]).trim() === '')
  return above
    .map(({ start, end }) => /@custom:storage-location\s+(\S+)/.exec(text.slice(start, end))?.[1])
    .at(-1)
}
