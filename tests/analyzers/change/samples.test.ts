import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { reportOn } from '../../../src/analyzers/change/report.ts'
import { rules } from '../../../src/analyzers/change/rules.ts'
import type { ReportedClaim } from '../../../src/analyzers/own-report.ts'
import { readSides } from './read-sides.ts'

const folder = fileURLToPath(new URL('samples', import.meta.url))
const samples = readdirSync(folder)

describe('the comparison of both sides', () => {
  it.each(samples)('finds what %s expects, and nothing else', (name) => {
    const base = filesIn(`${folder}/${name}/base`)
    const head = filesIn(`${folder}/${name}/head`)

    const { claims, gaps } = reportOn(readSides(base, head), [])

    const expected = Object.entries(head).flatMap(([path, text]) => expectedIn(path, text))
    // What is only for information is left out where it is not what the sample is about.
    const told = claims.filter(({ severity }) => severity !== 'info' || name === 'surface')
    expect(gaps).toEqual([])
    expect(told.map((claim) => describeClaim(claim, head)).sort()).toEqual(expected.toSorted())
  })

  it('finds nothing where both sides are the same', () => {
    const head = filesIn(`${folder}/guard-access/head`)

    expect(reportOn(readSides(head, head), []).claims).toEqual([])
  })
})

function filesIn(place: string): Readonly<Record<string, string>> {
  return Object.fromEntries(
    readdirSync(place).map((name) => [name, readFileSync(`${place}/${name}`, 'utf8')]),
  )
}

/** `A.sol:12 guard_removed high medium`: where the claim begins, and how bad and how sure it is. */
function describeClaim(claim: ReportedClaim, files: Readonly<Record<string, string>>): string {
  const { path, start, rule, severity, confidence } = claim
  const line = (files[path] ?? '').slice(0, start).split('\n').length
  return `${path}:${line} ${rules[rule]?.class} ${severity} ${confidence}`
}

/** From the comments `// expect: guard_removed high medium` at the ends of lines. */
function expectedIn(path: string, text: string): readonly string[] {
  return text.split('\n').flatMap((line, index) => {
    const claim = /\/\/ expect: (\w+ \w+ \w+)$/.exec(line)?.[1]
    return claim === undefined ? [] : [`${path}:${index + 1} ${claim}`]
  })
}
