import type { BlockKind, Reading } from './pieces.ts'

type Words = ReadonlySet<string | undefined>

const contractWords: Words = new Set(['contract', 'interface', 'library'])
const afterContractName: Words = new Set(['{', 'is', 'layout'])

const functionWords: Words = new Set(['function', 'constructor', 'modifier', 'fallback', 'receive'])

/** Whether a contract begins here. The words are reserved in all versions, so that this holds in broken source as well. */
export function isContractStart({ words, tokens }: Reading, at: number): boolean {
  const word = words[at]
  if (word === 'abstract') return words[at + 1] === 'contract' && tokens[at + 2]?.kind === 'identifier'
  if (!contractWords.has(word) || words[at - 1] === 'abstract') return false
  return tokens[at + 1]?.kind === 'identifier' && afterContractName.has(words[at + 2])
}

/** Whether a named function, a modifier or a constructor begins here; Yul has functions of its own. */
export function isFunctionStart({ words, tokens, block }: Reading, at: number): boolean {
  if (block.kind === 'assembly') return false
  switch (words[at]) {
    case 'constructor':
      return words[at + 1] === '(' && words[at - 1] !== 'function'
    case 'function':
      return tokens[at + 1]?.kind === 'identifier' && words[at + 2] === '('
    case 'modifier':
      return tokens[at + 1]?.kind === 'identifier'
    default:
      return false
  }
}

/** Whether this brace belongs to an expression or a list of names, not to a block: `f{value: 1}(…)`, `using {a} for B`. */
export function isExpressionBrace({ words, tokens, block, first }: Reading, at: number): boolean {
  if (block.kind === 'assembly' || words[at - 1] === 'assembly') return false
  if (words[first] === 'using' || words[first] === 'import') return true
  if (words[at + 1] === '}') return words[at - 1] === '('
  return tokens[at + 1]?.kind === 'identifier' && words[at + 2] === ':'
}

/** What kind of block this brace opens, when it is the brace of a block. */
export function kindOfBlock({ words, block, first }: Reading, at: number): BlockKind {
  if (block.kind === 'assembly' || takesAssembly(words, at)) return 'assembly'
  if (block.kind !== 'file' && block.kind !== 'contract') return 'other'
  if (functionWords.has(words[first])) return 'function'
  return words[first] === 'abstract' || contractWords.has(words[first]) ? 'contract' : 'other'
}

/** `assembly {`, `assembly "evmasm" {` or `assembly ("memory-safe") {`. */
function takesAssembly(words: readonly string[], at: number): boolean {
  return words[at - 1] === 'assembly' || words[at - 2] === 'assembly' || words[at - 4] === 'assembly'
}

const openYulWords: Words = new Set(['let', 'if', 'switch', 'case', 'function'])

/** Yul has no semicolons: a statement ends where a word follows that cannot go on with it. */
export function isYulBoundary({ words, tokens, block, first, groups }: Reading, at: number): boolean {
  if (block.kind !== 'assembly' || first === -1 || groups.length > 0) return false
  if (tokens[at]?.kind !== 'identifier') return false
  if (tokens[at - 1]?.kind === 'punctuation') return words[at - 1] === ')'
  return !openYulWords.has(words[at - 1])
}
