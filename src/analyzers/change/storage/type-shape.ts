import { lookUp } from '../../../solidity/model/names.ts'
import { typeOfName } from '../../../solidity/model/type-name.ts'
import type { Scope, Type } from '../../../solidity/model/types.ts'
import type { Expression } from '../../../solidity/syntax/expressions.ts'
import { combine, numberOf, wholeOf } from '../guards/number.ts'

/** A type as storage sees it. */
export type Shape =
  /** Packed with its neighbours; `family` tells apart what has one size but another meaning. */
  | { readonly kind: 'value'; readonly bytes: number; readonly family: string }
  /** Starts a slot of its own, and so does what follows. */
  | { readonly kind: 'struct'; readonly slots: number; readonly members: readonly Member[] }
  | {
      readonly kind: 'array'
      readonly slots: number
      readonly element: Shape
      readonly length: number | undefined
    }
  | { readonly kind: 'mapping'; readonly key: Shape; readonly value: Shape }
  /** `bytes`, `string`. */
  | { readonly kind: 'text' }
  | { readonly kind: 'unknown' }

export interface Member {
  readonly name: string
  readonly shape: Shape
}

/** Structs in structs in structs; a struct that holds itself by a mapping ends here. */
const deepest = 8
/** Longer arrays are taken for this long: nobody lays out what lies behind them by hand. */
const longestArray = 2 ** 40

export function shapeOf(type: Type, scope: Scope, depth = 0): Shape {
  if (depth > deepest) return { kind: 'unknown' }
  switch (type.kind) {
    case 'integer':
      return value(type.bits / 8, type.signed ? 'int' : 'uint')
    case 'bool':
      return value(1, 'bool')
    case 'address':
    case 'contract':
      return value(20, 'address')
    case 'fixed-bytes':
      return value(type.size, 'bytes')
    case 'enum':
      return value(1, 'enum')
    case 'user-type':
      return shapeOf(type.underlying, type.scope, depth + 1)
    case 'function':
      return value(type.isExternal ? 24 : 8, 'function')
    case 'bytes':
    case 'string':
      return { kind: 'text' }
    case 'mapping':
      return {
        kind: 'mapping',
        key: shapeOf(type.key, scope, depth + 1),
        value: shapeOf(type.value, scope, depth + 1),
      }
    case 'array':
      return arrayOf(shapeOf(type.element, scope, depth + 1), type.length, scope)
    case 'struct': {
      const members = type.node.members.map((member) => ({
        name: String(member.name),
        shape: shapeOf(typeOfName(member.typeName, type.scope), type.scope, depth + 1),
      }))
      return { kind: 'struct', members, slots: place(members).slots }
    }
    default:
      return { kind: 'unknown' }
  }
}

function value(bytes: number, family: string): Shape {
  return { kind: 'value', bytes, family }
}

function arrayOf(element: Shape, expression: Expression | undefined, scope: Scope): Shape {
  if (expression === undefined) return { kind: 'array', slots: 1, element, length: undefined }
  const text = wholeOf(constantTerm(expression, scope))
  const length = Math.min(Number(text ?? 1n), longestArray)
  const perSlot = element.kind === 'value' ? Math.floor(32 / element.bytes) : undefined
  const slots = perSlot === undefined ? length * slotsOf(element) : Math.ceil(length / perSlot)
  return { kind: 'array', slots, element, length }
}

function constantTerm(expression: Expression, scope: Scope): string {
  switch (expression.type) {
    case 'NumberLiteral':
      return numberOf(expression.number, expression.subdenomination)
    case 'BinaryOperation':
      return combine(
        expression.operator,
        constantTerm(expression.left, scope),
        constantTerm(expression.right, scope),
      )
    case 'Identifier': {
      const found = lookUp(expression.name, scope)
      if (found.kind === 'constant') return constantTerm(found.node.initialValue, found.scope)
      const initialiser = found.kind === 'state-variable' ? found.variable.initialiser : undefined
      return initialiser === undefined ? expression.name : constantTerm(initialiser, scope)
    }
    default:
      return expression.type
  }
}

/** Whole slots that a variable takes when it starts one. */
export function slotsOf(shape: Shape): number {
  return shape.kind === 'struct' || shape.kind === 'array' ? shape.slots : 1
}

export interface Placed {
  readonly slot: number
  /** In bytes, from the low end of the slot. */
  readonly offset: number
}

/** Where variables lie, in slots from 0, by the compiler's rules of packing; with how many slots they take. */
export function place<Variable extends { readonly shape: Shape }>(
  variables: readonly Variable[],
): { readonly placed: readonly (Variable & Placed)[]; readonly slots: number } {
  let slot = 0
  let used = 0
  const placed = variables.map((variable) => {
    const { shape } = variable
    const bytes = shape.kind === 'value' ? shape.bytes : 32
    if (used > 0 && used + bytes > 32) {
      slot += 1
      used = 0
    }
    const here = { ...variable, slot, offset: used }
    if (shape.kind === 'value') used += bytes
    else slot += slotsOf(shape)
    return here
  })
  return { placed, slots: slot + (used > 0 ? 1 : 0) }
}
