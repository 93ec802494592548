import { z } from 'zod'

const Location = z.object({
  physicalLocation: z.object({
    artifactLocation: z.object({ uri: z.string().optional() }).optional(),
    region: z.object({ startLine: z.int().optional(), startColumn: z.int().optional() }).optional(),
  }),
})

const Run = z.object({
  tool: z.object({ driver: z.object({ name: z.string(), rules: z.array(z.unknown()).optional() }) }),
  automationDetails: z.object({ id: z.string() }).optional(),
  invocations: z.array(z.object({ executionSuccessful: z.boolean() })).optional(),
  results: z.array(z.object({ locations: z.array(Location).optional() })),
})
type Run = z.infer<typeof Run>

const Sarif = z.object({ version: z.literal('2.1.0'), runs: z.array(Run).min(1) })

/** Why code scanning rejects a file when it works on it, after it was uploaded; the words are GitHub's where they are public. */
export function ingestionErrors(document: unknown): string[] {
  const sarif = Sarif.safeParse(document)
  if (!sarif.success) return [`Invalid SARIF. ${z.prettifyError(sarif.error)}`]
  const { runs } = sarif.data
  const categories = runs.map((run) => `${run.tool.driver.name} ${run.automationDetails?.id ?? ''}`)
  return [
    ...tooMany('runs', runs.length, 20),
    ...(new Set(categories).size === runs.length
      ? []
      : ['A delivery cannot contain multiple runs with the same category']),
    ...runs.flatMap(errorsOfRun),
  ]
}

function errorsOfRun(run: Run): string[] {
  const locations = run.results.flatMap(({ locations = [] }) => locations)
  return [
    ...tooMany('results per run', run.results.length, 25_000),
    ...tooMany('rules per run', run.tool.driver.rules?.length ?? 0, 25_000),
    ...run.results.flatMap((result) => tooMany('locations per result', result.locations?.length ?? 0, 1000)),
    ...(run.invocations?.some(({ executionSuccessful }) => !executionSuccessful)
      ? ['unsuccessful execution']
      : []),
    ...(run.results.some(isNowhere) ? ['locationFromSarifResult: expected artifact location'] : []),
    ...(locations.some(isBeforeTheFirst)
      ? ['locationFromSarifResult: expected a line and column from 1']
      : []),
    ...(locations.some(isAbsolute) ? ['an invalid URI was provided as a SARIF location'] : []),
  ]
}

function tooMany(what: string, count: number, limit: number): string[] {
  return count <= limit
    ? []
    : [`rejecting SARIF, as there are more ${what} than allowed (${count} > ${limit})`]
}

function isNowhere({ locations = [] }: Run['results'][number]): boolean {
  return locations[0]?.physicalLocation.artifactLocation?.uri === undefined
}

function isBeforeTheFirst({ physicalLocation: { region } }: z.infer<typeof Location>): boolean {
  return (region?.startLine ?? 1) < 1 || (region?.startColumn ?? 1) < 1
}

function isAbsolute({ physicalLocation: { artifactLocation } }: z.infer<typeof Location>): boolean {
  return artifactLocation?.uri?.startsWith('/') === true || artifactLocation?.uri?.includes('\\') === true
}
