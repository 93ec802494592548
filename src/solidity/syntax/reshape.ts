/** A node as a parser gives it. */
export interface RawNode {
  type: string
  range?: [number, number] | undefined
  [key: string]: unknown
}

export function isNode(value: unknown): value is RawNode {
  return typeof value === 'object' && value !== null && 'type' in value
}

/**
 * Gives a node, whose range is still the parser's with the end included, the shape that both parsers' trees then have. What the fast one does
 * differently: `throw` is a name, `revert(…)` a revert of a tuple, `var (a, b) = …` an assignment to a call, and a bare
 * name in assembly an assignment of nothing; and it reads a contract without a name. What the reference does differently: names in assembly are calls.
 */
export function reshape(node: RawNode): void {
  switch (node.type) {
    case 'ExpressionStatement':
      reshapeStatement(node, node.expression)
      break
    case 'RevertStatement':
      if (isOfType(node.revertCall, 'TupleExpression')) reshapeRevert(node, node.revertCall)
      break
    case 'AssemblyCall':
      if (isBareName(node)) become(node, { type: 'Identifier', name: node.functionName })
      break
    case 'AssemblyAssignment':
      if (node.expression === null) reshapeName(node)
      break
    default:
      if (node.name === null && node.type.endsWith('Definition') && node.type !== 'FunctionDefinition')
        node.name = ''
  }
}

function isOfType(value: unknown, type: string): value is RawNode {
  return isNode(value) && value.type === type
}

/** Replaces all fields but the range. */
function become(node: RawNode, fields: Omit<RawNode, 'range'>): void {
  for (const key of Object.keys(node)) if (key !== 'range') delete node[key]
  Object.assign(node, fields)
}

function reshapeStatement(node: RawNode, expression: unknown): void {
  if (!isNode(expression)) return
  if (expression.type === 'Identifier' && expression.name === 'throw')
    become(node, { type: 'ThrowStatement' })
  const { left, right } = expression
  if (!isOfType(left, 'FunctionCall') || !isOfType(left.expression, 'ElementaryTypeName')) return
  if (left.expression.name !== 'var') return
  const variables = [left.arguments].flat().filter(isNode).map(toVariable)
  become(node, { type: 'VariableDeclarationStatement', variables, initialValue: right })
}

function toVariable(name: RawNode): RawNode {
  return {
    type: 'VariableDeclaration',
    name: name.name,
    identifier: name,
    typeName: null,
    storageLocation: null,
    isStateVar: false,
    isIndexed: false,
    expression: null,
    range: name.range,
  }
}

/** `revert` stands where the statement begins. */
function reshapeRevert(node: RawNode, tuple: RawNode): void {
  const [start, end] = [Number(node.range?.[0]), Number(tuple.range?.[1])]
  const word: RawNode = { type: 'Identifier', name: 'revert', range: [start, start + 'revert'.length - 1] }
  const call: RawNode = {
    type: 'FunctionCall',
    expression: word,
    arguments: tuple.components,
    names: [],
    identifiers: [],
    range: [start, end],
  }
  become(node, { type: 'ExpressionStatement', expression: call })
}

/** `gas`, not `gas()`: only then is the node as long as the name. */
function isBareName({ functionName, range }: RawNode): boolean {
  return (
    typeof functionName === 'string' && range !== undefined && range[1] - range[0] + 1 === functionName.length
  )
}

function reshapeName(node: RawNode): void {
  for (const name of [node.names].flat().filter(isNode)) become(node, { type: 'Identifier', name: name.name })
}
