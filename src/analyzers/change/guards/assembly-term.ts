import type { AssemblyExpression } from '../../../solidity/syntax/assembly.ts'
import type { Node } from '../../../solidity/syntax/node.ts'
import { numberOf } from './number.ts'

/** What opcodes are called in Solidity. */
const environment: ReadonlyMap<string, string> = new Map(
  Object.entries({
    caller: 'msg.sender',
    callvalue: 'msg.value',
    origin: 'tx.origin',
    timestamp: 'block.timestamp',
    number: 'block.number',
    address: 'address(this)',
  }),
)

/** A term of assembly; `undefined` for what is none, or stands for its own text. */
export function assemblyTerm(
  expression: Node,
  inner: (part: AssemblyExpression) => string,
): string | undefined {
  switch (expression.type) {
    case 'AssemblyCall': {
      const { functionName, arguments: given } = expression
      if (given.length > 0) return `${functionName}(${given.map(inner).join()})`
      return environment.get(functionName) ?? functionName
    }
    case 'DecimalNumber':
    case 'HexNumber':
      return numberOf(expression.value)
    default:
      return undefined
  }
}
