export interface Clock {
  /** Milliseconds that only ever grow; for durations and deadlines. */
  nowMs(): number
}
