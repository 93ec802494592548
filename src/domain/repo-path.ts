declare const brand: unique symbol

/** A file's path inside the repository: relative, `/` between parts, never leaving the repository. */
export type RepoPath = string & { readonly [brand]: 'RepoPath' }

/** The path when `text` is one that stays inside the repository; `undefined` when it is absolute, empty or climbs out. */
export function toRepoPath(text: string): RepoPath | undefined {
  if (text.startsWith('/') || text.includes('\0')) return undefined
  const parts: string[] = []
  for (const part of text.split('/').filter((part) => part !== '' && part !== '.')) {
    if (part !== '..') parts.push(part)
    else if (parts.pop() === undefined) return undefined
  }
  return parts.length === 0 ? undefined : (parts.join('/') as RepoPath)
}

/** The folder that holds a path; `''` for the top of the repository. */
export function folderOf(path: string): string {
  return path.slice(0, Math.max(0, path.lastIndexOf('/')))
}

/** Whether `path` lies in `folder` (`''` is the whole repository). */
export function isInside(path: string, folder: string): boolean {
  return folder === '' || path === folder || path.startsWith(`${folder}/`)
}
