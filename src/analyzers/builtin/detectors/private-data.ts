import type { Condition, Flow, Frame, WriteStep } from '../../../solidity/model/flow-types.ts'
import { originsOf } from '../../../solidity/model/origins.ts'
import { isSolidity } from '../../../solidity/model/storage-location.ts'
import type { Contract, StateVariable } from '../../../solidity/model/types.ts'
import type { Expression } from '../../../solidity/syntax/expressions.ts'
import { openChoicesIn } from '../choices.ts'
import type { Claim, Detector } from '../detector.ts'
import { entryFlows } from '../entry-flows.ts'
import { writesTo } from '../every-write.ts'
import { mentionsHash } from '../hashes.ts'
import { quote, spotOf, spotOfCondition, spotOfNode } from '../spot.ts'
import { movesValueAfter } from '../value-at-stake.ts'

/** Secrets in storage, where everyone can read them. */
export const privateData: Detector = {
  id: 'private_data',
  class: 'private_data',
  severity: 'high',
  confidence: 'medium',
  title: 'A secret that everyone can read',
  looksAt:
    'Parameters that have to equal a hidden variable, choices of players kept in one before a payment depends on them, and hidden variables with the names of secrets.',
  ignores:
    'Hashes and encrypted values, numbers that say which one and not what (identifiers, nonces, indices), and variables that are public anyway. Secrets that no payment depends on are told at medium severity, names alone at low confidence.',
  references: [],
  scope: 'contract',
  detect: (contract) => [
    ...entryFlows(contract).flatMap((flow) =>
      flow.conditions.flatMap((condition) => claimsAboutCondition(condition, flow, contract)),
    ),
    ...entryFlows(contract).flatMap((flow) => claimsAboutChoices(flow, contract)),
    ...contract.variables.filter(isSecretByName).map(toNameClaim),
  ],
}

function isHidden({ visibility, mutability, node }: StateVariable): boolean {
  return visibility !== 'public' && mutability !== 'immutable' && node.typeName !== null
}

function claimsAboutCondition(condition: Condition, flow: Flow, contract: Contract): readonly Claim[] {
  const { expression, frame } = condition
  if (
    !isSolidity(expression) ||
    expression.type !== 'BinaryOperation' ||
    !/^[!=]=$/.test(expression.operator)
  )
    return []
  const { left, right } = expression
  const secret = secretOf(left, right, frame) ?? secretOf(right, left, frame)
  if (secret === undefined || !isSetByHand(secret, contract)) return []
  return [
    {
      message: `${quote(expression, frame.callable.file)} asks for what everyone can read in the storage of ${secret.contract.name}`,
      at: spotOfCondition(condition),
      ...(movesValueAfter(condition, flow) ? {} : { severity: 'medium' }),
    },
  ]
}

/** The hidden variable that a parameter is compared with, both without a hash. */
function secretOf(guess: Expression, stored: Expression, frame: Frame): StateVariable | undefined {
  const isGuess = originsOf(guess, frame).every(({ kind }) => kind === 'parameter' || kind === 'constant')
  const [origin, ...others] = originsOf(stored, frame)
  if (!isGuess || others.length > 0 || origin?.kind !== 'storage' || mentionsHash(guess, frame))
    return undefined
  const { root, path } = origin.location
  if (root.kind !== 'variable' || path.length > 0 || !isHidden(root.variable)) return undefined
  return secrets.test(root.variable.name) ? root.variable : undefined
}

const secrets =
  /pass(?:word|wd|phrase|code)?$|secret|answer|pin(?:code)?$|seed|private_?key|number|solution|key$/i
const passwords = /pass(?:word|wd|phrase|code)|secret(?!ary|ion)|private_?key|mnemonic|pin_?code/i

/** Somebody put it there as it is. */
function isSetByHand(variable: StateVariable, contract: Contract): boolean {
  return (
    variable.initialiser !== undefined ||
    writesTo(variable, contract).some(({ step }) => isPlainParameter(step))
  )
}

function isPlainParameter({ value, frame }: WriteStep): boolean {
  return (
    value !== undefined &&
    isSolidity(value) &&
    !mentionsHash(value, frame) &&
    originsOf(value, frame).some(({ kind }) => kind === 'parameter')
  )
}

function isSecretByName(variable: StateVariable): boolean {
  const type = variable.node.typeName
  const isPlain = type?.type === 'ElementaryTypeName' && /^(?:string|bytes|u?int)/.test(type.name)
  return (
    isHidden(variable) &&
    isPlain &&
    passwords.test(variable.name) &&
    !/hash|commit|digest|count/i.test(variable.name)
  )
}

function toNameClaim({ name, node, contract }: StateVariable): Claim {
  return {
    message: `\`${name}\` is not secret: everyone can read the storage of ${contract.name}`,
    at: spotOfNode(node, contract.file),
    severity: 'medium',
    confidence: 'low',
  }
}

/** What a player chose is stored, and a payment is computed from it in the same or another function. */
function claimsAboutChoices(flow: Flow, contract: Contract): readonly Claim[] {
  return openChoicesIn(flow, contract)
    .filter(({ variable }) => isHidden(variable))
    .map(({ step }) => ({
      message: `${quote(step.node, step.frame.callable.file)} keeps the choice where the next player can read it before choosing`,
      at: spotOf(step),
    }))
}
