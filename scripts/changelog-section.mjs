/** Prints what CHANGELOG.md says about a tag `vX.Y.Z`. Fails when package.json has another version, or there is no section. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { project } from './compile.mjs'

const tag = process.argv[2] ?? ''
const { version } = JSON.parse(readFileSync(join(project, 'package.json'), 'utf8'))
if (tag !== `v${version}`) throw new Error(`The tag must be v${version}, as package.json says; got "${tag}".`)

const sections = readFileSync(join(project, 'CHANGELOG.md'), 'utf8').split(/^## /m)
const section = sections.find((text) => text.startsWith(`[${version}]`))
if (section === undefined) throw new Error(`CHANGELOG.md has no section "## [${version}]".`)
console.log(section.slice(section.indexOf('\n')).trim())
