import type { Audit } from '../domain/audit.ts'
import { numberOfLayer } from '../domain/layer.ts'
import type { Outcome } from '../domain/outcome.ts'
import { cutToFit, type Section } from './cut-to-fit.ts'
import { asCodeInTable } from './escape.ts'
import { type MarkdownContext, quotedPlainly } from './markdown.ts'
import { headOf } from './markdown-head.ts'
import { sectionsOf } from './markdown-sections.ts'
import { clip } from './visible.ts'

/** GitHub drops the whole summary beyond 1,024 KiB. */
const mostBytes = 900 * 1024

/** The job's summary: what the comment says, with far more room, and a table of every step. */
export function renderSummary(audit: Audit, context: MarkdownContext): string {
  const { runUrl: _, ...here } = context
  const sections = [outcomesOf(audit), ...sectionsOf(audit, here)]
  return cutToFit({ head: headOf(audit, here), sections, foot: footOf(audit) }, mostBytes - 1, bytesOf)
}

function outcomesOf({ outcomes }: Audit): Section {
  return {
    before:
      '### Steps\n\n| Analyzer | Layer | Where | Side | What became of it | Seconds |\n| --- | --- | --- | --- | --- | --: |\n',
    entries: outcomes.map(rowOf),
    after: '\n',
    leftOut: (kept) => `… and ${outcomes.length - kept} more steps.`,
  }
}

function rowOf(outcome: Outcome): string {
  const { analyzer, version, layer, root, side, kind, seconds } = outcome
  const cells = [
    asCodeInTable(clip(version === null ? analyzer : `${analyzer} ${version}`, 100)),
    `${numberOfLayer(layer)} ${layer}`,
    asCodeInTable(clip(root === '' ? '.' : root, 200)),
    side,
    outcome.kind === 'completed' ? kind : `**${kind}**: ${quotedPlainly(outcome.reason, 400)}`,
    seconds.toFixed(1),
  ]
  return `| ${cells.join(' | ')} |\n`
}

function footOf({ provenance }: Audit): string {
  const { sevengates, node, platform, settingsSource, settingsHash } = provenance
  const facts = [
    `Sevengates ${sevengates}`,
    `Node ${node}`,
    platform,
    `settings: ${quotedPlainly(settingsSource, 200)} (${settingsHash.slice(0, 12)})`,
  ]
  return `<sub>${facts.join(' · ')}</sub>\n`
}

function bytesOf(text: string): number {
  return new TextEncoder().encode(text).length
}
