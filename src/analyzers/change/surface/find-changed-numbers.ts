import type { Contract, StateVariable } from '../../../solidity/model/types.ts'
import { normalise } from '../../../solidity/normalise.ts'
import type { Claim } from '../claim.ts'
import type { ContractPair } from '../side.ts'
import { quote } from '../wording.ts'

/** Constants and first values of variables that are others now: fees, limits, delays, addresses. */
export function changedNumbers({ base, head }: ContractPair): readonly Claim[] {
  const former = valuesOf(base)
  return [...valuesOf(head)].flatMap(([name, now]): readonly Claim[] => {
    const before = former.get(name)
    if (before === undefined || before.text === now.text) return []
    const { node } = now.variable
    return [
      {
        rule: 'parameter-changed',
        severity: 'low',
        confidence: 'high',
        message: `\`${name}\` of \`${head.name}\` was ${before.quoted} at the base and is ${now.quoted} now`,
        at: { file: now.variable.contract.file, range: node.range },
      },
    ]
  })
}

interface Value {
  readonly variable: StateVariable
  readonly text: string
  readonly quoted: string
}

/** Only those that the contract declares itself: each change is told once. */
function valuesOf({ variables, file }: Contract): ReadonlyMap<string, Value> {
  return new Map(
    variables.flatMap((variable) => {
      const { initialiser, name } = variable
      if (initialiser === undefined) return []
      const text = normalise(file.text, ...initialiser.range)
      return [[name, { variable, text, quoted: quote(initialiser, file) }]]
    }),
  )
}
