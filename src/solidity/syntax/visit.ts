import type { Node, NodeOf } from './node.ts'

/**
 * Calls `enter` for a node and all below it, in the order of the text. Where `enter` returns `false`, it does not go deeper.
 */
export function visit(node: Node, enter: (node: Node) => boolean | undefined): void {
  if (enter(node) === false) return
  for (const child of childrenOf(node)) visit(child, enter)
}

/** All nodes of one type below a node, itself included, in the order of the text. */
export function nodesIn<Kind extends Node['type']>(node: Node, type: Kind): readonly NodeOf<Kind>[] {
  const found: NodeOf<Kind>[] = []
  visit(node, (inner) => {
    if (isOfType(inner, type)) found.push(inner)
    return true
  })
  return found
}

/** The nodes directly below, in the order of the text. */
export function childrenOf(node: Node): readonly Node[] {
  const children: Node[] = []
  for (const value of Object.values(node)) {
    if (isNode(value)) children.push(value)
    else if (Array.isArray(value)) children.push(...value.filter(isNode))
  }
  return children.sort((one, other) => one.range[0] - other.range[0])
}

function isOfType<Kind extends Node['type']>(node: Node, type: Kind): node is NodeOf<Kind> {
  return node.type === type
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value
}
