import type { SourceFile } from '../../solidity/model/types.ts'
import type { PragmaDirective } from '../../solidity/syntax/declarations.ts'

/** Every `pragma solidity` of a file that has something to deploy. */
export function pragmasOf({ tree, contracts }: SourceFile): readonly PragmaDirective[] {
  if (!contracts.some(({ kind }) => kind === 'contract')) return []
  return tree.unit.children.filter(
    (part): part is PragmaDirective => part.type === 'PragmaDirective' && part.name === 'solidity',
  )
}
