import type { Flow, WriteStep } from '../../solidity/model/flow-types.ts'
import { isRestricted } from '../../solidity/model/guards.ts'
import { remember } from '../../solidity/model/memo.ts'
import { rootOf } from '../../solidity/model/origin.ts'
import { stepsOf } from '../../solidity/model/paths.ts'
import type { Contract } from '../../solidity/model/types.ts'
import { everyFlow } from './every-flow.ts'

export interface Write {
  readonly step: WriteStep
  readonly flow: Flow
}

const byRoot = remember((contract: Contract): ReadonlyMap<unknown, readonly Write[]> => {
  const found = new Map<unknown, Write[]>()
  for (const flow of everyFlow(contract)) {
    for (const step of stepsOf(flow, 'write')) {
      const root = rootOf(step.location)
      const known = found.get(root)
      if (known === undefined) found.set(root, [{ step, flow }])
      else known.push({ step, flow })
    }
  }
  return found
})

/** Everything that a contract ever writes to one place in storage, the constructor's writes included. */
export function writesTo(root: unknown, contract: Contract): readonly Write[] {
  return byRoot(contract).get(root) ?? []
}

/** Those of the writes that anybody can bring about. */
export function openWritesTo(root: unknown, contract: Contract): readonly Write[] {
  return writesTo(root, contract).filter(
    ({ step, flow }) => flow.callable.kind !== 'constructor' && !isRestricted(step),
  )
}

/** Whether anybody can make an array longer: by `push`, or before 0.6 by its length. */
export function isGrownByAnyone(root: unknown, contract: Contract): boolean {
  return openWritesTo(root, contract).some(isGrowth)
}

export function isGrowth({ step: { how, location } }: Write): boolean {
  const last = location.path.at(-1)
  return how === 'push' || (last?.kind === 'member' && last.name === 'length' && how !== 'decrement')
}
