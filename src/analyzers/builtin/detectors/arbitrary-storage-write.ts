import type { Flow, Location, WriteStep } from '../../../solidity/model/flow-types.ts'
import { rootOf } from '../../../solidity/model/origin.ts'
import { conditionsAt } from '../../../solidity/model/paths.ts'
import type { Contract } from '../../../solidity/model/types.ts'
import type { Claim, Detector } from '../detector.ts'
import { reachableSteps } from '../entry-flows.ts'
import { isHashed } from '../hashed.ts'
import { isProtected } from '../protection.ts'
import { parametersIn, storageIn } from '../provenance.ts'
import { quote, spotOf } from '../spot.ts'
import { nameOf } from '../wording.ts'

/** Writes to a place in storage that the sender picks. */
export const arbitraryStorageWrite: Detector = {
  id: 'arbitrary_storage_write',
  class: 'arbitrary_storage_write',
  severity: 'high',
  confidence: 'high',
  title: 'Write to a storage slot that the caller chooses',
  looksAt:
    '`sstore` to a slot made of arguments; lengths of arrays that are set from arguments, or reduced without asking whether there is anything left, and writes to such an array at an index that the caller chooses.',
  ignores: 'What only chosen senders reach; slots out of hashes, which nobody can aim at another variable.',
  references: ['https://docs.soliditylang.org/en/latest/internals/layout_in_storage.html'],
  scope: 'contract',
  detect: (contract) => {
    const writes = reachableSteps(contract, 'write').filter(({ step }) => !isProtected(step, contract))
    const loose = new Set(
      writes.filter(({ step }) => isLooseLength(step)).map(({ step }) => rootOf(step.location)),
    )
    return writes.flatMap(({ flow, step }) => claimsFor(step, flow, contract, loose))
  },
}

function claimsFor(
  write: WriteStep,
  flow: Flow,
  contract: Contract,
  loose: ReadonlySet<unknown>,
): readonly Claim[] {
  const code = quote(write.node, write.frame.callable.file)
  const at = spotOf(write)
  const door = nameOf(flow.callable)
  if (isSlotChosen(write)) {
    return [
      {
        message: `Whoever calls ${door} chooses the slot that ${code} writes to, of any variable of \`${contract.name}\``,
        at,
      },
    ]
  }
  if (isLooseLength(write)) {
    return [
      {
        message: `${code} can make the array reach over all of the storage, so that its elements overlap other variables`,
        at,
      },
    ]
  }
  if (!loose.has(rootOf(write.location)) || !isIndexChosen(write.location)) return []
  return [
    {
      message: `Whoever calls ${door} chooses where ${code} writes, as the length of the array bounds nothing`,
      at,
    },
  ]
}

function isSlotChosen({ location: { root }, frame }: WriteStep): boolean {
  if (root.kind !== 'slot' || root.slot === undefined) return false
  return parametersIn(root.slot, frame).size > 0 && !isHashed(root.slot, frame)
}

/** Before 0.6 the length of an array can be assigned. */
function isLooseLength(write: WriteStep): boolean {
  const last = write.location.path.at(-1)
  if (last?.kind !== 'member' || last.name !== 'length') return false
  if (write.how === 'assign') return parametersIn(write.value, write.frame).size > 0
  const isReduced = write.how === 'decrement' || (write.how === 'compound' && isSubtraction(write))
  return isReduced && !isAskedFirst(write)
}

function isSubtraction({ node }: WriteStep): boolean {
  return node.type === 'BinaryOperation' && node.operator === '-='
}

/** `require(list.length > 0)`, but not `>= 0`, which always holds. */
function isAskedFirst(write: WriteStep): boolean {
  return conditionsAt(write).some(({ expression, frame, how }) => {
    if (how === 'unread' || !storageIn(expression, frame).has(rootOf(write.location))) return false
    return expression.type !== 'BinaryOperation' || !isTautology(expression)
  })
}

function isTautology({ operator, left, right }: { operator: string; left: object; right: object }): boolean {
  return (operator === '>=' && isZero(right)) || (operator === '<=' && isZero(left))
}

function isZero(expression: object): boolean {
  return 'number' in expression && Number(expression.number) === 0
}

function isIndexChosen({ path }: Location): boolean {
  return path.some((part) => part.kind === 'key' && parametersIn(part.index, part.frame).size > 0)
}
