import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { project } from './compile.mjs'

/**
 * The Solidity compiler as files of its own, byte for byte as published: it is under the GPL, runs in a process of
 * its own, and is never part of a bundle. The licence is the text that this very compiler prints.
 * @returns {Map<string, Buffer | string>}
 */
export function compilerFiles() {
  const require = createRequire(import.meta.url)
  const compiler = require('solc')
  const release = compiler.version().replace(/[.]Emscripten.*$/, '')
  const [version, commit] = release.split('+commit.')
  const pointer = `soljson.cjs is the Solidity compiler, ${release}, as published in the npm package solc@${version}
(file soljson.js; renamed, not modified). It is free software under the GNU General Public License, version 3.
The complete corresponding source, with the scripts that build it:

  https://github.com/argotorg/solidity, tag v${version}, commit ${commit} (formerly ethereum/solidity)

The other files of this folder are separate programs. They start it as a process of its own and exchange JSON with it
over pipes.

What follows is the licence text that the compiler itself carries.
${'-'.repeat(80)}

`
  return new Map([
    ['soljson.cjs', readFileSync(join(project, 'node_modules', 'solc', 'soljson.js'))],
    ['soljson.LICENSE', `${pointer}${compiler.license().trimEnd()}\n`],
  ])
}
