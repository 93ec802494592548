/** A node of a syntax tree, as far as Solhint's rules are concerned: they read it by property names of their own. */
export interface SyntaxNode {
  readonly type: string
  /** Offsets in UTF-16 code units; whether the end is included depends on who holds the tree. */
  range: readonly [start: number, end: number]
  [property: string]: unknown
}

export function isSyntaxNode(value: unknown): value is SyntaxNode {
  return typeof value === 'object' && value !== null && 'type' in value && 'range' in value
}

/** The nodes directly below, in the order of the tree's properties, as the reference parser visits them. */
export function childrenOf(node: SyntaxNode): readonly SyntaxNode[] {
  const children: SyntaxNode[] = []
  for (const value of Object.values(node)) collectNodes(value, children)
  return children
}

function collectNodes(value: unknown, found: SyntaxNode[]): void {
  if (isSyntaxNode(value)) found.push(value)
  else if (Array.isArray(value)) for (const inner of value) collectNodes(inner, found)
}

/** The node above; set for as long as Solhint's rules look at a tree. */
export function parentOf(node: SyntaxNode): SyntaxNode | undefined {
  return isSyntaxNode(node.parent) ? node.parent : undefined
}

/** Hidden, as the rules go through the properties of a node to find what lies below. */
export function setParent(node: SyntaxNode, parent: SyntaxNode): void {
  Object.defineProperty(node, 'parent', { value: parent, enumerable: false, configurable: true })
}
