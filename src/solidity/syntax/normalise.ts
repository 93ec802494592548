import type { SourceUnit } from './declarations.ts'
import { isNode, type RawNode, reshape } from './reshape.ts'

/** Deeper trees are refused: whoever walks a tree may recurse. Real code stays below 60. */
export const deepestTree = 500

/**
 * Makes a parser's tree ours, in place: ranges get an excluded end and go through `place`, and what the two parsers
 * shape differently gets one shape.
 *
 * `undefined` when the tree is no source unit or is nested more than `deepestTree` nodes deep.
 */
export function normalise(raw: unknown, place: (at: number) => number): SourceUnit | undefined {
  if (!isSourceUnit(raw)) return undefined
  const pending: [node: RawNode, depth: number, parent: RawNode][] = [[raw, 0, raw]]
  for (let entry = pending.pop(); entry !== undefined; entry = pending.pop()) {
    const [node, depth, parent] = entry
    if (depth > deepestTree) return undefined
    reshape(node)
    placeNode(node, parent, place)
    for (const child of childrenOf(node)) pending.push([child, depth + 1, node])
  }
  return raw
}

/** The parsers' trees are trusted to be what their documentation says; the differential test holds them to it. */
function isSourceUnit(raw: unknown): raw is SourceUnit & RawNode {
  return isNode(raw) && raw.type === 'SourceUnit'
}

/** Neither parser tells where the third part of a `for` is; it begins where its expression does. */
function placeNode(node: RawNode, parent: RawNode, place: (at: number) => number): void {
  const inner = isNode(node.expression) ? node.expression.range : undefined
  const range = node.range ?? inner
  node.range = range === undefined ? parent.range : [place(range[0]), place(range[1] + 1)]
}

function childrenOf(node: RawNode): RawNode[] {
  const children: RawNode[] = []
  for (const key in node) {
    const value = node[key]
    if (Array.isArray(value)) collectNodes(value, children)
    else if (isNode(value)) children.push(value)
  }
  return children
}

/** Import aliases are arrays inside an array. */
function collectNodes(values: readonly unknown[], children: RawNode[]): void {
  for (const value of values) {
    if (Array.isArray(value)) collectNodes(value, children)
    else if (isNode(value)) children.push(value)
  }
}
