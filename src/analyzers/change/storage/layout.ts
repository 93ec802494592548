import { storageVariables } from '../../../solidity/model/inheritance.ts'
import { typeOfName } from '../../../solidity/model/type-name.ts'
import type { Contract, StateVariable } from '../../../solidity/model/types.ts'
import { type Placed, place, type Shape, shapeOf } from './type-shape.ts'

/** A variable where the compiler puts it. */
export interface Cell extends Placed {
  readonly variable: StateVariable
  readonly shape: Shape
  /** Room that is kept for variables to come. */
  readonly isGap: boolean
}

/** The variables of a contract in the order of their slots, inherited ones first. */
export function layoutOf(contract: Contract): readonly Cell[] {
  const stored = storageVariables(contract).filter(
    ({ mutability, isTransient }) => mutability === 'mutable' && !isTransient,
  )
  const cells = stored.map((variable) => {
    const shape = shapeOfVariable(variable)
    return { variable, shape, isGap: isGap(variable, shape) }
  })
  return place(cells).placed
}

function shapeOfVariable({ node, contract }: StateVariable): Shape {
  const scope = { contract, file: contract.file }
  return shapeOf(typeOfName(node.typeName, scope), scope)
}

function isGap({ name }: StateVariable, shape: Shape): boolean {
  return /gap|reserved/i.test(name) && shape.kind === 'array' && shape.length !== undefined
}
