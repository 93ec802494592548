import type { Audit } from '../domain/audit.ts'
import { toRepoPath } from '../domain/repo-path.ts'
import type { Settings } from '../domain/settings.ts'
import { UserError } from '../domain/user-error.ts'
import { version } from '../domain/version.ts'
import type { Comparison } from '../engine/find-base.ts'
import { concernsSolidity, isSolidity } from '../engine/find-change.ts'
import { gate, type Ports } from '../engine/gate.ts'
import type { Digest } from '../ports/digest.ts'
import type { Repository } from '../ports/repository.ts'
import {
  completeSettings,
  describeSettingsChange,
  parseSettings,
  settingsPath,
} from '../settings/read-settings.ts'
import type { SettingsFile } from '../settings/schema.ts'
import { scopePatternsOf } from './patterns.ts'

/** An audit and the settings that it was made by. */
export interface Gated {
  readonly audit: Audit
  readonly settings: Settings
}

/** Gates one commit of a repository against another. Settings come from the base; what the head changes in them is told. `tellSettings` hears them before anything runs. */
export async function gateCommits(
  repository: Repository,
  comparison: Comparison,
  overrides: SettingsFile,
  ports: Ports,
  tellSettings: (settings: Settings) => void = () => {},
): Promise<Gated> {
  const { head, base, scope } = comparison
  const settingsOfBase = base === null ? {} : await readSettingsAt(repository, base)
  const settings = completeSettings(settingsOfBase, overrides)
  tellSettings(settings)
  const changed = base === null || base === head ? [] : await repository.diff(base, head)
  const tampering = base === null ? [] : await tamperingIn(repository, base, head, settingsOfBase)
  const buildFiles = changed.filter((file) => concernsSolidity(file) && !isSolidity(file.path))
  const audit = await gate(
    {
      head: { commit: head, tree: repository.tree(head) },
      base: base === null ? null : { commit: base, tree: repository.tree(base) },
      scope,
      changed,
      settings,
      patterns: scopePatternsOf(settings),
      notes: comparison.notes,
      tampering: [
        ...tampering,
        ...buildFiles.map(({ path, status }) => `${path} was ${status}: it decides what imports mean`),
      ],
      provenance: provenanceOf(
        settings,
        base === null ? 'defaults' : `${settingsPath} at ${base}`,
        ports.digest,
      ),
    },
    ports,
  )
  return { audit, settings }
}

/** What a run was made with. */
export function provenanceOf(
  settings: Settings,
  settingsSource: string,
  digest: Digest,
): Audit['provenance'] {
  return {
    sevengates: version,
    node: process.versions.node,
    platform: `${process.platform}-${process.arch}`,
    settingsHash: digest.sha256(JSON.stringify(settings)),
    settingsSource,
  }
}

async function readSettingsAt(repository: Repository, commit: string): Promise<SettingsFile> {
  const text = await settingsText(repository, commit)
  return text === undefined ? {} : parseSettings(text, `${settingsPath} at ${commit.slice(0, 12)}`)
}

async function tamperingIn(
  repository: Repository,
  base: string,
  head: string,
  settingsOfBase: SettingsFile,
): Promise<readonly string[]> {
  const [before, after] = await Promise.all([settingsText(repository, base), settingsText(repository, head)])
  if (before === after) return []
  try {
    return describeSettingsChange(
      settingsOfBase,
      after === undefined ? {} : parseSettings(after, settingsPath),
    )
  } catch (error) {
    if (!(error instanceof UserError)) throw error
    return [`${settingsPath} would stop the gate after the merge: ${error.message}`]
  }
}

async function settingsText(repository: Repository, commit: string): Promise<string | undefined> {
  const path = toRepoPath(settingsPath)
  return path === undefined ? undefined : repository.readText(commit, path)
}
