import { entryPoints } from '../../../solidity/model/inheritance.ts'
import { typeText } from '../../../solidity/model/signature.ts'
import type { Callable, Contract } from '../../../solidity/model/types.ts'
import type { VariableDeclaration } from '../../../solidity/syntax/expressions.ts'
import type { Claim } from '../claim.ts'
import type { ContractPair } from '../side.ts'
import { headerOf, listed } from '../wording.ts'

/** What others know a contract by and do not find any more: functions, events, errors. One claim a contract. */
export function interfaceChanges(pair: ContractPair): readonly Claim[] {
  const { base, head } = pair
  if (base.kind === 'library') return []
  const present = new Set(surfaceOf(head))
  const gone = surfaceOf(base).filter((one) => !present.has(one))
  const opened = paidOf(head).filter((one) => present.has(`function ${one}`) && !paidOf(base).includes(one))
  const sentences = [
    ...(gone.length === 0 ? [] : [`no longer has ${listed(gone.map((one) => `\`${one}\``))}`]),
    ...(opened.length === 0 ? [] : [`takes ether in ${listed(opened.map((one) => `\`${one}\``))} now`]),
  ]
  if (sentences.length === 0) return []
  return [
    {
      rule: 'interface-changed',
      severity: 'info',
      confidence: 'high',
      message: `\`${head.name}\` ${sentences.join(' and ')}`,
      at: headerOf(head),
    },
  ]
}

/** Functions and getters by selector, events by topic and indexing, errors by selector. */
function surfaceOf(contract: Contract): readonly string[] {
  const getters = contract.linearisation.flatMap(({ variables }) =>
    variables.flatMap(({ visibility, name }) => (visibility === 'public' ? [`getter ${name}`] : [])),
  )
  const named = contract.linearisation.flatMap(({ definitions }) =>
    [...definitions.values()].flatMap((one) =>
      one.kind === 'event' || one.kind === 'error'
        ? [`${one.kind} ${one.node.name}(${one.node.parameters.map(parameterText).join()})`]
        : [],
    ),
  )
  return [
    ...new Set([
      ...functionsOf(contract).map(({ signature }) => `function ${signature}`),
      ...getters,
      ...named,
    ]),
  ]
}

function functionsOf(contract: Contract): readonly Callable[] {
  if (contract.kind !== 'interface') return entryPoints(contract).filter(({ name }) => name !== '')
  return contract.linearisation.flatMap(({ functions }) => functions)
}

function paidOf(contract: Contract): readonly string[] {
  return functionsOf(contract).flatMap(({ mutability, signature }) =>
    mutability === 'payable' ? [signature] : [],
  )
}

function parameterText({ typeName, isIndexed }: VariableDeclaration): string {
  return `${typeText(typeName)}${isIndexed ? ' indexed' : ''}`
}
