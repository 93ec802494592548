import type {
  AssemblyBlock,
  AssemblyExpression,
  AssemblyFor,
  AssemblyItem,
  AssemblySwitch,
} from '../syntax/assembly.ts'
import type { Identifier } from '../syntax/expressions.ts'
import { localsOf } from './locals.ts'
import { addStep, assume, type Moment, merge, momentOf, resume, stop, type Walk } from './walk.ts'
import { assignLocal } from './walk-expressions.ts'
import { comeRound, inLoop } from './walk-loops.ts'
import { walkAssemblyCall } from './walk-opcodes.ts'

/** Adds the steps of inline assembly: what it reads and writes in storage, whom it calls, where it ends. */
export function walkAssembly(walk: Walk, block: AssemblyBlock): void {
  walkItem(walk, block)
}

function walkItem(walk: Walk, item: AssemblyItem | AssemblyExpression): void {
  const outer = walk.statement
  if (item.type !== 'AssemblyBlock') walk.statement = item
  walk.nesting += 1
  walkByType(walk, item)
  walk.nesting -= 1
  walk.statement = outer
}

function walkByType(walk: Walk, item: AssemblyItem | AssemblyExpression): void {
  switch (item.type) {
    case 'AssemblyBlock':
      for (const inner of item.operations) walkItem(walk, inner)
      break
    case 'AssemblyCall':
      walk.use = 'ignored'
      walkAssemblyCall(walk, item)
      walk.use = 'used'
      break
    case 'AssemblyLocalDefinition':
    case 'AssemblyAssignment':
      walkAssignment(walk, item.names, item.expression)
      break
    case 'AssemblyIf':
      walkBranch(walk, item, item.condition, item.body)
      break
    case 'AssemblySwitch':
      walkSwitch(walk, item)
      break
    case 'AssemblyFor':
      walkFor(walk, item)
      break
    case 'AssemblyFunctionDefinition':
      walkFunction(walk, item.body)
      break
    default:
      walkJump(walk, item)
      break
  }
}

/** `leave` is a name to both parsers. */
function walkJump(walk: Walk, item: AssemblyItem | AssemblyExpression): void {
  if (item.type === 'Break') leave(walk, walk.breaks)
  else if (item.type === 'Continue') leave(walk, walk.continues)
  else if (item.type === 'Identifier' && item.name === 'leave') leave(walk, walk.exits)
  else if (item.type === 'Identifier')
    walkAssemblyCall(walk, { ...item, type: 'AssemblyCall', functionName: item.name, arguments: [] })
}

function leave(walk: Walk, to: Moment[]): void {
  to.push(momentOf(walk))
  walk.leaves += 1
  stop(walk)
}

function walkValue(walk: Walk, expression: AssemblyExpression): void {
  if (expression.type === 'AssemblyCall') walkAssemblyCall(walk, expression)
}

/** `x.slot := …` sets where a pointer points; the struct's type stands for that place. */
function walkAssignment(
  walk: Walk,
  names: readonly (Identifier | { readonly type: 'AssemblyMemberAccess' })[],
  value: AssemblyExpression | null,
): void {
  if (value === null) return
  walkValue(walk, value)
  const { uses } = localsOf(walk.frame.callable)
  names.forEach((name, at) => {
    const variable = name.type === 'Identifier' ? uses.get(name) : undefined
    if (variable === undefined) return
    assignLocal(walk, value, variable, { value, element: names.length > 1 ? at : undefined })
  })
}

function walkBranch(
  walk: Walk,
  node: AssemblyItem,
  condition: AssemblyExpression,
  body: AssemblyBlock,
): void {
  walk.use = 'checked'
  walkValue(walk, condition)
  walk.use = 'used'
  addStep(walk, { kind: 'branch', how: 'assembly', node, condition })
  const before = momentOf(walk)
  assume(walk, condition, true, { how: 'assembly', otherwise: 'skips', node })
  const leaves = walk.leaves
  walkItem(walk, body)
  const after = momentOf(walk)
  const otherwise = walk.leaves > leaves ? 'returns' : 'reverts'
  resume(walk, before)
  if (after.frontier.length === 0) assume(walk, condition, false, { how: 'assembly', otherwise, node })
  merge(walk, [after, momentOf(walk)])
}

function walkSwitch(walk: Walk, item: AssemblySwitch): void {
  walkValue(walk, item.expression)
  addStep(walk, { kind: 'branch', how: 'assembly', node: item, condition: item.expression })
  const before = momentOf(walk)
  const ends = item.cases.map(({ block }) => {
    resume(walk, before)
    walkItem(walk, block)
    return momentOf(walk)
  })
  merge(walk, item.cases.some((it) => it.default) ? ends : [...ends, before])
}

function walkFor(walk: Walk, item: AssemblyFor): void {
  walkItem(walk, item.pre)
  inLoop(walk, item, (breaks, continues) => {
    addStep(walk, { kind: 'branch', how: 'loop', node: item, condition: item.condition })
    const [head] = walk.frontier
    walkValue(walk, item.condition)
    const checked = momentOf(walk)
    walkItem(walk, item.body)
    merge(walk, [momentOf(walk), ...continues])
    walkItem(walk, item.post)
    comeRound(walk, head)
    merge(walk, [checked, ...breaks])
  })
}

/** Where it is called is not followed: its body may run once, here. */
function walkFunction(walk: Walk, body: AssemblyBlock): void {
  const before = momentOf(walk)
  const outer = walk.exits
  walk.exits = []
  walkItem(walk, body)
  const ends = [before, momentOf(walk), ...walk.exits]
  walk.exits = outer
  merge(walk, ends)
}
