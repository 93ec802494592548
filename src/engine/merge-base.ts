import type { Repository } from '../ports/repository.ts'

/** By how many commits a shallow clone is deepened, one after the other, before the code host is asked. */
const deepenings = [50, 250, 1000]

/** The merge base of a commit with a branch; a shallow clone is deepened just enough. `undefined` when none is found. */
export async function mergeBaseByDeepening(
  repository: Repository,
  head: string,
  branchRef: string,
): Promise<string | undefined> {
  const find = async () => {
    const tip = await repository.resolve(branchRef)
    return tip === undefined ? undefined : repository.mergeBase(tip, head)
  }
  let found = await find()
  for (const commits of deepenings) {
    if (found !== undefined || !(await repository.isShallow())) return found
    if (!(await repository.deepen(commits))) return undefined
    found = await find()
  }
  return found
}
