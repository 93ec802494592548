import type { Condition, Flow, Location } from '../../solidity/model/flow-types.ts'
import { rootOf } from '../../solidity/model/origin.ts'
import { originsOf } from '../../solidity/model/origins.ts'
import type { Contract } from '../../solidity/model/types.ts'
import { isGrowth, writesTo } from './every-write.ts'

/** Whether wherever an array in storage grows, its length has a fixed bound: `require(list.length < 100)`. */
export function isCapped(root: unknown, contract: Contract): boolean {
  const growths = writesTo(root, contract).filter(isGrowth)
  return growths.length > 0 && growths.every(({ flow }) => hasCap(root, flow))
}

function hasCap(root: unknown, { conditions }: Flow): boolean {
  return conditions.some((condition) => condition.otherwise === 'reverts' && isCap(root, condition))
}

/** An order between the length of the array and something that never changes. */
function isCap(root: unknown, { expression, frame }: Condition): boolean {
  if (expression.type !== 'BinaryOperation' || !/^[<>]=?$/.test(expression.operator)) return false
  const sides = [expression.left, expression.right].map((side) => originsOf(side, frame))
  const [length] = sides.filter((origins) =>
    origins.some((it) => it.kind === 'storage' && rootOf(it.location) === root && isLength(it.location)),
  )
  return (
    length !== undefined &&
    sides.some((origins) => origins !== length && origins.every(({ kind }) => kind === 'constant'))
  )
}

/** `list.length` of an array in storage. */
export function isLength({ path }: Location): boolean {
  const last = path.at(-1)
  return last?.kind === 'member' && last.name === 'length'
}
