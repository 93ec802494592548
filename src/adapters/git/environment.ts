import { delimiter, join } from 'node:path'
import { asVariables, type ConfigEntry, networkConfig, remoteUrl } from './git-config.ts'
import type { Checkout } from './locate.ts'
import { quote } from './path-names.ts'
import type { Environment } from './run-git.ts'

const passedOn = [
  ...['PATH', 'Path', 'HOME', 'USERPROFILE', 'SystemRoot', 'TMPDIR', 'TEMP', 'TMP'],
  ...['SSH_AUTH_SOCK', 'SSL_CERT_FILE', 'SSL_CERT_DIR', 'GIT_SSL_CAINFO', 'GIT_SSH_COMMAND'],
  ...[
    'HTTP_PROXY',
    'HTTPS_PROXY',
    'ALL_PROXY',
    'NO_PROXY',
    'http_proxy',
    'https_proxy',
    'all_proxy',
    'no_proxy',
  ],
]

const quiet: Environment = {
  LC_ALL: 'C',
  GIT_OPTIONAL_LOCKS: '0',
  GIT_TERMINAL_PROMPT: '0',
  GIT_ASKPASS: '',
  GIT_NO_REPLACE_OBJECTS: '1',
  GIT_NO_LAZY_FETCH: '1',
  // Leaves out `ext` and `git`, for which configuration may name programs.
  GIT_ALLOW_PROTOCOL: 'file:http:https:ssh',
}

function scrubbed(environment: Environment): Environment {
  return { ...Object.fromEntries(passedOn.map((name) => [name, environment[name]])), ...quiet }
}

/** For git on the checkout's own git directory: sees its refs and configuration, and what was fetched to the private one. */
export function originalVariables(own: Environment, checkout: Checkout, folder: string): Environment {
  return {
    ...scrubbed(own),
    XDG_CONFIG_HOME: own.XDG_CONFIG_HOME,
    GIT_DIR: checkout.gitDirectory,
    GIT_WORK_TREE: checkout.folder,
    GIT_SHALLOW_FILE: join(folder, 'shallow'),
    GIT_ALTERNATE_OBJECT_DIRECTORIES: quote(join(folder, 'objects')),
  }
}

/** For git on the private git directory: no configuration and no attributes but our own. */
export function privateVariables(
  own: Environment,
  folder: string,
  objectFolders: Iterable<string>,
): Environment {
  return {
    ...scrubbed(own),
    XDG_CONFIG_HOME: folder,
    GIT_CONFIG_NOSYSTEM: '1',
    GIT_CONFIG_GLOBAL: '/dev/null',
    GIT_ATTR_NOSYSTEM: '1',
    GIT_DIR: folder,
    GIT_ALTERNATE_OBJECT_DIRECTORIES: [...objectFolders].map(quote).join(delimiter),
  }
}

/** For a fetch: how the remote is reached. */
export function networkVariables(config: readonly ConfigEntry[]): Environment {
  return asVariables(networkConfig(config))
}

/** For reading a clone that left out blobs: lets git fetch those that are needed. Empty for a whole clone. */
export function missingBlobVariables(config: readonly ConfigEntry[]): Environment {
  const isPartial = config.some(({ key, value }) => /^remote\..+\.promisor$/.test(key) && value === 'true')
  const url = remoteUrl(config)
  if (!isPartial || url === undefined) return {}
  return {
    ...asVariables([
      ...networkConfig(config),
      { key: 'remote.origin.url', value: url },
      { key: 'remote.origin.promisor', value: 'true' },
      { key: 'remote.origin.partialclonefilter', value: 'blob:none' },
    ]),
    GIT_NO_LAZY_FETCH: '0',
  }
}
