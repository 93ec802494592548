import type { Clock } from '../ports/clock.ts'

/** The machine's monotonic clock. */
export const systemClock: Clock = { nowMs: () => performance.now() }
