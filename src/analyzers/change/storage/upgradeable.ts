import type { Contract } from '../../../solidity/model/types.ts'
import { comments } from '../../../solidity/tokens.ts'

const bases = /initializ|initialis|upgrad|uups|proxy|beacon|diamond|storage_?v\d/i
const upgrading = /^(?:__\w+_init(?:_unchained)?|_?authorizeUpgrade|upgradeTo\w*|proxiableUUID)$/
const modifiers = /^(?:re)?initiali[sz](?:er|ing)|^onlyInitiali[sz]ing$|^onlyProxy$/
const annotations = /@custom:(?:storage-location|oz-upgrades|oz-renamed-from|oz-retyped-from)/

/** Whether something says that a contract's code is exchanged while its storage stays. */
export function isUpgradeable(contract: Contract): boolean {
  return contract.linearisation.some(
    (base) =>
      bases.test(base.name) ||
      base.node.baseContracts.some(({ baseName }) => bases.test(baseName.namePath)) ||
      base.functions.some(({ name }) => upgrading.test(name)) ||
      isInitialised(base) ||
      base.modifiers.some(({ name }) => modifiers.test(name)) ||
      base.variables.some(({ name }) => /^_*gap/i.test(name)) ||
      isAnnotated(base),
  )
}

/** `initialize()` with a flag that says whether it ran. */
function isInitialised({ functions, variables }: Contract): boolean {
  return (
    functions.some(({ name }) => /^initiali[sz]e/.test(name)) &&
    variables.some(({ name }) => /initiali[sz]ed/i.test(name))
  )
}

function isAnnotated({ file: { text }, node: { range } }: Contract): boolean {
  return comments(text).some(
    ({ start, end }) => start >= range[0] && end <= range[1] && annotations.test(text.slice(start, end)),
  )
}
