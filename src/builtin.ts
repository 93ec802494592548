/** Process entry: our own detectors over the files named on standard input; prints one JSON object. */
import { readFileSync } from 'node:fs'
import { readRequest, readSources } from './adapters/embedded/read-sources.ts'
import { inspect } from './analyzers/builtin/inspect.ts'
import { detectors } from './analyzers/builtin/registry.ts'
import type { OwnReport } from './analyzers/own-report.ts'
import { version } from './domain/version.ts'
import { importsOf } from './solidity/imports.ts'

const namesIn = (text: string) => importsOf(text).map(({ path }) => path)
const { gaps, ...subject } = readSources('.', readRequest(readFileSync(0, 'utf8')), namesIn)
const seen = inspect(subject, detectors)
const report: OwnReport = { version, ...seen, gaps: [...gaps, ...seen.gaps] }
process.stdout.write(`${JSON.stringify(report)}\n`)
