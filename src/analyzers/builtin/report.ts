import type { Confidence, Severity } from '../../domain/severity.ts'

/** A stretch of a file; offsets in UTF-16 code units, end excluded. */
export interface Stretch {
  readonly path: string
  readonly start: number
  readonly end: number
}

/** A claim as the process prints it. */
export interface ReportedClaim extends Stretch {
  readonly rule: string
  readonly severity: Severity
  readonly confidence: Confidence
  readonly message: string
  readonly related: readonly (Stretch & { readonly message: string })[]
}

/** What was not looked at. */
export interface Gap {
  readonly path: string
  /** Counted from 1; absent when it is about the whole file. */
  readonly line?: number
  readonly reason: string
}

/** What the process prints, as one JSON object. */
export interface Report {
  readonly version: string
  /** The files that were asked about and looked at, at least in part. */
  readonly files: readonly string[]
  readonly gaps: readonly Gap[]
  readonly claims: readonly ReportedClaim[]
}
