import type { Expression, VariableDeclaration } from '../syntax/expressions.ts'
import type { Flow } from './flow-types.ts'
import { remember } from './memo.ts'
import type { Callable, Contract } from './types.ts'
import { begin, type Walk } from './walk.ts'
import { enterBases } from './walk-bases.ts'
import { walkCallable } from './walk-callable.ts'
import { walkExpression } from './walk-expressions.ts'
import { frameOf } from './walk-internal.ts'
import { walkStatement } from './walk-statements.ts'

/**
 * What a callable does when it runs in a contract: its own by default, or one derived from it, where virtual functions
 * may mean something else. Computed once. Of a function without a body the flow has the step `entry` alone.
 */
export function flowOf(callable: Callable, contract: Contract | undefined = callable.contract): Flow {
  const known = flows(callable)
  const before = known.get(contract)
  if (before !== undefined) return before
  const flow = build(callable, contract)
  known.set(contract, flow)
  return flow
}

const flows = remember((_callable: Callable) => new Map<Contract | undefined, Flow>())

const noBindings: ReadonlyMap<VariableDeclaration, Expression> = new Map()

function build(callable: Callable, contract: Contract | undefined): Flow {
  const frame = frameOf(callable, contract, undefined, undefined, noBindings)
  const { node } = callable
  const walk: Walk = {
    steps: [],
    conditions: [],
    frames: [frame],
    budget: callable.file.setting.stepBudget,
    frontier: [],
    facts: undefined,
    loops: [],
    wraps: callable.file.compiler.wrapsArithmetic,
    frame,
    statement: node,
    use: 'used',
    isTruncated: false,
    nesting: 0,
    leaves: 0,
    exits: [],
    breaks: [],
    continues: [],
    placeholder: undefined,
    visit: { expression: walkExpression, statement: walkStatement, callable: walkCallable },
  }
  begin(walk)
  if (callable.kind === 'constructor' && contract !== undefined) enterBases(walk, contract)
  walkCallable(walk, frame)
  return {
    callable,
    contract,
    steps: walk.steps,
    conditions: walk.conditions,
    frames: walk.frames,
    isTruncated: walk.isTruncated,
  }
}
