import type { Log, Notification, Result, Run, ToolComponent } from 'sarif'
import type { Audit } from '../domain/audit.ts'
import type { ClassId } from '../domain/taxonomy.ts'
import type { Weakness } from '../domain/weakness.ts'
import { homepage } from './homepage.ts'
import { lineHashesOf } from './line-hash.ts'
import { groupHolding, groupsOf, type RootGroup } from './sarif-groups.ts'
import { forSarif, type LineHashes, resultOf } from './sarif-result.ts'
import { ruleOf } from './sarif-rule.ts'
import { describeOutcome } from './wording.ts'

/** Code scanning keeps 5,000 results of a run, and not always the worst. */
const mostResults = 5_000
/** Of uncompressed results, which keeps the compressed file below code scanning's 10 MB whatever is in them. */
const mostResultBytes = 9_000_000
const mostExtensions = 100
const mostNotifications = 200

export interface SarifFile {
  /** The project root that it is about; `''` for the top of the repository, `~others` for all beyond the twentieth. */
  readonly root: string
  readonly text: string
}

/** SARIF 2.1.0, one file with one run per project root; at least one file, also when there is nothing to report. */
export function renderSarif(audit: Audit): readonly SarifFile[] {
  return runsOf(audit).map(({ root, run }) => ({ root, text: textOf([run]) }))
}

/** The same runs in one file, for a reader that wants one. */
export function renderSarifAsOne(audit: Audit): string {
  return textOf(
    runsOf(audit).map(({ run }) => run),
    2,
  )
}

function textOf(runs: Run[], indent?: number): string {
  const log: Log = { $schema: 'https://json.schemastore.org/sarif-2.1.0.json', version: '2.1.0', runs }
  return `${JSON.stringify(log, null, indent)}\n`
}

function runsOf(audit: Audit): readonly { readonly root: string; readonly run: Run }[] {
  const groups = groupsOf(audit)
  const lineHashes = rememberedLineHashes(audit)
  const inHead = audit.weaknesses.filter(({ state }) => state !== 'fixed')
  return groups.map((group) => {
    const weaknesses = inHead.filter(({ locations }) => groupHolding(locations[0].path, groups) === group)
    return { root: group.root, run: runOf(audit, group, weaknesses, lineHashes) }
  })
}

function runOf(audit: Audit, group: RootGroup, weaknesses: readonly Weakness[], lineHashes: LineHashes): Run {
  const classes = [...new Set(weaknesses.map((weakness) => weakness.class))].sort()
  const results = resultsOf(weaknesses, classes, lineHashes)
  return {
    tool: {
      driver: {
        name: 'Sevengates',
        version: audit.provenance.sevengates,
        informationUri: homepage,
        rules: classes.map((id) =>
          ruleOf(
            id,
            weaknesses.filter((weakness) => weakness.class === id),
          ),
        ),
      },
      extensions: extensionsOf(audit, group),
    },
    automationDetails: { id: group.automationId },
    columnKind: 'utf16CodeUnits',
    invocations: [
      {
        // False would make code scanning refuse the file; what did not complete is said by notifications.
        executionSuccessful: true,
        toolExecutionNotifications: notificationsOf(audit, group, weaknesses.length - results.length),
      },
    ],
    results,
  }
}

/** The audit's order is by rank, so what does not fit is cut from the end. */
function resultsOf(
  weaknesses: readonly Weakness[],
  classes: readonly ClassId[],
  lineHashes: LineHashes,
): Result[] {
  const results: Result[] = []
  let room = mostResultBytes
  for (const weakness of weaknesses.slice(0, mostResults)) {
    const result = resultOf(weakness, classes.indexOf(weakness.class), lineHashes)
    room -= new TextEncoder().encode(JSON.stringify(result)).length + 1
    if (room < 0) break
    results.push(result)
  }
  return results
}

function extensionsOf(audit: Audit, { roots }: RootGroup): ToolComponent[] {
  const versions = new Map<string, ToolComponent>()
  for (const { analyzer, version, root } of audit.outcomes) {
    const component = version === null ? { name: analyzer } : { name: analyzer, version }
    if (roots.includes(root)) versions.set(JSON.stringify(component), component)
  }
  const sorted = [...versions].sort(([one], [other]) => (one < other ? -1 : 1))
  return sorted.map(([, component]) => component).slice(0, mostExtensions)
}

function notificationsOf(audit: Audit, { roots }: RootGroup, cut: number): Notification[] {
  const texts = audit.outcomes
    .filter(({ kind, root }) => kind !== 'completed' && roots.includes(root))
    .map((outcome) => ({
      level: outcome.kind === 'not-applicable' ? ('note' as const) : ('warning' as const),
      text: forSarif(describeOutcome(outcome)),
    }))
  const cutText = `${cut} weaknesses of the lowest rank are left out: the file has reached the limit of code scanning`
  const all = cut === 0 ? texts : [{ level: 'warning' as const, text: cutText }, ...texts]
  return all.slice(0, mostNotifications).map(({ level, text }) => ({ level, message: { text } }))
}

function rememberedLineHashes({ sources }: Audit): LineHashes {
  const known = new Map<string, readonly string[]>()
  return (path) => {
    const source = sources.get(path)
    const hashes = known.get(path) ?? (source === undefined ? undefined : lineHashesOf(source))
    if (hashes !== undefined) known.set(path, hashes)
    return hashes
  }
}
