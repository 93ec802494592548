import type { Location } from '../../solidity/model/flow-types.ts'
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

/** What is written or read, as a reader calls it. */
export function nameOfLocation({ root }: Location): string {
  switch (root.kind) {
    case 'variable':
      return `\`${root.variable.name}\``
    case 'namespace':
      return `\`${root.struct.name}\``
    default:
      return 'storage'
  }
}
