import { typeOf } from '../../solidity/model/expression-type.ts'
import type { Frame } from '../../solidity/model/flow-types.ts'
import type { Type } from '../../solidity/model/types.ts'
import type {
  BinaryOperation,
  Conditional,
  Expression,
  FunctionCall,
  NumberLiteral,
} from '../../solidity/syntax/expressions.ts'
import { behind } from './behind.ts'
import { canonicalOf } from './canonical.ts'

/** Operations inside of operations; deeper ones are taken for as wide as their type. */
const deepest = 24

/**
 * How many bits a value needs at most, as far as types, literals, masks and nature tell: there is no more ether than
 * 2^96 wei, and a clock needs 40 bits for the next thousands of years.
 */
export function widthOf(expression: Expression, frame: Frame, left = deepest): number {
  if (left === 0) return widest
  const placed = behind(expression, frame)
  const own = widthOfType(typeOf(placed.expression, placed.frame.callable))
  return Math.min(own, widthOfValue(placed.expression, placed.frame, left - 1))
}

const widest = 256

function widthOfType(type: Type): number {
  switch (type.kind) {
    case 'integer':
      return type.bits
    case 'bool':
      return 1
    case 'fixed-bytes':
      return type.size * 8
    case 'enum':
      return 8
    case 'address':
      return 160
    default:
      return widest
  }
}

function widthOfValue(expression: Expression, frame: Frame, left: number): number {
  const inner = (part: Expression) => widthOf(part, frame, left)
  switch (expression.type) {
    case 'NumberLiteral':
      return widthOfNumber(expression)
    case 'BinaryOperation':
      return widthOfOperation(expression, inner)
    case 'Conditional':
      return widthOfChoice(expression, frame, inner)
    case 'MemberAccess':
      return natural[expression.memberName] ?? widest
    case 'Identifier':
      return expression.name === 'now' ? clock : widest
    case 'FunctionCall': {
      const [only, ...others] = expression.arguments
      const limits = expression.arguments.slice(-2).map(inner)
      if (/\bmin$/.test(nameOfCallee(expression))) return Math.min(...limits, widest)
      if (/\bmax$/.test(nameOfCallee(expression))) return Math.max(...limits)
      const isCast = typeOf(expression.expression, frame.callable).kind === 'type'
      return isCast && only !== undefined && others.length === 0 ? inner(only) : widest
    }
    default:
      return widest
  }
}

/** `a < b ? a : b` is the smaller of the two. */
function widthOfChoice(
  { condition, trueExpression, falseExpression }: Conditional,
  frame: Frame,
  widthOfPart: (part: Expression) => number,
): number {
  const widths = [widthOfPart(trueExpression), widthOfPart(falseExpression)]
  const isSmaller =
    condition.type === 'BinaryOperation' &&
    /^<=?$/.test(condition.operator) &&
    canonicalOf(condition.left, frame) === canonicalOf(trueExpression, frame) &&
    canonicalOf(condition.right, frame) === canonicalOf(falseExpression, frame)
  return isSmaller ? Math.min(...widths) : Math.max(...widths)
}

function nameOfCallee({ expression }: FunctionCall): string {
  if (expression.type === 'MemberAccess') return expression.memberName
  return expression.type === 'Identifier' ? expression.name : ''
}

const clock = 40
const ether = 96

/** What the world allows, whatever the type. */
const natural: Readonly<Record<string, number>> = {
  timestamp: clock,
  number: clock,
  length: clock,
  value: ether,
  balance: ether,
  gasprice: 64,
  gaslimit: 64,
  chainid: 64,
}

const units: Readonly<Record<string, number>> = {
  gwei: 1e9,
  szabo: 1e12,
  finney: 1e15,
  ether: 1e18,
  minutes: 60,
  hours: 3600,
  days: 86_400,
  weeks: 604_800,
  years: 31_536_000,
}

/** What a number literal stands for; large ones are rounded. */
export function numberOf({ number, subdenomination }: NumberLiteral): number {
  return Number(number.replaceAll('_', '')) * (units[subdenomination ?? ''] ?? 1)
}

function widthOfNumber(literal: NumberLiteral): number {
  return Math.ceil(Math.log2(numberOf(literal) + 1))
}

function widthOfOperation(
  { operator, left, right }: BinaryOperation,
  widthOfPart: (part: Expression) => number,
): number {
  switch (operator) {
    case '+':
    case '|':
    case '^':
      return Math.max(widthOfPart(left), widthOfPart(right)) + (operator === '+' ? 1 : 0)
    case '*':
      return widthOfPart(left) + widthOfPart(right)
    case '/':
      return widthOfQuotient(widthOfPart(left), right)
    case '-':
      return widthOfPart(left)
    case '%':
      return Math.min(widthOfPart(left), widthOfPart(right))
    case '&':
      return Math.min(widthOfPart(left), widthOfPart(right))
    case '<<':
      return right.type === 'NumberLiteral' ? widthOfPart(left) + numberOf(right) : widest
    case '>>':
      return right.type === 'NumberLiteral' ? Math.max(0, widthOfPart(left) - numberOf(right)) : widest
    case '=':
      return widthOfPart(right)
    default:
      return widest
  }
}

function widthOfQuotient(dividend: number, divisor: Expression): number {
  if (divisor.type !== 'NumberLiteral') return dividend
  return Math.max(0, dividend - Math.floor(Math.log2(Math.max(1, numberOf(divisor)))))
}
