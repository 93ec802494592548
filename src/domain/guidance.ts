import { accessGuidance } from './guidance-access.ts'
import { callGuidance } from './guidance-calls.ts'
import { contextGuidance } from './guidance-context.ts'
import { qualityGuidance } from './guidance-quality.ts'
import { stateGuidance } from './guidance-state.ts'
import { valueGuidance } from './guidance-values.ts'
import { type ClassId, classOf } from './taxonomy.ts'

/** What a reader is told about a class of weaknesses, in plain text. */
export interface Guidance {
  /** Sentence case, at most 60 characters. */
  readonly title: string
  /** What can happen. */
  readonly impact: string
  /** How to fix it. */
  readonly remediation: string
  /** Public pages, the most specific first. */
  readonly references: readonly string[]
}

const guidance: Readonly<Record<ClassId, Guidance>> = {
  ...accessGuidance,
  ...callGuidance,
  ...contextGuidance,
  ...qualityGuidance,
  ...stateGuidance,
  ...valueGuidance,
}

/** What to tell a reader about a class. The pages of the SWC and CWE entries follow the class's own references. */
export function guidanceOf(id: ClassId): Guidance {
  const { references, ...texts } = guidance[id]
  return { ...texts, references: [...references, ...catalogueReferencesOf(id)] }
}

function catalogueReferencesOf(id: ClassId): readonly string[] {
  const { swc, cwe } = classOf(id)
  return [
    ...swc.map((entry) => `https://swcregistry.io/docs/${entry}/`),
    ...cwe.map((entry) => `https://cwe.mitre.org/data/definitions/${entry.replace('CWE-', '')}.html`),
  ]
}
