/** How bad a weakness is if it is real, worst first. */
export const severities = ['critical', 'high', 'medium', 'low', 'info'] as const
export type Severity = (typeof severities)[number]

/** How likely a claim is right, surest first. */
export const confidences = ['high', 'medium', 'low'] as const
export type Confidence = (typeof confidences)[number]

/** What a claim rests on, strongest first. */
export const evidences = ['counter-example', 'several-techniques', 'several-tools', 'pattern'] as const
export type Evidence = (typeof evidences)[number]

/** Whether `severity` is as bad as `threshold`, or worse. */
export function isAtLeastSeverity(severity: Severity, threshold: Severity): boolean {
  return severities.indexOf(severity) <= severities.indexOf(threshold)
}

/** Whether `confidence` is as sure as `threshold`, or surer. */
export function isAtLeastConfidence(confidence: Confidence, threshold: Confidence): boolean {
  return confidences.indexOf(confidence) <= confidences.indexOf(threshold)
}

/** The worse of two severities. */
export function worseOf(one: Severity, other: Severity): Severity {
  return isAtLeastSeverity(one, other) ? one : other
}

/** The surer of two confidences. */
export function surerOf(one: Confidence, other: Confidence): Confidence {
  return isAtLeastConfidence(one, other) ? one : other
}
