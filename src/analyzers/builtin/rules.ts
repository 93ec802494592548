import type { RuleTable } from '../analyzer.ts'
import { detectors } from './registry.ts'

/** The detectors' index cards, as the engine reads them; single claims may be weaker or stronger. */
export const rules: RuleTable = Object.fromEntries(
  detectors.map((detector) => [
    detector.id,
    { class: detector.class, severity: detector.severity, confidence: detector.confidence },
  ]),
)
