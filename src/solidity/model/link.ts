import type { Draft } from './draft.ts'
import { lookUp } from './names.ts'
import type { Contract } from './types.ts'

/** More bases than any contract has; a chain that is longer is cut, and the contract says that bases are unknown. */
const mostBases = 256

/** Fills in the bases of all contracts and their C3 linearisation. */
export function linkContracts(contracts: readonly Draft<Contract>[]): void {
  for (const contract of contracts) linkBases(contract)
  const orders = new Map<Contract, Order>()
  for (const contract of contracts) {
    const { contracts: linearisation, isWhole } = orderOf(contract, orders)
    contract.linearisation = linearisation
    contract.hasUnknownBases = !isWhole
  }
}

interface Order {
  readonly contracts: readonly Contract[]
  readonly isWhole: boolean
}

/** The bases are looked up in the file: a contract's own members cannot be its bases. */
function linkBases(contract: Draft<Contract>): void {
  const names = contract.node.baseContracts.map(({ baseName }) => baseName.namePath)
  const found = names.map((name) => lookUp(name, { contract: undefined, file: contract.file }))
  contract.bases = found.flatMap((definition) =>
    definition.kind === 'contract' ? [definition.contract] : [],
  )
}

/** Depth first without recursion: an order is made when those of all its bases are. */
function orderOf(contract: Contract, orders: Map<Contract, Order>): Order {
  const open = new Set<Contract>()
  const pending = [contract]
  for (let current = pending.at(-1); current !== undefined; current = pending.at(-1)) {
    const missing = orders.has(current)
      ? []
      : current.bases.filter((base) => !orders.has(base) && !open.has(base))
    if (missing.length > 0 && !open.has(current)) {
      open.add(current)
      pending.push(...missing)
    } else {
      pending.pop()
      if (!orders.has(current)) orders.set(current, merge(current, orders))
    }
  }
  return orders.get(contract) ?? { contracts: [contract], isWhole: false }
}

/** The C3 merge. Solidity lists bases from the most basic to the most derived, so they are merged backwards. */
function merge(contract: Contract, orders: ReadonlyMap<Contract, Order>): Order {
  const bases = contract.bases.toReversed()
  const known = bases.map((base) => orders.get(base))
  const lists = [...known.map((order) => [...(order?.contracts ?? [])]), bases]
  const merged: Contract[] = [contract]
  let isWhole =
    contract.bases.length === contract.node.baseContracts.length &&
    known.every((order) => order?.isWhole === true)
  const seen = new Set<Contract>(merged)
  let open = lists.filter((list) => list.length > 0)
  while (open.length > 0 && merged.length < mostBases) {
    const next = open.map(([head]) => head).find((head) => isFree(head, open))
    // No order satisfies all of them: take the first that is left, and say so.
    isWhole = isWhole && next !== undefined
    const taken = next ?? open[0]?.[0]
    if (taken !== undefined && !seen.has(taken)) merged.push(taken)
    if (taken !== undefined) seen.add(taken)
    open = open.map((list) => list.filter((base) => base !== taken)).filter((list) => list.length > 0)
  }
  return { contracts: merged, isWhole: isWhole && open.length === 0 }
}

function isFree(head: Contract | undefined, lists: readonly (readonly Contract[])[]): boolean {
  return head !== undefined && lists.every((list) => list.lastIndexOf(head) <= 0)
}
