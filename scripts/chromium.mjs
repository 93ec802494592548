import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

const names = ['chromium', 'chromium-browser', 'google-chrome']

/** Loads a page in headless Chromium; answers its document as text after its scripts have run. Throws when there is no Chromium. */
export function documentOf(html) {
  return withPage(html, (page) => chromium(['--dump-dom', page]))
}

/** Saves a picture of the whole page. */
export function drawPage(html, file, width) {
  const height = Number(/ data-height="(\d+)"/.exec(documentOf(html))?.[1] ?? 800)
  withPage(html, (page) => chromium([`--window-size=${width},${height}`, `--screenshot=${file}`, page]))
}

function withPage(html, use) {
  const folder = mkdtempSync(join(tmpdir(), 'sevengates-page-'))
  try {
    const file = join(folder, 'page.html')
    writeFileSync(file, html)
    return use(pathToFileURL(file).href, folder)
  } finally {
    rmSync(folder, { recursive: true, force: true, maxRetries: 3 })
  }
}

function chromium(args) {
  const profile = mkdtempSync(join(tmpdir(), 'sevengates-chromium-'))
  // Pages are our own files; what they could load is on no network.
  const flags = ['--headless=new', '--no-sandbox', '--disable-gpu', '--hide-scrollbars', '--no-first-run']
  const offline = ['--host-resolver-rules=MAP * ~NOTFOUND', `--user-data-dir=${profile}`]
  try {
    for (const name of names) {
      const ended = spawnSync(name, [...flags, ...offline, ...args], { encoding: 'utf8', timeout: 120_000 })
      if (ended.error?.code === 'ENOENT') continue
      if (ended.status !== 0) throw new Error(`${name} ended with ${ended.status}: ${ended.stderr}`)
      return ended.stdout
    }
    throw new Error(`None of ${names.join(', ')} is on PATH.`)
  } finally {
    rmSync(profile, { recursive: true, force: true, maxRetries: 3 })
  }
}
