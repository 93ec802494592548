import type { TypeName, VariableDeclaration } from '../syntax/expressions.ts'
import { lookUp } from './names.ts'
import type { Definition, Scope, Type } from './types.ts'

export const unknownType: Type = { kind: 'unknown', name: undefined }
export const boolType: Type = { kind: 'bool' }
export const bytesType: Type = { kind: 'bytes' }
export const wordType: Type = { kind: 'integer', signed: false, bits: 256 }
export const addressType: Type = { kind: 'address', payable: false }

/** What a type as written means in a contract or file. */
export function typeOfName(name: TypeName | null, scope: Scope): Type {
  switch (name?.type) {
    case 'ElementaryTypeName':
      return elementaryType(name.name, name.stateMutability)
    case 'UserDefinedTypeName':
      return typeOfDefinition(lookUp(name.namePath, scope), name.namePath)
    case 'Mapping':
      return {
        kind: 'mapping',
        key: typeOfName(name.keyType, scope),
        value: typeOfName(name.valueType, scope),
      }
    case 'ArrayTypeName':
      return {
        kind: 'array',
        element: typeOfName(name.baseTypeName, scope),
        length: name.length ?? undefined,
      }
    case 'FunctionTypeName':
      return {
        kind: 'function',
        returns: typesOf(name.returnTypes, scope),
        isExternal: name.visibility === 'external',
      }
    default:
      return unknownType
  }
}

export function typesOf(declarations: readonly VariableDeclaration[], scope: Scope): readonly Type[] {
  return declarations.map(({ typeName }) => typeOfName(typeName, scope))
}

/** The type that a definition introduces. */
export function typeOfDefinition(definition: Definition, name: string): Type {
  switch (definition.kind) {
    case 'contract':
      return { kind: 'contract', contract: definition.contract }
    case 'struct':
      return { kind: 'struct', node: definition.node, scope: definition.scope }
    case 'enum':
      return { kind: 'enum', node: definition.node }
    case 'user-type':
      return {
        kind: 'user-type',
        node: definition.node,
        scope: definition.scope,
        underlying: typeOfName(definition.node.definition, definition.scope),
      }
    default:
      return { kind: 'unknown', name }
  }
}

/** The type that the language itself knows by a name; both parsers give `address` and `payable` as plain names. */
export function elementaryType(name: string, stateMutability: string | null): Type {
  const [, word = '', size = ''] = /^([a-z]+)(\d*)/.exec(name) ?? []
  switch (word) {
    case 'uint':
    case 'int':
      return { kind: 'integer', signed: word === 'int', bits: size === '' ? 256 : Number(size) }
    case 'bytes':
      return size === '' ? bytesType : { kind: 'fixed-bytes', size: Number(size) }
    case 'byte':
      return { kind: 'fixed-bytes', size: 1 }
    case 'address':
      return { kind: 'address', payable: stateMutability === 'payable' }
    case 'payable':
      return { kind: 'address', payable: true }
    case 'bool':
      return boolType
    case 'string':
      return { kind: 'string' }
    default:
      return unknownType
  }
}
