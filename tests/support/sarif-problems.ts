import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { gzipSync } from 'node:zlib'
import { Ajv } from 'ajv'
import type { Location, Log, Result, Run } from 'sarif'

/**
 * What code scanning would refuse, drop or misread in a SARIF text; empty when there is nothing. The schema alone lets
 * through results without a place, columns of 0 are the only thing that GitHub's own validator also catches, and the
 * limits on counts are in no schema, so both the schema and our own checks are applied.
 */
export function sarifProblems(text: string): readonly string[] {
  const log: Log = JSON.parse(text)
  if (!validate(log))
    return (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`)
  const ids = log.runs.map((run) => run.automationDetails?.id)
  return [
    ...unless(gzipSync(text).length < 10_000_000, 'more than 10 MB compressed'),
    ...unless(log.runs.length <= 20, 'more than 20 runs'),
    ...unless(new Set(ids).size === ids.length, 'two runs of one category'),
    ...log.runs.flatMap(problemsOfRun),
  ]
}

// The release candidate's schema, of draft 4, with a pattern that is no regular expression in Unicode mode.
const require = createRequire(import.meta.url)
const {
  $schema: _,
  id: __,
  ...schema
} = JSON.parse(
  readFileSync(require.resolve('@microsoft/jest-sarif/lib/schemas/sarif-2.1.0-rtm.5.json'), 'utf8'),
)
const validate = new Ajv({
  strict: false,
  allErrors: true,
  unicodeRegExp: false,
  validateFormats: false,
}).compile(schema)

function unless(holds: boolean, problem: string): readonly string[] {
  return holds ? [] : [problem]
}

function problemsOfRun(run: Run): readonly string[] {
  const { rules = [], name, version } = run.tool.driver
  const extensions = run.tool.extensions ?? []
  return [
    ...unless(name === 'Sevengates' && version !== undefined, 'the driver has no name or version'),
    ...unless(
      /^sevengates\/(.+\/)?$/.test(run.automationDetails?.id ?? ''),
      'the category is cut at its last slash',
    ),
    ...unless(run.columnKind === 'utf16CodeUnits', 'no kind of columns'),
    ...unless(run.results !== undefined, 'no results'),
    ...unless((run.results ?? []).length <= 5_000, 'more than 5,000 results'),
    ...unless(extensions.length <= 100, 'more than 100 extensions'),
    ...unless(
      (run.invocations ?? []).every(({ executionSuccessful }) => executionSuccessful),
      'an unsuccessful execution',
    ),
    ...rules.flatMap(problemsOfRule),
    ...(run.results ?? []).flatMap((result) => problemsOfResult(result, run)),
  ]
}

function problemsOfRule({
  id,
  properties,
  help,
  fullDescription,
  helpUri,
}: NonNullable<Run['tool']['driver']['rules']>[number]) {
  const score: unknown = properties?.['security-severity']
  const tags = properties?.tags ?? []
  const isScore = typeof score === 'string' && Number(score) > 0 && Number(score) <= 10
  return [
    ...unless(score === undefined || isScore, `${id}: ${score} is no security severity`),
    ...unless((score !== undefined) === tags.includes('security'), `${id}: score and tag disagree`),
    ...unless(['very-high', 'high', 'medium', 'low'].includes(properties?.precision), `${id}: no precision`),
    ...unless(tags.length <= 10 && new Set(tags).size === tags.length, `${id}: too many tags, or one twice`),
    ...unless(Boolean(help?.text && help.markdown && fullDescription?.text), `${id}: no help`),
    ...unless(URL.canParse(helpUri ?? ''), `${id}: no page of help`),
  ]
}

function problemsOfResult(result: Result, run: Run): readonly string[] {
  const rule = run.tool.driver.rules?.[result.ruleIndex ?? -1]
  const related = result.relatedLocations ?? []
  const links = [...(result.message.text ?? '').matchAll(/\]\(([^)]*)\)/g)].map(([, target]) =>
    Number(target),
  )
  return [
    ...unless(rule?.id === result.ruleId, `${result.ruleId}: the index of the rule points elsewhere`),
    ...unless(result.locations?.length === 1, 'not one primary location'),
    ...unless(related.length < 100, 'more than 100 locations'),
    ...unless(
      links.every((id) => related.some((location) => location.id === id)),
      'a link to no related location',
    ),
    ...unless(
      !/(^|[^{}])([{}]{2})*[{}]($|[^{}])/.test(result.message.text ?? ''),
      'a brace that is a placeholder',
    ),
    ...[...(result.locations ?? []), ...related].flatMap(problemsOfLocation),
  ]
}

function problemsOfLocation({ physicalLocation }: Location): readonly string[] {
  const uri = physicalLocation?.artifactLocation?.uri ?? ''
  const { startLine = 0, startColumn = 0, endLine = 0, endColumn = 0 } = physicalLocation?.region ?? {}
  return [
    ...unless(
      /^[\w.%-][\w.%/-]*$/.test(uri) && new URL(uri, 'file:///r/').pathname === `/r/${uri}`,
      `${uri} is no relative URI`,
    ),
    ...unless(startLine >= 1 && startColumn >= 1, `${uri}: a region that starts before the file`),
    ...unless(
      endLine > startLine || (endLine === startLine && endColumn > startColumn),
      `${uri}: an empty region`,
    ),
  ]
}
