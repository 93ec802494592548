import picomatch from 'picomatch'
import type { Settings } from '../domain/settings.ts'
import type { ScopePatterns } from '../engine/find-change.ts'

/** The settings' globs as questions about paths. */
export function scopePatternsOf({ exclude, tests }: Settings): ScopePatterns {
  return { isExcluded: picomatch([...exclude], { dot: true }), isTest: picomatch([...tests], { dot: true }) }
}
