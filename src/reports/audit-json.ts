import type { Audit } from '../domain/audit.ts'
import type { FileInScope } from '../domain/change.ts'
import { guidanceOf } from '../domain/guidance.ts'
import type { Outcome } from '../domain/outcome.ts'
import { classOf } from '../domain/taxonomy.ts'
import type { Weakness, WeaknessLocation } from '../domain/weakness.ts'

// The keys are written out one by one: their names and order are an interface, described by schema/audit.schema.json.

/** The audit for other programs: texts as they are, not escaped for any place; same audit, same bytes. */
export function renderAuditJson(audit: Audit): string {
  const { verdict, change, provenance, policy } = audit
  const shape = {
    schema: 'sevengates-audit/1',
    verdict: {
      kind: verdict.kind,
      reasons: verdict.reasons,
      ...(verdict.kind === 'incomplete' ? { blocks: verdict.blocks } : {}),
    },
    change: { base: change.base, head: change.head, files: change.files.map(fileOf) },
    outcomes: audit.outcomes.map(outcomeOf),
    weaknesses: audit.weaknesses.map(weaknessOf),
    roots: audit.roots,
    tampering: audit.tampering,
    notes: change.notes,
    policy: {
      failOn: policy.failOn,
      minConfidence: policy.minConfidence,
      onIncomplete: policy.onIncomplete,
      required: policy.required,
    },
    provenance: {
      sevengates: provenance.sevengates,
      node: provenance.node,
      platform: provenance.platform,
      settingsHash: provenance.settingsHash,
      settingsSource: provenance.settingsSource,
    },
  }
  return `${JSON.stringify(shape, null, 2)}\n`
}

function fileOf({ path, status, oldPath, reason, isAnalysed }: FileInScope) {
  return { path, status, ...(oldPath === undefined ? {} : { oldPath }), reason, analysed: isAnalysed }
}

function outcomeOf(outcome: Outcome) {
  const { analyzer, layer, root, side, kind, version, seconds } = outcome
  const reason = outcome.kind === 'completed' ? {} : { reason: outcome.reason }
  const compiler = outcome.compiler === undefined ? {} : { compiler: outcome.compiler }
  return { analyzer, layer, root, side, kind, version, ...compiler, seconds, ...reason }
}

function weaknessOf(weakness: Weakness) {
  const { title, remediation } = guidanceOf(weakness.class)
  const { swc, cwe, owasp2025, owasp2026 } = classOf(weakness.class)
  return {
    fingerprint: weakness.fingerprint,
    class: weakness.class,
    title,
    severity: weakness.severity,
    confidence: weakness.confidence,
    evidence: weakness.evidence,
    state: weakness.state,
    blocking: weakness.blocking,
    ruling: weakness.ruling,
    contract: weakness.contract,
    function: weakness.function,
    message: weakness.message,
    remediation,
    swc,
    cwe,
    owasp: [...owasp2025.map((entry) => `${entry}:2025`), ...owasp2026.map((entry) => `${entry}:2026`)],
    analyzers: weakness.claims.map(({ analyzer, rule, message }) => ({ id: analyzer, rule, message })),
    locations: weakness.locations.map(locationOf),
    ...(weakness.suppression === undefined ? {} : { suppression: weakness.suppression }),
    ...(weakness.counterExample === undefined ? {} : { counterExample: weakness.counterExample }),
  }
}

function locationOf({ role, path, startLine, startColumn, endLine, endColumn, message }: WeaknessLocation) {
  const place = { role, path, startLine, startColumn, endLine, endColumn }
  return message === undefined ? place : { ...place, message }
}
