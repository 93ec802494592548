import type { ChangedFile, FileStatus } from '../../domain/change.ts'
import { UserError } from '../../domain/user-error.ts'
import { commitNotFound, firstMissing } from './objects.ts'
import { changedLinesOf, sectionsOf } from './patch.ts'
import { nameOfBytes, unquote } from './path-names.ts'
import type { PrivateStore } from './private-store.ts'
import { expectSuccess } from './run-git.ts'

/**
 * Raw entries and hunks come from one process. Names are quoted (no `-z`), so that no name can pose as a hunk; `--text`
 * and the private store, which has no attributes, keep `.gitattributes` from hiding lines.
 */
const args = [
  ...['-c', 'core.quotePath=true', '-c', 'core.bigFileThreshold=2g', 'diff-tree', '-r', '--raw', '--patch'],
  ...['--unified=0', '--inter-hunk-context=0', '--find-renames', '--find-copies', '-l1000', '--no-abbrev'],
  ...['--text', '--no-ext-diff', '--no-textconv', '--no-color', '--submodule=short', '--irreversible-delete'],
  ...['--src-prefix=a/', '--dst-prefix=b/', '--diff-algorithm=myers'],
]

/** What differs between two commits, sorted by path. Throws `COMMIT_NOT_FOUND`. */
export async function diffCommits(
  store: PrivateStore,
  base: string,
  head: string,
): Promise<readonly ChangedFile[]> {
  const missing = await firstMissing(store, [base, head])
  if (missing !== undefined) throw commitNotFound(missing)
  const run = await store.gitWithBlobs([...args, base, head, '--'])
  return parseDiff(expectSuccess(run, `compare ${base} with ${head}`))
}

interface RawEntry {
  readonly letter: string
  readonly oldMode: string
  readonly newMode: string
  readonly isSameContent: boolean
  readonly paths: readonly Uint8Array[]
}

function parseDiff(printed: Buffer): readonly ChangedFile[] {
  const { rawLines, sections } = sectionsOf(printed)
  const files: ChangedFile[] = []
  let at = 0
  for (const line of rawLines) {
    const entry = parseRaw(line)
    // A file that becomes a link is shown as a deletion and an addition.
    const length = entry.letter === 'T' ? 2 : 1
    files.push(toChangedFile(entry, sections.slice(at, at + length)))
    at += length
  }
  if (at !== sections.length) {
    throw new UserError('GIT_FAILED', `git listed ${at} changes but showed ${sections.length}`)
  }
  return files.sort((one, other) => (one.path < other.path ? -1 : 1))
}

/** Reads `:<old mode> <new mode> <old id> <new id> <letter><score>TAB<path>[TAB<new path>]`. */
function parseRaw(line: Buffer): RawEntry {
  const [head = '', ...paths] = line.toString('latin1').split('\t')
  const [oldMode = '', newMode = '', oldId, newId, letter = ''] = head.slice(1).split(' ')
  return {
    letter: letter.slice(0, 1),
    oldMode,
    newMode,
    isSameContent: oldId === newId,
    paths: paths.map((path) => unquote(Buffer.from(path, 'latin1'))),
  }
}

const submoduleMode = '160000'
const statuses: Readonly<Record<string, FileStatus>> = {
  A: 'added',
  C: 'copied',
  D: 'deleted',
  M: 'modified',
  R: 'renamed',
  T: 'type-changed',
}

function toChangedFile(entry: RawEntry, sections: readonly Buffer[]): ChangedFile {
  const [first = Buffer.alloc(0), second] = entry.paths
  const status = statusOf(entry)
  const path = nameOfBytes(second ?? first)
  const changedLines = entry.newMode === submoduleMode ? [] : sections.flatMap(changedLinesOf)
  return second === undefined
    ? { path, status, changedLines }
    : { path, status, oldPath: nameOfBytes(first), changedLines }
}

function statusOf({ letter, oldMode, newMode, isSameContent }: RawEntry): FileStatus {
  if (newMode === submoduleMode && letter !== 'T') return 'submodule-changed'
  if (letter === 'M' && isSameContent) return 'mode-changed'
  const status = statuses[letter]
  if (status === undefined) {
    throw new UserError(
      'GIT_FAILED',
      `git told of a change of kind "${letter}" from ${oldMode} to ${newMode}`,
    )
  }
  return status
}
