import type { Audit } from '../domain/audit.ts'
import { isInside } from '../domain/repo-path.ts'
import { asUri } from './escape.ts'

/** Code scanning takes 20 runs of one upload. */
const mostGroups = 20

/** Project roots that share a SARIF file, and the name of their analysis, which must never change. */
export interface RootGroup {
  readonly root: string
  readonly roots: readonly string[]
  /**
   * Ends in `/`: code scanning takes what follows the last slash for the id of one run, and would close the alerts
   * of one root when another one is uploaded.
   */
  readonly automationId: string
}

/** Name of the group that takes what is beyond the limit; no root's encoded name has a `~`. */
const others = '~others'

/** One group per root, sorted; the last one takes all that are too many. */
export function groupsOf(audit: Audit): readonly [RootGroup, ...RootGroup[]] {
  const [first = '', ...rest] = [...new Set(audit.roots)].sort()
  if (rest.length < mostGroups) return [groupOf(first), ...rest.map(groupOf)]
  const alone = rest.slice(0, mostGroups - 2)
  const merged = { root: others, roots: rest.slice(mostGroups - 2), automationId: `sevengates/${others}/` }
  return [groupOf(first), ...alone.map(groupOf), merged]
}

/** The group of the innermost root that holds a path; the first group for a path outside of all roots. */
export function groupHolding(path: string, groups: readonly [RootGroup, ...RootGroup[]]): RootGroup {
  // Sorted roots have an outer one before all that it holds.
  return groups.findLast(({ roots }) => roots.some((root) => isInside(path, root))) ?? groups[0]
}

function groupOf(root: string): RootGroup {
  return { root, roots: [root], automationId: root === '' ? 'sevengates/' : `sevengates/${asUri(root)}/` }
}
