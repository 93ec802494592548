import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import * as core from '@actions/core'
import { localFiles } from '../adapters/files.ts'
import { keepComment } from '../adapters/github/keep-comment.ts'
import { uploadSarif } from '../adapters/github/upload-sarif.ts'
import type { Audit } from '../domain/audit.ts'
import { deliverySurfaces, type Surface, uploadTarget } from '../domain/delivery.ts'
import type { SafeEvent } from '../domain/event.ts'
import type { CodeHost } from '../ports/code-host.ts'
import type { Journal } from '../ports/journal.ts'
import { annotationsOf } from '../reports/annotations.ts'
import { renderAuditJson } from '../reports/audit-json.ts'
import { commentMarker, renderComment, shouldComment } from '../reports/comment.ts'
import { renderSarif, type SarifFile } from '../reports/sarif.ts'
import { standingsOf } from '../reports/standings.ts'
import { renderSummary } from '../reports/summary.ts'
import type { Gated } from './gate-commits.ts'

/** Where a gated event is reported. */
export interface Destination {
  readonly event: SafeEvent
  readonly host: CodeHost | undefined
  /** Whether every file of the branch was looked at, so that an upload holds its whole state. */
  readonly isWholeTree: boolean
  /** Absolute path of the folder for the files. */
  readonly folder: string
  readonly journal: Journal
}

/** Reports everywhere the event allows. What cannot be reported is a notice: reporting never decides. */
export async function deliver({ audit, settings }: Gated, destination: Destination): Promise<void> {
  const { event, host, journal } = destination
  const sarif = renderSarif(audit)
  const attempt = async (what: string, deed: () => Promise<void> | void) => {
    try {
      await deed()
    } catch (error) {
      journal.notice(`${what} failed: ${error instanceof Error ? error.message : String(error)}`)
    }
  }
  await attempt('writing the reports', () => writeFiles(audit, sarif, destination.folder))
  await attempt('setting the outputs', () => setOutputs(audit, destination.folder))
  await attempt('annotating', () => annotate(audit))
  await attempt('writing the job summary', async () => {
    await core.summary.addRaw(renderSummary(audit, linksOf(audit, event))).write()
  })
  const visibility = event.visibility === 'unknown' ? await host?.visibility() : undefined
  const access = {
    hasToken: host !== undefined,
    visibility: visibility?.ok === true ? visibility.value : event.visibility,
  }
  const surfaces = deliverySurfaces(event, access)
  const { comment: wish } = settings
  if (wish !== 'never' && event.kind === 'pull_request') {
    await attempt('commenting', () => comment(audit, wish, event.number, surfaces.comment, destination))
  }
  if (settings.upload !== 'never')
    await attempt('uploading', () => upload(audit, sarif, surfaces.upload, destination))
}

async function writeFiles(audit: Audit, sarif: readonly SarifFile[], folder: string): Promise<void> {
  const files = localFiles()
  for (const [index, { text }] of sarif.entries()) await files.writeReport(sarifPath(folder, index), text)
  await files.writeReport(join(folder, 'audit.json'), renderAuditJson(audit))
}

function sarifPath(folder: string, index: number): string {
  return join(folder, 'sarif', `sevengates-${index + 1}.sarif`)
}

function setOutputs(audit: Audit, folder: string): void {
  const { introduced, fixed } = standingsOf(audit)
  core.setOutput('verdict', audit.verdict.kind)
  core.setOutput('new-count', introduced.length)
  core.setOutput('blocking-count', introduced.filter(({ blocking }) => blocking).length)
  core.setOutput('fixed-count', fixed.length)
  core.setOutput('sarif-directory', join(folder, 'sarif'))
  core.setOutput('audit-path', join(folder, 'audit.json'))
}

const announce = { error: core.error, warning: core.warning, notice: core.notice } as const

function annotate(audit: Audit): void {
  for (const { level, message, title, path, startLine, endLine, startColumn, endColumn } of annotationsOf(
    audit,
  )) {
    const place = { title, file: path, startLine, endLine }
    // Columns are only taken for a place on one line.
    announce[level](message, startLine === endLine ? { ...place, startColumn, endColumn } : place)
  }
}

async function comment(
  audit: Audit,
  setting: 'findings' | 'always',
  pullRequest: number,
  surface: Surface,
  { event, host, journal }: Destination,
): Promise<void> {
  if (host === undefined || surface.kind === 'impossible') {
    if (shouldComment(audit, setting, false)) journal.notice(whyNot('no comment was written', surface))
    return
  }
  const kept = await keepComment(host, {
    pullRequest,
    marker: commentMarker,
    body: renderComment(audit, linksOf(audit, event)),
    mayCreate: shouldComment(audit, setting, false),
  })
  if (kept.kind === 'refused')
    journal.notice(`no comment was written: ${kept.explanation} ${explained(surface)}`)
  else if (kept.kind !== 'absent') journal.progress(`the comment was ${kept.kind}: ${kept.url}`)
}

async function upload(
  audit: Audit,
  sarif: readonly SarifFile[],
  surface: Surface,
  { event, host, journal, isWholeTree }: Destination,
): Promise<void> {
  const target = uploadTarget(event, audit.change.head ?? '')
  if (host === undefined || target === undefined || surface.kind === 'impossible') {
    journal.notice(whyNot('nothing was sent to code scanning', surface))
    return
  }
  const gap = event.kind === 'pull_request' ? undefined : gapIn(audit, isWholeTree)
  if (gap !== undefined) {
    journal.notice(
      `nothing was sent to code scanning: ${gap}, and code scanning would close the alerts that are missing`,
    )
    return
  }
  for (const { text } of sarif) {
    const { kind, line } = await uploadSarif(host, { ...target, sarif: text }, async (ms) => {
      await sleep(ms)
    })
    if (kind === 'complete' || kind === 'pending') journal.progress(line)
    else journal.notice(`${line} ${explained(surface)}`)
    if (kind === 'refused') return
  }
}

/** Why an upload would not hold the whole state of a branch. A tool that is not here was not here before either. */
function gapIn({ outcomes, verdict }: Audit, isWholeTree: boolean): string | undefined {
  if (!isWholeTree) return 'not the whole branch was looked at'
  if (verdict.kind === 'incomplete') return 'the run is incomplete'
  const cut = outcomes.find(
    ({ side, kind }) => side === 'head' && ['partial', 'timed-out', 'crashed'].includes(kind),
  )
  return cut === undefined ? undefined : `${cut.analyzer} did not complete`
}

function whyNot(what: string, surface: Surface): string {
  return `${what}. ${explained(surface)}`.trim()
}

function explained(surface: Surface): string {
  return surface.kind === 'possible' ? '' : surface.why
}

function linksOf(audit: Audit, { serverUrl, repository, runUrl }: SafeEvent) {
  const { owner, name } = repository
  return { repositoryUrl: `${serverUrl}/${owner}/${name}`, headSha: audit.change.head ?? '', runUrl }
}
