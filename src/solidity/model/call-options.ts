import type { Expression, FunctionCall } from '../syntax/expressions.ts'

/** A call without what it takes along. */
export interface PlainCall {
  /** `token.transfer`, whatever `{value: x}` or `.value(x)` follows it. */
  readonly callee: Expression
  readonly value: Expression | undefined
  readonly gas: Expression | undefined
  /** The expressions of all options, to be evaluated before the arguments. */
  readonly options: readonly Expression[]
}

/** Takes `{value: x, gas: y}`, `.value(x)` and `.gas(y)` off a call. */
export function plainCallOf({ expression }: FunctionCall): PlainCall {
  let plain: PlainCall = { callee: expression, value: undefined, gas: undefined, options: [] }
  for (let next = stepDown(plain); next !== undefined; next = stepDown(plain)) plain = next
  return plain
}

function stepDown(plain: PlainCall): PlainCall | undefined {
  const { callee } = plain
  if (callee.type === 'NameValueExpression') {
    const { names, arguments: values } = callee.arguments
    return {
      callee: callee.expression,
      value: values[names.indexOf('value')] ?? plain.value,
      gas: values[names.indexOf('gas')] ?? plain.gas,
      options: [...values, ...plain.options],
    }
  }
  if (callee.type !== 'FunctionCall' || callee.expression.type !== 'MemberAccess') return undefined
  const { memberName, expression } = callee.expression
  const [amount] = callee.arguments
  if ((memberName !== 'value' && memberName !== 'gas') || !takesOptions(expression)) return undefined
  return {
    ...plain,
    [memberName]: amount ?? plain[memberName],
    callee: expression,
    options: amount === undefined ? plain.options : [amount, ...plain.options],
  }
}

/** `a.f.value(x)` and `(new A).value(x)`; `value(x)` of anything else is a function of that name. */
function takesOptions(expression: Expression): boolean {
  const inner = expression.type === 'TupleExpression' ? expression.components[0] : expression
  return inner?.type === 'MemberAccess' || inner?.type === 'NewExpression' || isOptionCall(inner)
}

function isOptionCall(expression: Expression | null | undefined): boolean {
  return (
    expression?.type === 'FunctionCall' &&
    expression.expression.type === 'MemberAccess' &&
    /^(?:value|gas)$/.test(expression.expression.memberName)
  )
}
