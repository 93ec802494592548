import type { TypeName, VariableDeclaration } from '../syntax/expressions.ts'

/** `transfer(address,uint256)`: elementary types by their full name, others by the last part of theirs. */
export function signatureOf(name: string, parameters: readonly VariableDeclaration[]): string {
  return `${name}(${parameters.map(({ typeName }) => typeText(typeName)).join(',')})`
}

/** The canonical text of a type, e.g. `uint256[]`, `mapping(address=>bool)`. */
export function typeText(type: TypeName | null): string {
  switch (type?.type) {
    case 'ElementaryTypeName':
      return elementary(type.name)
    case 'UserDefinedTypeName':
      return type.namePath.slice(type.namePath.lastIndexOf('.') + 1)
    case 'ArrayTypeName':
      return `${typeText(type.baseTypeName)}[${lengthText(type.length)}]`
    case 'Mapping':
      return `mapping(${typeText(type.keyType)}=>${typeText(type.valueType)})`
    case 'FunctionTypeName':
      return `function(${type.parameterTypes.map((parameter) => typeText(parameter.typeName)).join(',')})`
    default:
      return 'var'
  }
}

const shortNames: ReadonlyMap<string, string> = new Map([
  ['uint', 'uint256'],
  ['int', 'int256'],
  ['byte', 'bytes1'],
  ['fixed', 'fixed128x18'],
  ['ufixed', 'ufixed128x18'],
])

function elementary(name: string): string {
  return shortNames.get(name) ?? name
}

/** Any length that is not a plain number only has to differ from a dynamic array. */
function lengthText(length: { readonly type: string; readonly number?: string } | null): string {
  return length === null ? '' : (length.number ?? '?')
}
