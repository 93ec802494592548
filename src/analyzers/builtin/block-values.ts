import type { Frame } from '../../solidity/model/flow-types.ts'
import type { Origin } from '../../solidity/model/origin.ts'
import { originsOf } from '../../solidity/model/origins.ts'
import type { Expression } from '../../solidity/syntax/expressions.ts'

/** What whoever makes the block chooses, and what everybody else sees before a transaction runs. */
const chosenByMiner: ReadonlySet<string> = new Set([
  'blockhash',
  'block.blockhash',
  'block.difficulty',
  'block.prevrandao',
  'block.coinbase',
  'block.gaslimit',
])

const clocks: ReadonlySet<string> = new Set(['block.timestamp', 'block.number'])

/** What a value takes from its block: something that stands for chance, the time alone, or nothing. */
export function blockShareOf(value: Expression, frame: Frame): 'entropy' | 'clock' | 'none' {
  const origins = originsOf(value, frame)
  if (origins.some((origin) => chosenByMiner.has(nameOf(origin)))) return 'entropy'
  return origins.some((origin) => clocks.has(nameOf(origin))) ? 'clock' : 'none'
}

/** Before 0.5 the hash of a block is a function of `block`, which looks like a call of another contract. */
function nameOf(origin: Origin): string {
  if (origin.kind === 'environment') return origin.name
  return origin.kind === 'call' ? String(origin.name) : ''
}
