import type { Contract } from '../../solidity/model/types.ts'

/** Whether a contract has no storage of its own: what it does, it does for the moment. */
export function keepsNothing({ linearisation }: Contract): boolean {
  return linearisation.every(({ variables }) => variables.every(({ mutability }) => mutability !== 'mutable'))
}
