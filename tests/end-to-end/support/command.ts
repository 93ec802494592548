import { join } from 'node:path'
import { aFolder } from '../../support/git-fixture.ts'
import { dist, plainPath } from './places.ts'
import { type Ended, run, type Start } from './run.ts'

/** Runs `dist/cli.js`, with a home and a temporary folder of its own. */
export function sevengates(
  args: readonly string[],
  cwd: string,
  { path = plainPath, ...start }: Partial<Start> & { readonly path?: string } = {},
): Promise<Ended & { readonly home: string }> {
  const home = aFolder()
  const env = { PATH: path, HOME: home, TMPDIR: home, ...start.env }
  return run(process.execPath, [join(dist, 'cli.js'), ...args], { cwd, ...start, env }).then((ended) => ({
    ...ended,
    home,
  }))
}
