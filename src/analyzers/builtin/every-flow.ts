import { flowOf } from '../../solidity/model/flow.ts'
import type { Flow } from '../../solidity/model/flow-types.ts'
import { constructorsOf, entryPoints } from '../../solidity/model/inheritance.ts'
import { remember } from '../../solidity/model/memo.ts'
import type { Contract } from '../../solidity/model/types.ts'

/** All that ever runs of a contract: what a transaction can call, and the constructor with those of its bases. */
export const everyFlow = remember((contract: Contract): readonly Flow[] => {
  const last = constructorsOf(contract).at(-1)
  const making = last === undefined ? [] : [flowOf(last, contract)]
  return [...making, ...entryPoints(contract).map((entry) => flowOf(entry, contract))]
})
