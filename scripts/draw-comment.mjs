/**
 * Draws `docs/comment.png`: the comment on the demo's pull request, from a real run of `dist/cli.js demo`. With Slither
 * on PATH it is in the picture too.
 */
import { spawnSync } from 'node:child_process'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { drawPage } from './chromium.mjs'
import { pageOf } from './markdown-page.mjs'

const project = dirname(dirname(fileURLToPath(import.meta.url)))
const command = join(resolve(project, process.env.SEVENGATES_DIST ?? 'dist'), 'cli.js')
const demo = spawnSync(process.execPath, [command, 'demo', '--format', 'markdown'], { encoding: 'utf8' })
if (demo.status !== 0) throw new Error(`The demo did not find what it plants:\n${demo.stdout}${demo.stderr}`)
drawPage(pageOf(demo.stdout), join(project, 'docs', 'comment.png'), 920)
