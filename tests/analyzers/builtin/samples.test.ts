import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { inspect } from '../../../src/analyzers/builtin/inspect.ts'
import { detectors } from '../../../src/analyzers/builtin/registry.ts'
import type { ReportedClaim } from '../../../src/analyzers/own-report.ts'

const folder = fileURLToPath(new URL('samples', import.meta.url))

describe.each(detectors)('the detector $id', (detector) => {
  const samples = samplesOf(detector.id)

  it.each(samples)('finds what is expected in %s, and nothing else', (name) => {
    const text = readFileSync(`${folder}/${detector.id}/${name}`, 'utf8')

    const { claims, gaps } = inspect(
      { texts: new Map([[name, text]]), targets: [name], resolveImport: () => undefined },
      [detector],
    )

    expect(gaps).toEqual([])
    expect(claims.map((claim) => describeClaim(claim, text))).toEqual(expectedIn(text, detector.confidence))
  })

  it('has four samples that are found and four look-alikes', () => {
    const texts = samples.map((name) => readFileSync(`${folder}/${detector.id}/${name}`, 'utf8'))

    const found = texts.flatMap((text) => expectedIn(text, detector.confidence))
    const lookAlikes = texts.join('\n').match(/\/\/ look-alike: /g) ?? []

    expect(found.length).toBeGreaterThanOrEqual(4)
    expect(lookAlikes.length).toBeGreaterThanOrEqual(4)
  })
})

function samplesOf(id: string): readonly string[] {
  return existsSync(`${folder}/${id}`)
    ? readdirSync(`${folder}/${id}`).filter((name) => name.endsWith('.sol'))
    : []
}

/** `12 reentrancy high low`: where the claim begins, and how bad and how sure it is. */
function describeClaim({ start, rule, severity, confidence }: ReportedClaim, text: string): string {
  return `${text.slice(0, start).split('\n').length} ${rule} ${severity} ${confidence}`
}

/** From the comments `// expect: reentrancy high` at the ends of lines; the confidence may follow. */
function expectedIn(text: string, confidence: string): readonly string[] {
  return text.split('\n').flatMap((line, index) => {
    const [, rule, severity, other = confidence] = /\/\/ expect: (\w+) (\w+)(?: (\w+))?$/.exec(line) ?? []
    return rule === undefined ? [] : [`${index + 1} ${rule} ${severity} ${other}`]
  })
}
