import type { SourceFile } from '../../solidity/model/types.ts'
import type { PragmaDirective } from '../../solidity/syntax/declarations.ts'

/** The first `pragma solidity` of a file. */
export function pragmaOf({ tree }: SourceFile): PragmaDirective | undefined {
  return tree.unit.children.find(
    (part): part is PragmaDirective => part.type === 'PragmaDirective' && part.name === 'solidity',
  )
}
