import type { Flow, Frame, Location } from '../../../solidity/model/flow-types.ts'
import { originsOf } from '../../../solidity/model/origins.ts'
import { isSolidity } from '../../../solidity/model/storage-location.ts'
import type { VariableDeclaration } from '../../../solidity/syntax/expressions.ts'
import { canonicalOf } from '../canonical.ts'
import type { Claim, Detector } from '../detector.ts'
import { entryFlows } from '../entry-flows.ts'
import { parametersIn } from '../provenance.ts'
import { recoveriesIn } from '../recoveries.ts'
import { within } from '../spot.ts'
import { nameOf } from '../wording.ts'

/** Records of used signatures that a second form of the same signature gets past. */
export const signatureMalleability: Detector = {
  id: 'signature_malleability',
  class: 'signature_malleability',
  severity: 'high',
  confidence: 'medium',
  title: 'Signature itself is the key of what was used',
  looksAt:
    'Mappings whose key is a signature, or a hash with one in it, where the signature is also checked by `ecrecover` or a library.',
  ignores:
    'Checks that `s` lies in the lower half. Libraries whose code is not known may check that, so it is told at low confidence.',
  references: ['https://eips.ethereum.org/EIPS/eip-2'],
  scope: 'contract',
  detect: (contract) => entryFlows(contract).flatMap(claimsAbout),
}

function claimsAbout(flow: Flow): readonly Claim[] {
  const recoveries = recoveriesIn(flow)
  const [first] = recoveries
  if (first === undefined || checksHalf(flow)) return []
  const given = new Set(
    recoveries.flatMap(({ signature, frame }) => signature.flatMap((part) => [...parametersIn(part, frame)])),
  )
  for (const { expression } of recoveries.map(({ hash }) => ({ expression: hash }))) {
    for (const parameter of parametersIn(expression, first.frame)) given.delete(parameter)
  }
  const key = keysIn(flow).find((part) => uses(part, given))
  if (key === undefined) return []
  return [
    {
      message: `${nameOf(flow.callable)} remembers the signature; anyone can make a second one from it that is just as good`,
      at: spotOfKey(key),
      ...(recoveries.some(({ isRaw }) => isRaw) ? {} : { confidence: 'low' }),
    },
  ]
}

type Key = Extract<Location['path'][number], { kind: 'key' }>

function keysIn({ steps }: Flow): readonly Key[] {
  return steps.flatMap((step) => {
    const path = step.kind === 'write' || step.kind === 'read' ? step.location.path : []
    return path.filter((part) => part.kind === 'key')
  })
}

function uses({ index, frame }: Key, signature: ReadonlySet<VariableDeclaration>): boolean {
  // An account that was recovered is the same for both forms.
  if (originsOf(index, frame).some(({ kind }) => kind === 'signer')) return false
  return [...parametersIn(index, frame)].some((parameter) => signature.has(parameter))
}

/** Where the key is computed, if it has a name. */
function spotOfKey({ index, frame }: Key): Claim['at'] {
  const value = index.type === 'Identifier' ? soleValue(index.name, frame) : undefined
  return within(value ?? index, frame)
}

function soleValue(name: string, { assignments }: Frame) {
  const [only] = [...assignments].filter(([variable]) => variable.name === name)
  return only?.[1].at(0)?.value
}

/** `s` is compared with half of the curve's order, which begins like this. */
function checksHalf({ conditions }: Flow): boolean {
  return conditions.some(
    ({ expression, frame }) =>
      isSolidity(expression) &&
      originsOf(expression, frame).length > 0 &&
      /0x7f{12}/i.test(canonicalOf(expression, frame)),
  )
}
