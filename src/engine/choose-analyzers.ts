import type { Analyzer } from '../analyzers/analyzer.ts'
import type { Settings } from '../domain/settings.ts'
import { UserError } from '../domain/user-error.ts'

/** Which analyzers run, and which of them must complete. */
export interface Choice {
  readonly analyzers: readonly Analyzer[]
  /** Ids of the embedded ones in the chosen layers and of those that the settings name. */
  readonly required: readonly string[]
}

/** Throws `SETTINGS_INVALID` when the settings name an analyzer that there is not, or one whose layer they switch off. */
export function chooseAnalyzers(all: readonly Analyzer[], settings: Settings): Choice {
  const analyzers = all.filter(({ layer }) => settings.layers.includes(layer))
  const ids = analyzers.map(({ id }) => id)
  for (const id of settings.policy.required) {
    if (ids.includes(id)) continue
    throw new UserError(
      'SETTINGS_INVALID',
      `\`analyzers\` must name some of ${ids.join(', ')}; got "${id}"`,
      {
        hint: all.some((analyzer) => analyzer.id === id)
          ? `${id} belongs to a layer that \`layers\` leaves out.`
          : '`sevengates doctor` lists every analyzer.',
      },
    )
  }
  const embedded = analyzers.filter(({ isEmbedded }) => isEmbedded).map(({ id }) => id)
  return { analyzers, required: [...new Set([...embedded, ...settings.policy.required])].sort() }
}
