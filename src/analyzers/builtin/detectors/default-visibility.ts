import type { Severity } from '../../../domain/severity.ts'
import { movesEther } from '../../../solidity/model/calls.ts'
import { flowOf } from '../../../solidity/model/flow.ts'
import { isRestricted } from '../../../solidity/model/guards.ts'
import type { Callable } from '../../../solidity/model/types.ts'
import type { Claim, Detector } from '../detector.ts'
import { headOf } from '../spot.ts'
import { nameOf } from '../wording.ts'

/** Functions of old Solidity that are public because nobody wrote what they are. */
export const defaultVisibility: Detector = {
  id: 'default_visibility',
  class: 'default_visibility',
  severity: 'high',
  confidence: 'high',
  title: 'Function visibility is left to the default',
  looksAt:
    'Functions with a body and without a visibility, in contracts and libraries of Solidity before 0.5. Worse when the name begins with an underscore, by which authors mark what is internal.',
  ignores:
    'Constructors and fallbacks, whose visibility cannot be chosen; interfaces; files for Solidity 0.5 and later, which the compiler refuses.',
  references: [],
  scope: 'file',
  detect: (file) => {
    const [major, minor] = file.compiler.lowest ?? [0, 0]
    if (major > 0 || minor >= 5) return []
    return file.contracts
      .filter(({ kind }) => kind !== 'interface')
      .flatMap(({ functions }) => functions.filter(isOpenByDefault).map(toClaim))
  },
}

function isOpenByDefault({ kind, hasVisibility, node }: Callable): boolean {
  return kind === 'function' && !hasVisibility && node.body !== null
}

function toClaim(callable: Callable): Claim {
  const isMeantInternal = callable.name.startsWith('_')
  const isQuestion = callable.mutability === 'view' || callable.mutability === 'pure'
  return {
    message: `${nameOf(callable)} has no visibility, so anyone can call it${isMeantInternal ? ', although its name marks it as internal' : ''}`,
    at: headOf(callable),
    severity: isQuestion ? 'info' : isMeantInternal ? severityOf(callable) : 'low',
  }
}

/** Of an internal step that anyone can take: it is worse where ether moves unasked. */
function severityOf(callable: Callable): Severity {
  const isPaying = flowOf(callable).steps.some((step) => movesEther(step) && !isRestricted(step))
  return isPaying ? 'high' : 'medium'
}
