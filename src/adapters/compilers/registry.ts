import { join } from 'node:path'

/** Where npm packages come from, or why there is no such place. */
export type Registry =
  | { readonly kind: 'usable'; readonly url: string }
  | { readonly kind: 'unusable'; readonly reason: string }

type Environment = Readonly<Record<string, string | undefined>>

/** What npm itself takes where nothing is set. */
const npmDefault = 'https://registry.npmjs.org/'

/**
 * The registry that the user has set for npm: in the environment, else in the user's own `.npmrc`. That of a
 * repository is not read: what is judged does not say where programs come from.
 */
export async function registryOf(
  environment: Environment,
  readText: (path: string) => Promise<string | undefined>,
): Promise<Registry> {
  const settings = npmSettingsIn(environment)
  const home = environment.HOME ?? environment.USERPROFILE
  const file = settings.get('userconfig') ?? (home === undefined ? undefined : join(home, '.npmrc'))
  const written = settings.get('registry') ?? registryIn((file && (await readText(file))) ?? '')
  return check(written ?? npmDefault)
}

/** Whether a program may come over this URL: nobody on the way can read or change it. */
export function isSafeUrl(url: URL): boolean {
  const isOwnMachine = ['127.0.0.1', '[::1]', 'localhost'].includes(url.hostname)
  return url.protocol === 'https:' || (url.protocol === 'http:' && isOwnMachine)
}

/** npm looks at `npm_config_…` in any case. */
function npmSettingsIn(environment: Environment): ReadonlyMap<string, string> {
  const settings = new Map<string, string>()
  for (const [name, value] of Object.entries(environment)) {
    const key = /^npm_config_(.+)$/i.exec(name)?.[1]
    if (key !== undefined && value !== undefined && value !== '') settings.set(key.toLowerCase(), value)
  }
  return settings
}

/** npm takes the last of several. */
function registryIn(text: string): string | undefined {
  const lines = text.split(/\r?\n/).map((line) => /^\s*registry\s*=\s*(.*?)\s*$/.exec(line)?.[1])
  return lines.findLast((line) => line !== undefined && line !== '')?.replaceAll(/^["']|["']$/g, '')
}

function check(text: string): Registry {
  const url = URL.canParse(text) ? new URL(text) : undefined
  if (url === undefined) return { kind: 'unusable', reason: `npm's registry is no URL: "${text}"` }
  if (!isSafeUrl(url))
    return {
      kind: 'unusable',
      reason: `npm's registry must be reached by https; it is ${url.protocol}//${url.host}`,
    }
  if (url.username !== '' || url.password !== '')
    return { kind: 'unusable', reason: `npm's registry at ${url.host} asks for a password in its URL` }
  return { kind: 'usable', url: url.href.endsWith('/') ? url.href : `${url.href}/` }
}
