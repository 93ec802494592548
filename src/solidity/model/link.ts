import type { Draft } from './draft.ts'
import { lookUp } from './names.ts'
import type { Contract } from './types.ts'

/** More bases than any contract has; a chain that is longer is cut, and the contract says that bases are unknown. */
const mostBases = 128

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

/** Depth first without recursion: an order is made when those of all its bases are. In a cycle one has to come first. */
function orderOf(contract: Contract, orders: Map<Contract, Order>): Order {
  const open = new Set<Contract>()
  const pending = [...contract.bases]
  for (let current = pending.at(-1); current !== undefined; current = pending.at(-1)) {
    const missing = current.bases.filter((base) => !orders.has(base) && !open.has(base))
    if (missing.length > 0 && !open.has(current)) {
      open.add(current)
      pending.push(...missing)
    } else {
      pending.pop()
      if (!orders.has(current)) orders.set(current, merge(current, orders))
    }
  }
  const order = orders.get(contract) ?? merge(contract, orders)
  orders.set(contract, order)
  return order
}

/** The C3 merge. Solidity lists bases from the most basic to the most derived, so they are merged backwards. */
function merge(contract: Contract, orders: ReadonlyMap<Contract, Order>): Order {
  const bases = contract.bases.toReversed()
  const known = bases.map((base) => orders.get(base))
  const isKnown =
    bases.length === contract.node.baseContracts.length && known.every((order) => order?.isWhole === true)
  const lists = [...known.map((order) => order?.contracts ?? []), bases].map((contracts) => ({
    contracts,
    at: 0,
  }))
  const behind = countBehind(lists)
  const merged = new Set<Contract>([contract])
  let isOrdered = true
  while (merged.size < mostBases) {
    const heads = lists.flatMap(({ contracts, at }) => contracts.slice(at, at + 1))
    const [first] = heads
    if (first === undefined) return { contracts: [...merged], isWhole: isKnown && isOrdered }
    // Where no order satisfies all of them, take the first that is left, and say so.
    const next = heads.find((head) => behind.get(head) === 0)
    isOrdered &&= next !== undefined
    merged.add(next ?? first)
    for (const list of lists) advance(list, merged, behind)
  }
  return { contracts: [...merged], isWhole: false }
}

interface List {
  readonly contracts: readonly Contract[]
  at: number
}

/** In how many lists something still stands before a contract. */
function countBehind(lists: readonly List[]): Map<Contract, number> {
  const behind = new Map<Contract, number>()
  for (const { contracts } of lists) {
    contracts.forEach((contract, at) => {
      behind.set(contract, (behind.get(contract) ?? 0) + (at > 0 ? 1 : 0))
    })
  }
  return behind
}

function advance(list: List, merged: ReadonlySet<Contract>, behind: Map<Contract, number>): void {
  for (
    let head = list.contracts[list.at];
    head !== undefined && merged.has(head);
    head = list.contracts[list.at]
  ) {
    list.at += 1
    const next = list.contracts[list.at]
    if (next !== undefined) behind.set(next, Number(behind.get(next)) - 1)
  }
}
