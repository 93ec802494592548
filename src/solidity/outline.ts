import { contractFrom, type OutlineContract } from './outline-contract.ts'
import { functionFrom, type OutlineFunction } from './outline-function.ts'
import { type OutlineVariable, variableFrom } from './outline-variable.ts'
import type { Block, Piece, Structure } from './pieces.ts'
import { lastAtOrBefore } from './spans.ts'
import { statementFinder } from './statement.ts'
import { structureOf } from './structure.ts'
import type { Span } from './tokens.ts'

/** What encloses an offset. */
export interface Enclosing {
  readonly contract: string | null
  /** The signature of the function, modifier or constructor. */
  readonly function: string | null
}

/** What a file declares and where; all offsets in UTF-16 code units. */
export interface Outline {
  readonly contracts: readonly OutlineContract[]
  /** Of all contracts and of none, in order. */
  readonly functions: readonly OutlineFunction[]
  readonly variables: readonly OutlineVariable[]
  at(offset: number): Enclosing
  /** The smallest statement around the start of a range, as `statementFinder` tells. */
  statementAt(start: number, end: number): Span
}

/**
 * Outlines a text in linear time.
 *
 * Never throws: source that does not parse is outlined as far as it can be understood, and what is missing is missing.
 */
export function outlineOf(text: string): Outline {
  const structure = structureOf(text)
  const { contracts, functions, variables } = membersOf(structure)
  const findContract = finderIn(contracts)
  const findFunction = finderIn(functions)
  const findStatement = statementFinder(structure)
  return {
    contracts,
    functions,
    variables,
    at: (offset) => ({
      contract: findContract(offset)?.name ?? null,
      function: findFunction(offset)?.signature ?? null,
    }),
    statementAt: (start, end) => findStatement({ start, end }),
  }
}

interface Members {
  readonly contracts: OutlineContract[]
  readonly functions: OutlineFunction[]
  readonly variables: OutlineVariable[]
}

function membersOf(structure: Structure): Members {
  const members: Members = { contracts: [], functions: [], variables: [] }
  const names = new Map<Block, string>()
  for (const piece of structure.pieces) {
    if (piece.opens?.kind === 'contract') {
      const contract = contractFrom(piece, piece.opens, structure)
      members.contracts.push(contract)
      names.set(piece.opens, contract.name)
    } else addMember(members, piece, names.get(piece.block) ?? null, structure)
  }
  return members
}

function addMember(members: Members, piece: Piece, contract: string | null, structure: Structure): void {
  const { kind } = piece.block
  if (kind !== 'file' && kind !== 'contract') return
  const found = functionFrom(piece, contract, structure)
  if (found !== null) {
    members.functions.push(found)
    return
  }
  const variable = kind === 'contract' ? variableFrom(piece, contract, structure) : null
  if (variable !== null) members.variables.push(variable)
}

/** A function that finds the one of the spans, which do not overlap, that holds an offset. */
function finderIn<T extends Span>(spans: readonly T[]): (offset: number) => T | undefined {
  const starts = spans.map(({ start }) => start)
  return (offset) => {
    const candidate = spans[lastAtOrBefore(starts, offset)]
    return candidate !== undefined && offset < candidate.end ? candidate : undefined
  }
}
