/** Process entry: our own detectors over the files named on standard input; prints one JSON object. */
import { readFileSync } from 'node:fs'
import { readFolder } from './adapters/embedded/read-folder.ts'
import { inspect } from './analyzers/builtin/inspect.ts'
import { detectors } from './analyzers/builtin/registry.ts'
import type { Report } from './analyzers/builtin/report.ts'
import { version } from './domain/version.ts'
import { importsOf } from './solidity/imports.ts'

function report(request: string): Report {
  const { gaps, ...subject } = readFolder(request, (text) => importsOf(text).map(({ path }) => path))
  const seen = inspect(subject, detectors)
  return { version, ...seen, gaps: [...gaps, ...seen.gaps] }
}

process.stdout.write(`${JSON.stringify(report(readFileSync(0, 'utf8')))}\n`)
