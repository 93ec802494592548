import type { Confidence } from '../../../domain/severity.ts'
import type { ArithmeticStep, CastStep, Condition, Step } from '../../../solidity/model/flow-types.ts'
import { originsOf } from '../../../solidity/model/origins.ts'
import { conditionsAt } from '../../../solidity/model/paths.ts'
import { textOf } from '../../../solidity/syntax/node.ts'
import { blockShareOf } from '../block-values.ts'
import type { Claim, Detector } from '../detector.ts'
import { everyFlow } from '../every-flow.ts'
import { mentionsHash } from '../hashes.ts'
import { comesFrom } from '../provenance.ts'
import { quote, spotOf } from '../spot.ts'
import { numberOf } from '../width.ts'

/** Chance taken from the block. */
export const badRandomness: Detector = {
  id: 'bad_randomness',
  class: 'bad_randomness',
  severity: 'high',
  confidence: 'medium',
  title: 'Chance that others can foresee',
  looksAt:
    'Numbers made of block hashes, difficulty, `prevrandao`, coinbase, or hashes over time and block number: turned into integers, taken modulo, or compared.',
  ignores:
    'Hashes with the time in them that stay hashes, such as identifiers. Blocks that a stored number was waited for, and variables that only keep such a value, are told at low severity and confidence. Time and block number without a hash are told only where a remainder decides something.',
  references: [
    'https://docs.soliditylang.org/en/latest/units-and-global-variables.html#block-and-transaction-properties',
  ],
  scope: 'contract',
  detect: (contract) => everyFlow(contract).flatMap(({ steps }) => steps.flatMap(claimsAbout)),
}

function claimsAbout(step: Step): readonly Claim[] {
  switch (step.kind) {
    case 'cast':
      return isNumber(step) ? claim(step, step.node, shareOfCast(step)) : []
    case 'arithmetic':
      return claim(step, step.node, shareOfRemainder(step))
    case 'assign':
    case 'write':
      return takesChance(step) ? claim(step, step.statement, 'low') : []
    default:
      return []
  }
}

/** What stands in the statement itself, so that it is told where chance comes in and not wherever it goes. */
function takesChance({ statement, frame }: Step): boolean {
  return source.test(textOf(statement, frame.callable.file.text)) && simple.has(statement.type)
}

const source = /\bblock\s*\.\s*(?:difficulty|prevrandao|coinbase|blockhash)\b|\bblockhash\s*\(/
const simple: ReadonlySet<string> = new Set(['ExpressionStatement', 'VariableDeclarationStatement'])

function isNumber({ to }: CastStep): boolean {
  return to.kind === 'integer'
}

/** How sure it is that a cast makes a random number. */
function shareOfCast({ value, frame }: CastStep): Confidence | undefined {
  if (!mentionsHash(value, frame)) return undefined
  switch (blockShareOf(value, frame)) {
    case 'entropy':
      return 'high'
    case 'clock':
      return 'medium'
    default:
      return undefined
  }
}

/** Days and hours are measured with remainders as well. */
function shareOfRemainder({ operator, left, right, frame }: ArithmeticStep): Confidence | undefined {
  if (operator !== '%') return undefined
  const share = blockShareOf(left, frame)
  if (share === 'none') return undefined
  if (share === 'entropy' || mentionsHash(left, frame)) return 'high'
  const isSpan = right?.type !== 'NumberLiteral' || numberOf(right) >= shortestSpan
  return isSpan ? undefined : 'medium'
}

/** In seconds or blocks; who counts in longer spans counts time. */
const shortestSpan = 60

function claim(step: Step, node: Step['node'], confidence: Confidence | undefined): readonly Claim[] {
  if (confidence === undefined) return []
  const code = quote(node, step.frame.callable.file)
  // A block that was still to come when everybody had chosen leaves little room, and only to who makes it.
  const isCommitted = conditionsAt(step).some((condition) => waitsForBlock(condition))
  return [
    {
      message: `${code} is known to whoever makes the block, and to any contract that asks in the same transaction`,
      at: spotOf(step),
      ...(isCommitted || confidence === 'low' ? { severity: 'low', confidence: 'low' } : { confidence }),
    },
  ]
}

/** `block.number > stored + n` */
function waitsForBlock({ expression, frame }: Condition): boolean {
  const origins = originsOf(expression, frame)
  return comesFrom(origins, 'block.number') && origins.some(({ kind }) => kind === 'storage')
}
