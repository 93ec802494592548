import type { Environment } from './run-git.ts'

/** One line of git's configuration; keys as git prints them (section and name in lower case). */
export interface ConfigEntry {
  /** Files of the machine and of the user are theirs; those of the repository may come from a stranger. */
  readonly isTrusted: boolean
  readonly key: string
  readonly value: string
}

/** Reads the output of `git config --list --show-scope -z`. */
export function parseConfig(listed: string): readonly ConfigEntry[] {
  const fields = listed.split('\0')
  const entries: ConfigEntry[] = []
  for (let at = 0; at + 1 < fields.length; at += 2) {
    const scope = fields[at] ?? ''
    const [key = '', ...value] = (fields[at + 1] ?? '').split('\n')
    entries.push({
      isTrusted: scope === 'system' || scope === 'global',
      key,
      value: value.join('\n'),
    })
  }
  return entries
}

/** The last value of a key, which is the one that holds. */
export function lastValue(config: readonly ConfigEntry[], key: string): string | undefined {
  return config.findLast((entry) => entry.key === key)?.value
}

/** The URL to fetch from: `origin`, or else the first remote that is named. */
export function remoteUrl(config: readonly ConfigEntry[]): string | undefined {
  return (
    config.find(({ key }) => key === 'remote.origin.url')?.value ??
    config.find(({ key }) => /^remote\..+\.url$/.test(key))?.value
  )
}

const networkKeys = /^(http\..*(?<!cookiefile|savecookies)|url\..+\.insteadof)$/
const trustedNetworkKeys = /^(credential\..+|core\.sshcommand|ssh\..+)$/

/**
 * What a fetch needs to reach the remote: certificates, proxies and tokens from any file, but programs (credential
 * helpers, ssh commands) only from the user's and the machine's own files.
 */
export function networkConfig(config: readonly ConfigEntry[]): readonly ConfigEntry[] {
  return config.filter(
    ({ key, isTrusted }) => networkKeys.test(key) || (isTrusted && trustedNetworkKeys.test(key)),
  )
}

const comparisonKeys =
  /^core\.(autocrlf|eol|safecrlf|filemode|symlinks|ignorecase|precomposeunicode|trustctime|checkstat|excludesfile)$/

/** What decides whether a file on disk equals its commit; names no program. */
export function comparisonConfig(config: readonly ConfigEntry[]): readonly ConfigEntry[] {
  return config.filter(({ key }) => comparisonKeys.test(key))
}

/** Configuration as variables, so that nothing, tokens least of all, is written to a file or seen in a process list. */
export function asVariables(config: readonly Pick<ConfigEntry, 'key' | 'value'>[]): Environment {
  const variables: Record<string, string> = { GIT_CONFIG_COUNT: String(config.length) }
  for (const [index, { key, value }] of config.entries()) {
    variables[`GIT_CONFIG_KEY_${index}`] = key
    variables[`GIT_CONFIG_VALUE_${index}`] = value
  }
  return variables
}
