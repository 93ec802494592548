import { definitionOf } from '../../../solidity/model/definition.ts'
import { typeOfLocal } from '../../../solidity/model/expression-type.ts'
import type { BranchStep, Frame } from '../../../solidity/model/flow-types.ts'
import { rootOf } from '../../../solidity/model/origin.ts'
import { originsOf } from '../../../solidity/model/origins.ts'
import { isSolidity } from '../../../solidity/model/storage-location.ts'
import type { Contract } from '../../../solidity/model/types.ts'
import type { Expression, VariableDeclaration } from '../../../solidity/syntax/expressions.ts'
import { isCapped, isLength } from '../capped.ts'
import type { Claim, Detector } from '../detector.ts'
import { everyFlow } from '../every-flow.ts'
import { isGrownByAnyone } from '../every-write.ts'
import { headOfLoop } from '../loops.ts'
import type { Value } from '../provenance.ts'
import { quote } from '../spot.ts'
import { widthOf } from '../width.ts'

/** Loops whose counter never gets to the end. */
export const narrowCounter: Detector = {
  id: 'narrow_counter',
  class: 'dos_gas_limit',
  severity: 'high',
  confidence: 'medium',
  title: 'Loop counter is too narrow for its bound',
  looksAt:
    'Counters of at most 16 bits, `var i = 0` of old Solidity among them, that are compared with wider bounds.',
  ignores:
    'Bounds that fit: literals, constants, lengths that are capped where the array grows, and what is as narrow as the counter. Bounds that outsiders cannot raise are told at medium severity.',
  references: [],
  scope: 'contract',
  detect: (contract) =>
    everyFlow(contract).flatMap(({ steps }) =>
      steps.flatMap((step) =>
        step.kind === 'branch' && step.how === 'loop' ? claimsAbout(step, contract) : [],
      ),
    ),
}

function claimsAbout({ condition, frame, node }: BranchStep, contract: Contract): readonly Claim[] {
  if (condition === undefined || !isTooNarrow(condition, frame, contract)) return []
  return [
    {
      message: `${quote(condition, frame.callable.file)} always holds once the bound is larger than the counter can get`,
      at: headOfLoop(node, frame),
      ...(isRaisedByAnyone(condition, frame, contract) ? {} : { severity: 'medium' }),
    },
  ]
}

function isTooNarrow(condition: NonNullable<Value>, frame: Frame, contract: Contract): boolean {
  if (!isSolidity(condition) || condition.type !== 'BinaryOperation') return false
  const { operator, left, right } = condition
  if (!/^<=?$/.test(operator) || left.type !== 'Identifier') return false
  const definition = definitionOf(left, frame.callable)
  if (definition.kind !== 'local') return false
  const bits = bitsOf(definition.node, frame)
  return bits <= 16 && widthOf(right, frame) > bits && !isCappedLength(right, frame, contract)
}

function isCappedLength(bound: Expression, frame: Frame, contract: Contract): boolean {
  return originsOf(bound, frame).some(
    (origin) =>
      origin.kind === 'storage' && isLength(origin.location) && isCapped(rootOf(origin.location), contract),
  )
}

/** The bound is the length of a list that anybody makes longer. */
function isRaisedByAnyone(condition: NonNullable<Value>, frame: Frame, contract: Contract): boolean {
  return originsOf(condition, frame).some(
    (origin) =>
      origin.kind === 'storage' &&
      isLength(origin.location) &&
      isGrownByAnyone(rootOf(origin.location), contract),
  )
}

/** `var i = 0` is as narrow as its first value. */
function bitsOf(variable: VariableDeclaration, frame: Frame): number {
  const { typeName } = variable
  const isInferred = typeName === null || (typeName.type === 'ElementaryTypeName' && typeName.name === 'var')
  if (isInferred) return frame.assignments.get(variable)?.[0]?.value?.type === 'NumberLiteral' ? 8 : 256
  const type = typeOfLocal(variable, frame.callable)
  return type.kind === 'integer' ? type.bits : 256
}
