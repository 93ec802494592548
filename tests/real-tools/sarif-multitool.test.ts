import { execFile } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { describe, expect, it } from 'vitest'
import { renderSarif } from '../../src/reports/sarif.ts'
import { programOnPath } from '../end-to-end/support/places.ts'
import { aCleanAudit, aLocation, anAudit, anOutcome, aPath, aWeakness } from '../support/builders.ts'
import { aFolder } from '../support/git-fixture.ts'

const multitool = programOnPath('Sarif.Multitool')

/** Rule and text of all that the Multitool remarks, by SARIF's own rules and by GitHub's. Its exit code tells nothing. */
async function remarksOn(text: string): Promise<readonly unknown[]> {
  const folder = aFolder()
  const [file, answer] = [join(folder, 'report.sarif'), join(folder, 'remarks.sarif')]
  writeFileSync(file, text)
  await promisify(execFile)(
    multitool,
    ['validate', file, '--rule-kind', 'Sarif;Ghas', '-o', answer, '--log', 'ForceOverwrite'],
    { env: { ...process.env, DOTNET_SYSTEM_GLOBALIZATION_INVARIANT: '1' } },
  )
  const { runs } = JSON.parse(readFileSync(answer, 'utf8').replace(/^\uFEFF/, ''))
  return runs.flatMap(({ results = [] }: { results?: readonly unknown[] }) => results)
}

describe('SARIF, by the rules of the Multitool for SARIF and for GitHub', () => {
  it.each([
    ['a weakness of several tools', anAudit()],
    ['nothing at all', aCleanAudit()],
    [
      'odd names, several roots and an analyzer that crashed',
      anAudit({
        roots: ['', 'packages/a b'],
        weaknesses: [
          aWeakness({ locations: [aLocation({ path: aPath('src/Ünï #1 %20.sol') })] }),
          aWeakness({
            class: 'unclassified',
            locations: [aLocation({ path: aPath('packages/a b/-x.sol') })],
          }),
        ],
        outcomes: [anOutcome({}, { kind: 'crashed', reason: 'exit code 2' })],
      }),
    ],
  ])('has no fault with %s', async (_, audit) => {
    for (const { text } of renderSarif(audit)) expect(await remarksOn(text)).toEqual([])
  })

  it('would tell a fault', async () => {
    const [file] = renderSarif(anAudit())

    expect(await remarksOn(String(file?.text).replaceAll('"locations"', '"places"'))).not.toEqual([])
  })
})
