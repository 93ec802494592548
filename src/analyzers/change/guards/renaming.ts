import type { SourceFile } from '../../../solidity/model/types.ts'
import { tokenize, wordOf } from '../../../solidity/tokens.ts'

/** Tells names that were changed from checks that were changed. */
export interface Renaming {
  /** Whether two terms differ only in names that one side has and the other has not. */
  readonly isRenamed: (base: string, head: string) => boolean
}

const word = /[A-Za-z_$][\w$]*|\d+|\S/g

export function renamingBetween(base: Iterable<SourceFile>, head: Iterable<SourceFile>): Renaming {
  const former = wordsOf(base)
  const present = wordsOf(head)
  const areRenamed = (left: readonly string[], right: readonly string[]) => {
    if (left.length !== right.length) return false
    const names = new Map<string, string>()
    return left.every((name, at) => {
      const now = String(right[at])
      if (name === now) return true
      if (present.has(name) || former.has(now) || !isName(name) || !isName(now)) return false
      const known = names.get(name)
      names.set(name, now)
      return known === undefined || known === now
    })
  }
  return {
    isRenamed: (one, other) => [other, turned(other)].some((head) => areRenamed(partsOf(one), partsOf(head))),
  }
}

/** The order of the sides of an equality follows their names. */
function turned(term: string): string {
  return term.replace(/^([^|]*) ([=!]=) ([^|]*)$/, '$3 $2 $1')
}

function partsOf(term: string): readonly string[] {
  return [...term.matchAll(word)].map(([part]) => part)
}

function isName(text: string): boolean {
  return /^[A-Za-z_]/.test(text)
}

function wordsOf(files: Iterable<SourceFile>): ReadonlySet<string> {
  const words = new Set<string>()
  for (const { text } of files) {
    for (const token of tokenize(text)) if (token.kind === 'identifier') words.add(wordOf(text, token))
  }
  return words
}
