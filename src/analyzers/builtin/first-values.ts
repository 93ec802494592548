import type { Step, WriteStep } from '../../solidity/model/flow-types.ts'
import { guardsAt } from '../../solidity/model/guards.ts'
import { rootOf } from '../../solidity/model/origin.ts'
import { conditionsAt } from '../../solidity/model/paths.ts'
import type { Callable } from '../../solidity/model/types.ts'
import { storageIn } from './provenance.ts'

/** Whether a function is by its name one that gives first values. */
export function isInitialiser({ name }: Callable): boolean {
  return /^_*(?:re)?(?:init(?:ialise|ialize)?|setup)(?:$|[A-Z\d_])/.test(name)
}

/** Whether something keeps a step from being run a second time. */
export function runsOnce(step: Step): boolean {
  return guardsAt(step).some(({ kind }) => kind === 'initializer')
}

/** Whether a value is only written while it is not set: `require(owner == address(0)); owner = …`. */
export function isOneShot(write: WriteStep): boolean {
  const root = rootOf(write.location)
  const isAsked = conditionsAt(write).some(({ expression, frame, how }) => {
    return how !== 'unread' && expression.type !== 'AssemblyCall' && storageIn(expression, frame).has(root)
  })
  return isAsked || runsOnce(write)
}
