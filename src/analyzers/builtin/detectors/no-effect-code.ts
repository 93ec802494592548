import type { Expression } from '../../../solidity/syntax/expressions.ts'
import { nodesIn } from '../../../solidity/syntax/visit.ts'
import type { Detector } from '../detector.ts'
import { quote, spotOfNode } from '../spot.ts'

/** Statements that do nothing. */
export const noEffectCode: Detector = {
  id: 'no_effect_code',
  class: 'no_effect_code',
  severity: 'low',
  confidence: 'high',
  title: 'Statement without effect',
  looksAt:
    'Comparisons and arithmetic whose value nobody takes, and calls that only set their options: `x.call.value(1);`.',
  ignores: 'Names alone, which silence warnings about parameters that are not used.',
  references: ['https://swcregistry.io/docs/SWC-135/'],
  scope: 'file',
  detect: (file) =>
    nodesIn(file.tree.unit, 'ExpressionStatement')
      .filter(({ expression }) => expression !== null && isIdle(expression, file.compiler.wrapsArithmetic))
      .map((statement) => ({
        message: `${quote(statement, file)} does nothing`,
        at: spotOfNode(statement, file),
      })),
}

/** Checked arithmetic can revert, which is an effect. */
function isIdle(expression: Expression, wraps: boolean): boolean {
  switch (expression.type) {
    case 'BinaryOperation':
      return (wraps ? anyOperator : comparison).test(expression.operator)
    case 'FunctionCall':
      return isOption(expression.expression)
    case 'NameValueExpression':
      return true
    default:
      return false
  }
}

const comparison = /^(?:[=!]=|[<>]=?|[&|^])$/
const anyOperator = /^(?:[=!]=|[<>]=?|[-+*/%&|^]|\*\*|<<|>>)$/

/** `x.call.value`, `x.call.value(1).gas` */
function isOption(callee: Expression): boolean {
  if (callee.type !== 'MemberAccess' || !/^(?:value|gas)$/.test(callee.memberName)) return false
  const { expression } = callee
  if (expression.type === 'FunctionCall') return isOption(expression.expression)
  return expression.type === 'MemberAccess' && /^(?:call|delegatecall|callcode)$/.test(expression.memberName)
}
