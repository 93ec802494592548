import { join } from 'node:path'
import type { RunFiles } from './order.ts'

/** What a tool is told about the machine: an allow-list, so that no token of the job can be in it. */
export function toolEnvironment(path: string, files: RunFiles): Readonly<Record<string, string>> {
  const { home, temporary } = files
  return {
    PATH: path,
    LANG: 'C.UTF-8',
    HOME: home,
    TMPDIR: temporary,
    XDG_CACHE_HOME: join(home, '.cache'),
    XDG_CONFIG_HOME: join(home, '.config'),
    XDG_DATA_HOME: join(home, '.local', 'share'),
    XDG_STATE_HOME: join(home, '.local', 'state'),
    XDG_RUNTIME_DIR: temporary,
    ...(process.platform === 'win32' ? { USERPROFILE: home, TEMP: temporary, TMP: temporary } : {}),
  }
}
