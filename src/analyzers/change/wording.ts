import type { Callable, Contract, SourceFile } from '../../solidity/model/types.ts'
import type { Range } from '../../solidity/syntax/expressions.ts'
import { textOf } from '../../solidity/syntax/node.ts'

/** A stretch of one file. */
export interface Spot {
  readonly file: SourceFile
  readonly range: Range
}

const longest = 80

/** The text of a node on one line, cut to what fits into a sentence. */
export function quote(node: { readonly range: Range }, file: SourceFile): string {
  const text = textOf(node, file.text).replace(/\s+/g, ' ')
  return `\`${text.length > longest ? `${text.slice(0, longest)}…` : text}\``
}

/** A function of a contract as a reader calls it: `Vault.withdraw(uint256)`, `the receive function of Vault`. */
export function nameOf({ kind, name, contract, signature }: Callable): string {
  if (name === '') return `the ${kind === 'receive' ? 'receive function' : kind} of ${contract?.name}`
  return `\`${contract?.name}.${signature}\``
}

/** What stands before the body of a function that has one: its name, parameters and modifiers. */
export function headOf({ node, file }: Pick<Callable, 'node' | 'file'>): Spot {
  const text = file.text.slice(node.range[0], node.body?.range[0])
  return { file, range: [node.range[0], node.range[0] + text.trimEnd().length] }
}

/** `src/Vault.sol:12`, where a node of the base stands. */
export function placeOf(node: { readonly range: Range }, file: SourceFile): string {
  return `${file.path}:${file.text.slice(0, node.range[0]).split('\n').length}`
}

/** `a`, `a and b`, `a, b and 2 more`. */
export function listed(texts: readonly string[]): string {
  const [first = '', second, ...others] = texts
  if (second === undefined) return first
  if (others.length === 0) return `${first} and ${second}`
  return `${first}, ${second} and ${others.length} more`
}

/** `contract Name is …`, without the body. */
export function headerOf({ file, node }: Contract): Spot {
  const text = file.text.slice(...node.range)
  return { file, range: [node.range[0], node.range[0] + text.split('{', 1).join('').trimEnd().length] }
}
