import { type Announce, announceToRules, type RuleReport } from './solhint-rules.ts'
import { childrenOf, isSyntaxNode, type SyntaxNode, setParent } from './syntax-node.ts'

/** Reads Solidity into a tree whose ranges have an excluded end, and tells what it could not read. Never throws. */
export type ReadSolidity = (text: string) => {
  readonly unit: unknown
  readonly unread: readonly { readonly range: readonly [number, number]; readonly reason: string }[]
}

/** What Solhint's security rules say about one file. */
export interface Lint {
  readonly reports: readonly RuleReport[]
  /** The first thing that was not looked at: its line, counted from 1, and why. */
  readonly gap?: { readonly line: number; readonly reason: string }
}

export function lintSource(text: string, read: ReadSolidity): Lint {
  const { unit, unread } = read(text)
  const reports: RuleReport[] = []
  const gaps: { offset: number; reason: string }[] = unread.map(({ range, reason }) => ({
    offset: range[0],
    reason,
  }))
  const announce = announceToRules(text, {
    report: (report) => reports.push(report),
    fail: (rule, node, reason) =>
      gaps.push({ offset: node.range[0], reason: `the rule ${rule} failed: ${reason}` }),
  })
  if (isSyntaxNode(unit)) {
    prepare(unit)
    // Of a file that was read in part, no rule can say what the whole of it lacks.
    for (const part of unread.length === 0 ? [unit] : childrenOf(unit)) visit(part, announce)
  }
  const [gap] = gaps
  if (gap === undefined) return { reports }
  return { reports, gap: { line: lineOf(text, gap.offset), reason: gap.reason } }
}

/** Gives nodes what the rules expect: their parent, ranges with the end included, pragmas that semver understands. */
function prepare(node: SyntaxNode): void {
  node.range = [node.range[0], node.range[1] - 1]
  if (node.type === 'PragmaDirective') node.value = spaced(String(node.value))
  for (const child of childrenOf(node)) {
    setParent(child, node)
    prepare(child)
  }
}

/** `>=0.4.0<0.6.0` is valid for the compiler and not for semver. */
function spaced(version: string): string {
  return version.replace(/([<>=^~]+)\s*/g, ' $1').trim()
}

function visit(node: SyntaxNode, announce: Announce): void {
  announce(node.type, node)
  for (const child of childrenOf(node)) visit(child, announce)
  announce(`${node.type}:exit`, node)
}

function lineOf(text: string, offset: number): number {
  return text.slice(0, offset).split('\n').length
}
