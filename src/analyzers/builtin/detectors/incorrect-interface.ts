import type { Severity } from '../../../domain/severity.ts'
import { resolvedFunctions } from '../../../solidity/model/inheritance.ts'
import type { Callable, Contract } from '../../../solidity/model/types.ts'
import type { VariableDeclaration } from '../../../solidity/syntax/expressions.ts'
import type { Claim, Detector } from '../detector.ts'
import { headOf } from '../spot.ts'
import { type Standard, standards } from '../standards.ts'
import { nameOf } from '../wording.ts'

/** Tokens that do not answer as their standard says. */
export const incorrectInterface: Detector = {
  id: 'incorrect_interface',
  class: 'incorrect_interface',
  severity: 'high',
  confidence: 'high',
  title: 'Function does not answer as the standard says',
  looksAt:
    'Functions of ERC-20 and ERC-721 tokens, told by two functions that only these have, whose returned type is another one.',
  ignores:
    'Contracts that are neither, functions beyond the standards, and public variables. What only describes is told at medium severity, and interfaces at low: some are written for tokens that are wrong.',
  references: ['https://eips.ethereum.org/EIPS/eip-20', 'https://eips.ethereum.org/EIPS/eip-721'],
  scope: 'file',
  detect: (file) => file.contracts.flatMap(claimsAbout),
}

function claimsAbout(contract: Contract): readonly Claim[] {
  const all = [...resolvedFunctions(contract).values()].flat()
  const signatures = new Set(all.map(({ signature }) => signature))
  // An ERC-721 has functions that an ERC-20 also has, so the more special one goes first.
  const standard = standards.toReversed().find(({ marks }) => marks.every((mark) => signatures.has(mark)))
  if (standard === undefined) return []
  return contract.functions.flatMap((callable) => claimsAboutFunction(callable, standard, contract))
}

function claimsAboutFunction(
  callable: Callable,
  { name, functions }: Standard,
  contract: Contract,
): readonly Claim[] {
  const expected = functions.get(callable.signature)
  const isOpen = callable.visibility === 'public' || callable.visibility === 'external'
  if (expected === undefined || !isOpen) return []
  const given = callable.returns.map(typeNameOf).join()
  if (given === expected) return []
  return [
    {
      message: `${nameOf(callable)} returns ${given || 'nothing'}, and ${name} says ${expected || 'nothing'}, so who follows the standard reverts or misreads it`,
      at: headOf(callable),
      severity: severityOf(callable, contract),
    },
  ]
}

/** Others pay by some of the functions, or count on what they answer; the rest is for showing. */
function severityOf({ name }: Callable, { kind }: Contract): Severity {
  if (kind === 'interface') return 'low'
  return carryingValue.test(name) ? 'high' : 'medium'
}

const carryingValue = /^(?:transfer|transferFrom|safeTransferFrom|approve|balanceOf|ownerOf)$/

/** Canonical: `uint` is `uint256`. Other names than those of elementary types are as good as any. */
function typeNameOf({ typeName }: VariableDeclaration): string {
  if (typeName?.type !== 'ElementaryTypeName') return 'another type'
  return /^u?int$/.test(typeName.name) ? `${typeName.name}256` : typeName.name
}
