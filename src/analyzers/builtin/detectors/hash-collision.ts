import { typeOf } from '../../../solidity/model/expression-type.ts'
import type { BuiltinStep, Flow, Frame } from '../../../solidity/model/flow-types.ts'
import { originsOf } from '../../../solidity/model/origins.ts'
import { isSolidity } from '../../../solidity/model/storage-location.ts'
import type { Expression } from '../../../solidity/syntax/expressions.ts'
import { behind } from '../behind.ts'
import type { Claim, Detector } from '../detector.ts'
import { everyFlow } from '../every-flow.ts'
import { quote, spotOf } from '../spot.ts'
import { canChange } from '../value-at-stake.ts'

/** Hashes of several strings without a border between them. */
export const hashCollision: Detector = {
  id: 'hash_collision',
  class: 'hash_collision',
  severity: 'high',
  confidence: 'medium',
  title: 'Different inputs give the same hash',
  looksAt:
    'Hashes over `abi.encodePacked`, or over several arguments before 0.5, of at least two strings, byte strings or dynamic arrays next to each other.',
  ignores:
    '`abi.encode`, literals, one dynamic value among fixed ones, and packed bytes that are not hashed. Where nothing is changed it is told at medium severity, values that no parameter gives at low severity and confidence.',
  references: ['https://docs.soliditylang.org/en/latest/abi-spec.html#non-standard-packed-mode'],
  scope: 'contract',
  detect: (contract) =>
    everyFlow(contract).flatMap((flow) =>
      flow.steps.flatMap((step) =>
        step.kind === 'builtin' && hashes.has(step.name) ? claimsAbout(step, flow) : [],
      ),
    ),
}

const hashes: ReadonlySet<string> = new Set(['keccak256', 'sha256', 'ripemd160'])

function claimsAbout(step: BuiltinStep, flow: Flow): readonly Claim[] {
  const packed = packedIn(step)
  const isAmbiguous = packed.parts.some((part, at) => {
    const next = packed.parts[at + 1]
    return next !== undefined && isDynamic(part, packed.frame) && isDynamic(next, packed.frame)
  })
  if (!isAmbiguous) return []
  const isChosen = packed.parts.some(
    (part) =>
      isDynamic(part, packed.frame) && originsOf(part, packed.frame).some(({ kind }) => kind === 'parameter'),
  )
  return [
    {
      message: `${quote(step.node, step.frame.callable.file)} is the same when characters move from one value to its neighbour`,
      at: spotOf(step),
      ...(isChosen ? gradeOf(flow) : { severity: 'low', confidence: 'low' }),
    },
  ]
}

/** A hash that something is looked up or signed by lets one input act for another. */
function gradeOf(flow: Flow): Partial<Claim> {
  const acts = flow.steps.some(({ kind }) => kind === 'write' || kind === 'call')
  return acts && canChange(flow) ? {} : { severity: 'medium' }
}

interface Packed {
  readonly parts: readonly Expression[]
  readonly frame: Frame
}

/** What goes into a hash one after the other. */
function packedIn({ arguments: given, frame }: BuiltinStep): Packed {
  const parts = given.filter(isSolidity)
  const [only, ...others] = parts
  if (only === undefined || others.length > 0) return { parts, frame }
  const placed = behind(only, frame)
  return isPacking(placed.expression)
    ? { parts: placed.expression.arguments, frame: placed.frame }
    : { parts, frame }
}

function isPacking(expression: Expression): expression is Extract<Expression, { type: 'FunctionCall' }> {
  return (
    expression.type === 'FunctionCall' &&
    expression.expression.type === 'MemberAccess' &&
    expression.expression.memberName === 'encodePacked'
  )
}

function isDynamic(expression: Expression, frame: Frame): boolean {
  if (behind(expression, frame).expression.type === 'StringLiteral') return false
  const type = typeOf(expression, frame.callable)
  if (type.kind === 'array') return type.length === undefined
  return type.kind === 'string' || type.kind === 'bytes'
}
