import { isAtLeastSeverity } from '../domain/severity.ts'
import type { State } from '../domain/weakness.ts'
import type { Defect } from './merge-findings.ts'
import { remember } from './remember.ts'

/** A defect of the head or, when `fixed`, of the base, and where it stands. */
export interface ComparedDefect {
  readonly defect: Defect
  readonly state: State
}

/** Answers about a defect that has no partner on the other side. */
export interface Unpaired {
  /** Whether an analyzer that compares both sides says so: then it is the change that did it. */
  readonly isOfChange: (defect: Defect) => boolean
  /** Whether the base would have shown it, had it been there; else changed lines decide. */
  readonly baseWouldShow: (defect: Defect) => boolean
  /** Whether the change wrote one of its lines. */
  readonly isWrittenByChange: (defect: Defect) => boolean
  /** Whether the head would still show it, were it there; else nobody knows and it is not called fixed. */
  readonly headWouldShow: (defect: Defect) => boolean
  /** Whether the base's function (or contract, or file) is no more at the head: only then can its defects have moved. */
  readonly isGone: (defect: Defect) => boolean
  /** Whether the base's statement still stands somewhere in the head's function, found fault with or not. */
  readonly isStillWritten: (defect: Defect) => boolean
  /** The head's name of a base path that was renamed, else the same path. */
  readonly pathAtHead: (basePath: string) => string
}

/**
 * Assigns the defects of the base to those of the head, each to at most one: first what is the same in place and words,
 * then what moved to another file or contract, then what was edited within its function. What is left at the head is
 * new, what is left at the base is fixed.
 */
export function compareSides(
  base: readonly Defect[],
  head: readonly Defect[],
  unpaired: Unpaired,
): readonly ComparedDefect[] {
  const partners = new Map<Defect, Defect>()
  const left = new Set(base)
  for (const match of matches(unpaired.pathAtHead)) pair(match, left, head, partners, unpaired)
  const ofHead = head.map((defect) => ({ defect, state: stateOf(defect, partners.get(defect), unpaired) }))
  const ofBase = [...left]
    .filter(unpaired.headWouldShow)
    .map((defect) => ({ defect, state: 'fixed' as const }))
  return [...ofHead, ...ofBase]
}

/** Pairs what a match calls the same, in the order of the text. */
function pair(
  { keyOf, canMove, isRewording }: Match,
  left: Set<Defect>,
  head: readonly Defect[],
  partners: Map<Defect, Defect>,
  unpaired: Unpaired,
): void {
  const waiting = new Map<string, Defect[]>()
  for (const defect of left) {
    if (canMove && !unpaired.isGone(defect)) continue
    // A statement that is still there, but is no defect any more, was put right; its like beside it is another.
    if (isRewording && unpaired.isStillWritten(defect)) continue
    remember(waiting, keyOf(defect, 'base'), (): Defect[] => []).push(defect)
  }
  for (const defect of head.filter((one) => !partners.has(one))) {
    const partner = waiting.get(keyOf(defect, 'head'))?.shift()
    if (partner === undefined) continue
    partners.set(defect, partner)
    left.delete(partner)
  }
}

function stateOf(defect: Defect, partner: Defect | undefined, unpaired: Unpaired): State {
  const isOfChange = unpaired.isOfChange(defect)
  if (partner !== undefined) return isOfChange || isWorse(defect, partner) ? 'worsened' : 'unchanged'
  if (isOfChange || unpaired.baseWouldShow(defect)) return 'new'
  return unpaired.isWrittenByChange(defect) ? 'new' : 'unchanged'
}

function isWorse(head: Defect, base: Defect): boolean {
  return !isAtLeastSeverity(base.severity, head.severity)
}

type KeyOf = (defect: Defect, side: 'base' | 'head') => string

interface Match {
  readonly keyOf: KeyOf
  /** Another file, contract or function will do. */
  readonly canMove?: true
  /** Other names in the statement will do. */
  readonly isRewording?: true
}

/** From "the same" to "probably the same". Classes of one group count as one: another tool may lead at the other side. */
function matches(pathAtHead: (path: string) => string): readonly Match[] {
  const home: KeyOf = ({ locations, group, anchor }, side) => {
    const path = side === 'base' ? pathAtHead(locations[0].path) : locations[0].path
    return key(path, group, anchor.contract, anchor.function)
  }
  return [
    { keyOf: (defect, side) => key(home(defect, side), defect.anchor.statement) },
    {
      canMove: true,
      keyOf: ({ group, anchor }) => key(group, anchor.contract, anchor.function, anchor.statement),
    },
    { canMove: true, keyOf: ({ group, anchor }) => key(group, anchor.function, anchor.statement) },
    { canMove: true, keyOf: ({ group, anchor }) => key(group, anchor.statement) },
    { keyOf: (defect, side) => key(home(defect, side), defect.anchor.excerpt) },
    {
      isRewording: true,
      keyOf: (defect, side) => key(home(defect, side), shapeOf(defect.anchor.statement)),
    },
  ]
}

/** The statement with its names and numbers left out: what survives a renaming. */
function shapeOf(statement: string): string {
  return statement.replace(/[A-Za-z_$][\w$]*|\d[\w.]*/g, '_')
}

function key(...parts: readonly (string | null)[]): string {
  return JSON.stringify(parts)
}
