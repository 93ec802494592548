import type { Shape } from './type-shape.ts'

/** Why a value of the former type cannot be read as the present one; `undefined` when it can, or nobody knows. */
export function misreading(base: Shape, head: Shape, canGrow = false): string | undefined {
  if (base.kind === 'unknown' || head.kind === 'unknown') return undefined
  const other = base.kind === head.kind ? undefined : 'has another type'
  switch (base.kind) {
    case 'value':
      return head.kind === 'value' ? misreadingOfValue(base, head) : other
    case 'mapping':
      return head.kind === 'mapping' ? misreadingOfMapping(base, head) : other
    case 'array':
      return head.kind === 'array' ? misreadingOfArray(base, head) : other
    case 'struct':
      return head.kind === 'struct' ? misreadingOfStruct(base, head, canGrow) : other
    default:
      return other
  }
}

function misreadingOfMapping(base: ShapeOf<'mapping'>, head: ShapeOf<'mapping'>): string | undefined {
  return misreading(base.key, head.key) ?? misreading(base.value, head.value, true)
}

function misreadingOfArray(base: ShapeOf<'array'>, head: ShapeOf<'array'>): string | undefined {
  return base.length === head.length ? misreading(base.element, head.element) : 'has another length'
}

type ShapeOf<Kind extends Shape['kind']> = Extract<Shape, { kind: Kind }>
type Value = ShapeOf<'value'>
type Struct = ShapeOf<'struct'>

function misreadingOfValue(base: Value, head: Value): string | undefined {
  if (base.bytes !== head.bytes) return 'has another size'
  return base.family === head.family || (isSmall(base) && isSmall(head)) ? undefined : 'has another type'
}

/** A number and an enum of one byte read the same. */
function isSmall({ family, bytes }: Value): boolean {
  return bytes === 1 && (family === 'enum' || family === 'uint')
}

/** Behind a mapping there is room to grow; elsewhere the neighbours move. */
function misreadingOfStruct(base: Struct, head: Struct, canGrow: boolean): string | undefined {
  for (const [at, member] of base.members.entries()) {
    const now = head.members[at]
    if (now === undefined) return `lost its member \`${member.name}\``
    const reason = misreading(member.shape, now.shape)
    if (reason !== undefined) return `has a member \`${member.name}\` that ${reason}`
    if (now.name !== member.name && base.members.some(({ name }) => name === now.name))
      return `has its members \`${member.name}\` and \`${now.name}\` in another order`
  }
  if (canGrow || head.members.length === base.members.length || head.slots === base.slots) return undefined
  return 'has grown into what lies behind it'
}
