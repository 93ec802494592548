/** Process entry: compares base and head, as told on standard input; prints one JSON object. */
import { readFileSync } from 'node:fs'
import { z } from 'zod'
import { readRequest, readSources } from './adapters/embedded/read-sources.ts'
import { reportOn } from './analyzers/change/report.ts'
import { importsOf } from './solidity/imports.ts'
import { readProject } from './solidity/model/project.ts'

const Request = z.object({ head: z.unknown(), base: z.looseObject({ folder: z.string() }) })

const asked = Request.parse(JSON.parse(readFileSync(0, 'utf8')))
const head = read('.', asked.head)
const base = read(asked.base.folder, asked.base)
const gaps = [
  ...head.gaps,
  ...base.gaps.map(({ path, reason }) => ({ path, reason: `${reason} (at the base)` })),
]
const sides = {
  base: readProject(base.texts, base.resolveImport),
  head: readProject(head.texts, head.resolveImport),
  targets: new Set(head.targets),
}
process.stdout.write(`${JSON.stringify(reportOn(sides, gaps))}\n`)

function read(folder: string, request: unknown) {
  const namesIn = (text: string) => importsOf(text).map(({ path }) => path)
  return readSources(folder, readRequest(JSON.stringify(request)), namesIn)
}
