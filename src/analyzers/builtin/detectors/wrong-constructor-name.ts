import { flowOf } from '../../../solidity/model/flow.ts'
import type { WriteStep } from '../../../solidity/model/flow-types.ts'
import { isRestricted } from '../../../solidity/model/guards.ts'
import { conditionsAt, stepsOf } from '../../../solidity/model/paths.ts'
import type { Callable, Contract } from '../../../solidity/model/types.ts'
import type { Claim, Detector } from '../detector.ts'
import { isWithinEdits } from '../edits.ts'
import { comesFrom, sourcesOf } from '../provenance.ts'
import { headOf, spotOf } from '../spot.ts'
import { nameOf } from '../wording.ts'

/** Functions that were meant as the constructor and are none. */
export const wrongConstructorName: Detector = {
  id: 'wrong_constructor_name',
  class: 'wrong_constructor_name',
  severity: 'high',
  confidence: 'high',
  title: 'Constructor has the wrong name',
  looksAt:
    'Open functions that make the sender the owner of a contract without a constructor, and are called `constructor`, almost like the contract, or with a capital letter as contracts are.',
  ignores: 'Contracts with a constructor, functions that return something or ask who calls.',
  references: [],
  scope: 'contract',
  detect: (contract) =>
    hasConstructor(contract) ? [] : contract.functions.flatMap((callable) => claimsFor(callable, contract)),
}

function hasConstructor({ functions, kind }: Contract): boolean {
  return kind === 'library' || functions.some((callable) => callable.kind === 'constructor')
}

function claimsFor(callable: Callable, contract: Contract): readonly Claim[] {
  if (callable.kind !== 'function' || callable.returns.length > 0 || callable.node.body === null) return []
  if (callable.visibility !== 'public' && callable.visibility !== 'external') return []
  const likeness = likenessOf(callable.name, contract.name)
  const writes = stepsOf(flowOf(callable, contract), 'write').filter(makesOwner)
  const [first] = writes
  if (likeness === undefined || first === undefined) return []
  return [
    {
      message: `${nameOf(callable)} is no constructor, so anyone can call it and become what \`${contract.name}\` takes for its owner`,
      at: headOf(callable),
      path: [{ at: spotOf(first), role: 'the sender gets in here' }],
      ...(likeness === 'sure' ? {} : { confidence: 'medium' }),
    },
  ]
}

/** Something single in storage becomes the sender, unasked. */
function makesOwner(write: WriteStep): boolean {
  return (
    write.location.path.length === 0 &&
    comesFrom(sourcesOf(write.value, write.frame), 'msg.sender', 'tx.origin') &&
    conditionsAt(write).length === 0 &&
    !isRestricted(write)
  )
}

/** How sure it is that a name was meant for the constructor. */
function likenessOf(name: string, contract: string): 'sure' | 'likely' | undefined {
  const [own, wanted] = [name.toLowerCase(), contract.toLowerCase()]
  if (own === wanted || own === 'constructor') return 'sure'
  const isTypo = wanted.length >= 5 && isWithinEdits(own, wanted, 2)
  return isTypo || /^[A-Z][a-z]/.test(name) ? 'likely' : undefined
}
