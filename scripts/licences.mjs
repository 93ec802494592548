import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { project } from './compile.mjs'

const banner = `The files of this folder contain the packages below, each under its own licence.
The Solidity compiler, soljson.cjs, is not among them: its licence is in soljson.LICENSE.
`

/** One text out of those that ncc writes per entry; each package's block once, sorted by name. */
export function mergeLicences(texts) {
  const blocks = new Set(texts.flatMap(splitBlocks))
  return [banner, ...[...blocks].sort()].join(`\n${'-'.repeat(80)}\n\n`)
}

/** ncc writes `name`, the licence's id and its text, and separates blocks by a blank line, as the texts do inside. */
function splitBlocks(text) {
  const lines = text.split('\n')
  const starts = lines.flatMap((line, index) => (isStart(lines, line, index) ? [index] : []))
  return starts.map((start, index) => {
    const block = `${lines
      .slice(start, starts[index + 1])
      .join('\n')
      .trimEnd()}\n`
    const [name, , ...licence] = block.split('\n')
    if (licence.join('').trim() === '') return `${block}${declared(name)}`
    return block
  })
}

function isStart(lines, line, index) {
  const isFirstOfBlock = index === 0 || lines[index - 1] === ''
  return isFirstOfBlock && /^(@[\w.-]+\/)?[\w.-]+$/.test(line) && isInstalled(line)
}

function isInstalled(name) {
  return existsSync(join(project, 'node_modules', name, 'package.json')) || nested.has(name)
}

/** Names of packages that are installed below other packages only. */
const nested = new Set(
  Object.keys(JSON.parse(readFileSync(join(project, 'package-lock.json'), 'utf8')).packages).map((path) =>
    path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length),
  ),
)

/** For a package that ships no text: what its manifest says. */
function declared(name) {
  const { license, author, repository } = JSON.parse(
    readFileSync(join(project, 'node_modules', name, 'package.json'), 'utf8'),
  )
  const by = typeof author === 'string' ? author : author?.name
  const from = typeof repository === 'string' ? repository : repository?.url
  return `(The package ships no licence text. Its manifest says: ${license}; author: ${by ?? 'not named'}; source: ${from ?? 'not named'}.)\n`
}
