import { isBefore } from '../../../solidity/model/compiler.ts'
import type { Flow } from '../../../solidity/model/flow-types.ts'
import { originsOf } from '../../../solidity/model/origins.ts'
import { stepsOf } from '../../../solidity/model/paths.ts'
import type { VariableDeclaration } from '../../../solidity/syntax/expressions.ts'
import type { Detector } from '../detector.ts'
import { entryFlows } from '../entry-flows.ts'
import { comesFrom, keysOf } from '../provenance.ts'
import { headOf } from '../spot.ts'
import { nameOf } from '../wording.ts'

/** Amounts that grow when an address is cut short. */
export const shortAddress: Detector = {
  id: 'short_address',
  class: 'short_address',
  severity: 'low',
  confidence: 'low',
  title: 'A cut address multiplies the amount',
  looksAt:
    'Token transfers before 0.5 that take an address and then an amount, without a look at the length of `msg.data`.',
  ignores: 'Contracts for 0.5 and later, whose decoder refuses short input.',
  references: [],
  scope: 'contract',
  detect: (contract) => {
    const { lowest } = contract.file.compiler
    if (lowest !== undefined && !isBefore(lowest, [0, 5, 0])) return []
    return entryFlows(contract)
      .filter((flow) => takesPayment(flow) && !looksAtLength(flow))
      .map(({ callable }) => ({
        message: `input that lacks the last bytes of the address makes ${nameOf(callable)} read a larger amount`,
        at: headOf(callable),
      }))
  },
}

/** The address is a key of what is added to, and the amount follows it. */
function takesPayment(flow: Flow): boolean {
  const types = flow.callable.parameters.slice(-2).map(elementary)
  if (types[0] !== 'address' || !/^uint(?:256)?$/.test(String(types[1]))) return false
  return stepsOf(flow, 'write').some(
    (step) =>
      (keysOf({ kind: 'storage', location: step.location }).some(
        (key) => key.kind === 'parameter' && key.variable === flow.callable.parameters.at(-2),
      ) &&
        step.how !== 'assign') ||
      (step.value !== undefined && addsTo(step.value, step.frame, flow)),
  )
}

function addsTo(
  value: Parameters<typeof originsOf>[0],
  frame: Parameters<typeof originsOf>[1],
  { callable }: Flow,
): boolean {
  const origins = originsOf(value, frame)
  return (
    origins.some(({ kind }) => kind === 'storage') &&
    origins.some((origin) => origin.kind === 'parameter' && origin.variable === callable.parameters.at(-1))
  )
}

function elementary({ typeName }: VariableDeclaration): string | undefined {
  return typeName?.type === 'ElementaryTypeName' ? typeName.name : undefined
}

function looksAtLength({ conditions }: Flow): boolean {
  return conditions.some(({ expression, frame }) => comesFrom(originsOf(expression, frame), 'msg.data'))
}
