import type { Callable } from '../../solidity/model/types.ts'

/** A function as a reader calls it: `Vault.withdraw(uint256)`, `the constructor of Vault`. */
export function nameOf({ kind, name, contract, signature }: Callable): string {
  const owner = contract?.name
  if (kind === 'constructor' || kind === 'fallback' || kind === 'receive') {
    const title = kind === 'receive' ? 'receive function' : kind === 'fallback' ? 'fallback' : kind
    return `the ${title} of ${owner}`
  }
  return `\`${owner === undefined ? '' : `${owner}.`}${name}${signature.slice(name.length)}\``
}
