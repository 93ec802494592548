import { localsOf } from '../../../solidity/model/locals.ts'
import { remember } from '../../../solidity/model/memo.ts'
import type { Callable, SourceFile } from '../../../solidity/model/types.ts'
import { nodesIn, visit } from '../../../solidity/syntax/visit.ts'
import type { Claim, Detector } from '../detector.ts'
import { callablesOf } from '../own-steps.ts'
import { headOf, spotOfNode } from '../spot.ts'
import { nameOf } from '../wording.ts'

/** Code that nothing uses. */
export const unusedCode: Detector = {
  id: 'unused_code',
  class: 'unused_code',
  severity: 'info',
  confidence: 'high',
  title: 'Nothing uses this',
  looksAt: 'Private functions, private state variables and local variables that no code names.',
  ignores:
    'Parameters, internal functions and variables, which others may inherit, and names that begin with two underscores.',
  references: ['https://swcregistry.io/docs/SWC-131/'],
  scope: 'file',
  detect: (file) => [...unusedMembers(file), ...callablesOf(file).flatMap(unusedLocals)],
}

/** How often each name is written as a use and not as a declaration. */
const namesIn = remember((file: SourceFile): ReadonlySet<string> => {
  const names = new Set<string>()
  visit(file.tree.unit, (node) => {
    if (node.type === 'Identifier') names.add(node.name)
    if (node.type === 'MemberAccess') names.add(node.memberName)
    return node.type !== 'VariableDeclaration' || !node.isStateVar
  })
  return names
})

function unusedMembers(file: SourceFile): readonly Claim[] {
  const names = namesIn(file)
  return file.contracts.flatMap(({ variables, functions }) => [
    ...variables
      .filter(
        ({ name, visibility }) => visibility === 'private' && !names.has(name) && !name.startsWith('__'),
      )
      .map(({ name, node }) => ({ message: `\`${name}\` is never used`, at: spotOfNode(node, file) })),
    ...functions
      .filter(
        ({ name, kind, visibility }) => kind === 'function' && visibility === 'private' && !names.has(name),
      )
      .map((callable) => ({ message: `${nameOf(callable)} is never called`, at: headOf(callable) })),
  ])
}

function unusedLocals(callable: Callable): readonly Claim[] {
  const used = new Set(localsOf(callable).uses.values())
  return nodesIn(callable.node, 'VariableDeclarationStatement').flatMap(
    ({ variables: [variable, ...others], range }) => {
      if (!variable || others.length > 0 || used.has(variable)) return []
      return [{ message: `\`${variable.name}\` is never used`, at: spotOfNode({ range }, callable.file) }]
    },
  )
}
