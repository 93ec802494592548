import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { documentOf, drawPage } from '../../scripts/chromium.mjs'
import { pageOf } from '../../scripts/markdown-page.mjs'
import { aFolder } from '../support/git-fixture.ts'
import { runAction } from './support/action.ts'
import { strict, weakVault } from './support/contracts.ts'
import { pullRequestEvent } from './support/events.ts'
import { pathWithFake } from './support/fake-tool.ts'
import { withGitHub } from './support/github.ts'
import { aPullRequest } from './support/pull-request.ts'

const trap = `<script>document.title='owned'</script><img src=x onerror="document.title='owned'">`
const lure = `[free money](https://evil.example) ![](https://evil.example/x.png) <https://evil.example> @acme/all #1`

/** A detector's answer whose words are an attack. */
const answer = JSON.stringify({
  success: true,
  error: null,
  results: {
    detectors: [
      {
        ...{ check: 'tx-origin', impact: 'High', confidence: 'High', id: '1' },
        description: `${trap} ${lure}\n\n</details>\n# Passed\n`,
        elements: [
          {
            ...{ type: 'contract', name: trap },
            source_mapping: {
              filename_relative: 'src/Vault.sol',
              lines: [6],
              starting_column: 1,
              ending_column: 5,
            },
          },
        ],
      },
    ],
  },
})

/** The reports of a run in which file names, sources and an analyzer are all hostile. */
async function hostileReports() {
  const source = weakVault.replace('tx.origin == owner', `tx.origin == owner; // \`\`\` ${trap} ${lure}`)
  const files = {
    'src/Vault.sol': source,
    [`src/${lure.replaceAll('/', ':')}${trap.replaceAll('/', ':')}.sol`]: source.replace(
      'contract Vault',
      'contract Other',
    ),
  }
  const pull = aPullRequest({ '.github/sevengates.yml': strict }, files)
  const path = pathWithFake('slither', `cat <<'END'\n${answer}\nEND`)
  return withGitHub(pull, {}, async ({ url, state }) => {
    const event = pullRequestEvent(pull)
    const { summary } = await runAction({
      workspace: pull.repository.folder,
      event,
      api: url,
      path,
      inputs: { upload: 'never' },
    })
    return { comment: state.comments[0]?.body ?? '', summary }
  })
}

const reports = await hostileReports()

describe.each(['comment', 'summary'] as const)('the %s in Chromium', (name) => {
  const page = pageOf(reports[name])
  const shown = documentOf(page)
  const article = /<article>[\s\S]*<\/article>/.exec(shown)?.[0] ?? ''

  it('shows the verdict and the hostile words as words', () => {
    expect(article).toContain('Sevengates</h2>')
    expect(article).toContain('evil.example')
    expect(article).toContain('owned')
  })

  it('runs nothing, loads nothing, and leads nowhere but to the repository and to documentation', () => {
    expect(shown).toContain('<title>comment</title>')
    expect(article).not.toMatch(/<(script|img|iframe|object|style|form|svg|link)\b/i)
    expect(article).not.toMatch(/<[^>]+\son\w+=/i)
    expect(article).not.toContain('<h1')
    const hosts = [...article.matchAll(/<a\s[^>]*href="([^"]*)"/g)].map(
      ([, href]) => new URL(href ?? '').host,
    )
    expect(hosts.length).toBeGreaterThan(0)
    expect(hosts.filter((host) => host.includes('evil'))).toEqual([])
  })

  it('can be drawn', () => {
    const file = join(aFolder(), 'picture.png')
    drawPage(page, file, 920)
    const picture = readFileSync(file)
    expect(picture.subarray(1, 4).toString()).toBe('PNG')
    expect(picture.length).toBeGreaterThan(10_000)
  })
})
