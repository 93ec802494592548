import type { BranchStep, Flow, Frame, Step, WriteStep } from '../../../solidity/model/flow-types.ts'
import { isRestricted } from '../../../solidity/model/guards.ts'
import { rootOf } from '../../../solidity/model/origin.ts'
import { originsOf } from '../../../solidity/model/origins.ts'
import { isSolidity } from '../../../solidity/model/storage-location.ts'
import type { Contract } from '../../../solidity/model/types.ts'
import type { Expression } from '../../../solidity/syntax/expressions.ts'
import { canonicalOf } from '../canonical.ts'
import { isCapped, isLength } from '../capped.ts'
import type { Claim, Detector } from '../detector.ts'
import { entryFlows } from '../entry-flows.ts'
import { isGrownByAnyone, isGrowth, writesTo } from '../every-write.ts'
import { headOfLoop } from '../loops.ts'
import { comesFrom } from '../provenance.ts'
import { quote, spotOf } from '../spot.ts'
import { nameOf } from '../wording.ts'

/** Work that grows with what others store, until no block has the gas for it. */
export const dosGasLimit: Detector = {
  id: 'dos_gas_limit',
  class: 'dos_gas_limit',
  severity: 'high',
  confidence: 'medium',
  title: 'Loop that grows without a bound',
  looksAt:
    'Loops over arrays in storage that anybody can make longer, and statements that clear such arrays as a whole.',
  ignores:
    'View functions, which cost nothing from outside, loops in pages that the caller chooses, with a second bound or an eye on the gas, and arrays whose length is capped where they grow. Arrays that only chosen senders grow are told at low severity and confidence.',
  references: ['https://docs.soliditylang.org/en/latest/security-considerations.html#gas-limit-and-loops'],
  scope: 'contract',
  detect: (contract) =>
    entryFlows(contract)
      .filter(({ callable }) => callable.mutability !== 'view' && callable.mutability !== 'pure')
      .flatMap((flow) => flow.steps.flatMap((step) => claimsAbout(step, flow, contract))),
}

function claimsAbout(step: Step, flow: Flow, contract: Contract): readonly Claim[] {
  if (step.kind === 'branch' && step.how === 'loop') return claimsAboutLoop(step, flow, contract)
  if (step.kind !== 'write') return []
  return clears(step) ? claimsAboutClearing(step, contract) : claimsAboutGrowth(step, flow)
}

/** Many entries per transaction, so that whoever reads the list gets to the limit sooner. */
function claimsAboutGrowth(step: WriteStep, flow: Flow): readonly Claim[] {
  const loop = step.loops.at(-1)
  if (loop === undefined || !isGrowth({ step, flow }) || isRestricted(step)) return []
  return [
    {
      message: `anyone can make ${nameOf(flow.callable)} add many entries at once by ${quote(step.node, step.frame.callable.file)}`,
      at: headOfLoop(loop, step.frame),
      severity: 'low',
      confidence: 'low',
    },
  ]
}

function claimsAboutLoop(step: BranchStep, flow: Flow, contract: Contract): readonly Claim[] {
  const { condition, frame, node } = step
  if (condition === undefined || !isSolidity(condition)) return []
  if (condition.type === 'BinaryOperation' && condition.operator === '&&') return []
  const origins = originsOf(condition, frame)
  if (neverRuns(condition, frame)) return []
  const isPaged = origins.some(({ kind }) => kind === 'parameter')
  if (isPaged || comesFrom(origins, 'gasleft', 'msg.gas')) return []
  const lengths = origins.flatMap((origin) =>
    origin.kind === 'storage' && isLength(origin.location) ? [rootOf(origin.location)] : [],
  )
  const growing = lengths.filter(
    (root) => writesTo(root, contract).some(isGrowth) && !isCapped(root, contract),
  )
  if (growing.length === 0) return []
  const isOpen = growing.some((root) => isGrownByAnyone(root, contract))
  return [
    {
      message: `${quote(condition, frame.callable.file)} lets ${nameOf(flow.callable)} do more work with every entry, until it no longer fits into a block`,
      at: headOfLoop(node, frame),
      ...(isOpen ? {} : { severity: 'low', confidence: 'low' }),
    },
  ]
}

/** `for (i = n; i < n; …)` */
function neverRuns(condition: Expression, frame: Frame): boolean {
  if (condition.type !== 'BinaryOperation' || condition.left.type !== 'Identifier') return false
  const { name } = condition.left
  const [first] = [...frame.assignments].filter(([variable]) => variable.name === name)
  const value = first?.[1][0]?.value
  if (value === undefined || !isSolidity(value)) return false
  return condition.operator === '<' && canonicalOf(value, frame) === canonicalOf(condition.right, frame)
}

/** An array is given a new one, or deleted, as a whole. */
function clears({ how, value, location, frame }: WriteStep): boolean {
  if (location.path.length > 0 || location.root.kind !== 'variable') return false
  const { typeName } = location.root.variable.node
  if (typeName?.type !== 'ArrayTypeName' || typeName.length !== null) return false
  if (how === 'delete') return true
  return (
    how === 'assign' &&
    value !== undefined &&
    originsOf(value, frame).every(({ kind }) => kind === 'constant')
  )
}

function claimsAboutClearing(step: WriteStep, contract: Contract): readonly Claim[] {
  if (!isGrownByAnyone(rootOf(step.location), contract)) return []
  return [
    {
      message: `${quote(step.node, step.frame.callable.file)} frees every entry at once, which no block may have the gas for`,
      at: spotOf(step),
    },
  ]
}
