import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Audit } from '../../src/domain/audit.ts'
import { renderComment, shouldComment } from '../../src/reports/comment.ts'
import {
  aCleanAudit,
  aFileInScope,
  aFingerprint,
  aLocation,
  anAudit,
  anOutcome,
  aPath,
  aWeakness,
  baseSha,
  headSha,
} from '../support/builders.ts'

const context = { repositoryUrl: 'https://github.com/acme/vault', headSha }

function commentOn(overrides: Partial<Audit>): string {
  return renderComment(anAudit(overrides), context)
}

describe('renderComment', () => {
  it('begins with the marker by which it is found again', () => {
    expect(renderComment(anAudit(), context)).toMatch(/^<!-- sevengates:comment -->\n/)
    expect(renderComment(anAudit(), { ...context, marker: '<!-- other -->' })).toMatch(/^<!-- other -->\n/)
  })

  it('tells verdict, counts, scope and what ran before anything else', () => {
    const [head] = renderComment(anAudit(), context).split('### New weaknesses')

    expect(head).toContain('❌ Sevengates')
    expect(head).toContain('**Failed: 1 weakness of this change blocks it.**')
    expect(head).toContain('- 1 new weakness is high or worse')
    expect(head).toContain('1 new or worse, 0 there before, 0 fixed')
    expect(head).toContain(`[\`b45e000\`](https://github.com/acme/vault/commit/${baseSha})`)
    expect(head).toContain('**Ran to the end:** `builtin 0.1.0`, `slither 0.11.3`')
    expect(head).toContain('**Did not run to the end:** nothing')
  })

  it('tells what did not run and why, once for equal outcomes', () => {
    const crashed = anOutcome({}, { kind: 'crashed', reason: 'exit code 2' })
    const comment = commentOn({ outcomes: [crashed, crashed] })

    expect(comment).toContain('**Ran to the end:** nothing')
    expect(comment.split('- slither 0.11.3 crashed: exit code 2')).toHaveLength(2)
  })

  it('says so when there is nothing to compare with', () => {
    const comment = commentOn({ change: { base: null, head: headSha, files: [], notes: [] } })

    expect(comment).toContain('no base to compare with: everything counts as new')
  })

  it('warns above the weaknesses when the change touches its own gate', () => {
    const comment = commentOn({ tampering: ['.github/sevengates.yml: fail-on goes from high to never'] })
    const [head] = comment.split('### New weaknesses')

    expect(head).toContain('> [!WARNING]\n> **This change touches its own gate.**')
    expect(head).toContain('> - .github/sevengates.yml: fail\\-on goes from high to never')
  })

  it('gives each new weakness a permanent link, code, reason, fix, speakers and a way to see it again', () => {
    const comment = renderComment(anAudit(), context)

    expect(comment).toContain('#### 1. 🔴 High: Reentrancy in `Vault.withdraw(uint256)`')
    expect(comment).toContain(`(https://github.com/acme/vault/blob/${headSha}/src/Vault.sol#L16)`)
    expect(comment).toContain('> 16 |     (bool sent, ) = msg.sender.call{value: amount}("");')
    expect(comment).toContain('**Blocks:** new, and at least high')
    expect(comment).toContain('(written after the call)')
    expect(comment).toMatch(/\*\*Why it matters\.\*\* \w+/)
    expect(comment).toMatch(/\*\*How to fix it\.\*\* \w+.* \[Read more\]\(https:/)
    expect(comment).toContain(
      '`builtin` (`reentrancy`); `slither` (`reentrancy-eth`): “Reentrancy in Vault.withdraw',
    )
    expect(comment).toContain('`sevengates gate --base b45e0000b45e --head 4ead00004ead`')
  })

  it('shows what is known of a weakness without name, code or related places', () => {
    const comment = commentOn({
      sources: new Map(),
      weaknesses: [
        aWeakness({
          contract: null,
          function: null,
          blocking: false,
          ruling: 'low confidence',
          locations: [aLocation()],
          claims: [{ analyzer: 'solc', rule: '2018', message: 'x' }],
          message: 'x',
        }),
      ],
    })

    expect(comment).toContain('#### 1. 🔴 High: Reentrancy\n')
    expect(comment).toContain('Does not block: low confidence')
    expect(comment).toContain('**Who says so.** `solc` (`2018`)\n')
    expect(comment).not.toContain('```solidity')
    expect(comment).not.toContain('See also')
  })

  it('counts related places and claims beyond the first few', () => {
    const related = Array.from({ length: 7 }, (_, line) =>
      aLocation({ role: 'related', startLine: line + 1, endLine: line + 1 }),
    )
    const claims = Array.from({ length: 10 }, (_, rule) => ({
      analyzer: 'slither',
      rule: `r${rule}`,
      message: 'x',
    }))
    const comment = commentOn({ weaknesses: [aWeakness({ locations: [aLocation(), ...related], claims })] })

    expect(comment).toContain(' and 2 more\n')
    expect(comment).toContain(' and 2 more claims\n')
  })

  it('shows a counter-example in a block of its own', () => {
    const counterExample = 'deposit{value: 1}()\nwithdraw(1)\n```'

    expect(commentOn({ weaknesses: [aWeakness({ counterExample })] })).toContain(
      `**Counter-example.**\n\n\`\`\`\`text\n${counterExample}\n\`\`\`\``,
    )
  })

  it('tells what was fixed, with the place at the base', () => {
    const comment = commentOn({ weaknesses: [aWeakness({ state: 'fixed', blocking: false })] })

    expect(comment).toContain('### Fixed')
    expect(comment).toContain(`/blob/${baseSha}/src/Vault.sol#L16`)
    expect(comment).not.toContain('### New weaknesses')
  })

  it('gives a fixed weakness no link when there is no base', () => {
    const comment = commentOn({
      change: { base: null, head: headSha, files: [], notes: [] },
      weaknesses: [aWeakness({ state: 'fixed' })],
    })

    expect(comment).toContain('· `src/Vault.sol:16`\n')
  })

  it('folds what was there before, what was silenced, the files and the notes', () => {
    const comment = commentOn({
      change: {
        ...anAudit().change,
        files: [
          aFileInScope({ oldPath: aPath('src/Old.sol'), status: 'renamed' }),
          aFileInScope({ path: aPath('test/T.sol'), reason: 'left out by test/**', isAnalysed: false }),
        ],
      },
      weaknesses: [
        aWeakness({ state: 'unchanged' }),
        aWeakness({ state: 'unchanged' }),
        aWeakness({ suppression: { kind: 'inline', justification: 'audited by @x' } }),
      ],
    })

    expect(comment).toContain('<details><summary>2 weaknesses that were there before</summary>\n\n- ')
    expect(comment).toContain('<details><summary>1 weakness that somebody silenced</summary>\n\n- ')
    expect(comment).toContain('silenced: audited by @&#8203;x\n')
    expect(comment).toContain('<summary>2 files in scope, and why</summary>')
    expect(comment).toContain('- `src/Vault.sol` (was `src/Old.sol`): changed\n')
    expect(comment).toContain('- `test/T.sol`: left out by test/\\*\\*, not analysed\n')
    expect(comment).toContain('- compared with the first parent of the test merge\n')
  })

  it('says one weakness was there before', () => {
    expect(commentOn({ weaknesses: [aWeakness({ state: 'unchanged' })] })).toContain(
      '1 weakness that was there before',
    )
  })

  it('is short when there is nothing to say', () => {
    const comment = renderComment(aCleanAudit(), {
      ...context,
      runUrl: 'https://github.com/acme/vault/actions/runs/1',
    })

    expect(comment).toContain('✅ Sevengates')
    expect(comment).toContain('[The whole run](https://github.com/acme/vault/actions/runs/1)')
    expect(comment.length).toBeLessThan(1_500)
  })

  it('gives the same bytes for the same audit, whatever time the steps took', () => {
    const slow = anAudit().outcomes.map((outcome) => ({ ...outcome, seconds: 99 }))

    expect(commentOn({ outcomes: slow })).toBe(renderComment(anAudit(), context))
  })
})

describe('the length of renderComment', () => {
  const many = [
    ...Array.from({ length: 200 }, (_, seed) => aWeakness({ fingerprint: aFingerprint(seed) })),
    ...Array.from({ length: 200 }, (_, seed) =>
      aWeakness({ fingerprint: aFingerprint(seed), severity: 'low', blocking: false }),
    ),
  ]

  it('stays below 60,000 characters, the worst first, each entry whole, and counts the rest', () => {
    const comment = commentOn({ weaknesses: many })
    const shown = comment.match(/^#### /gm)?.length ?? 0

    expect(comment.length).toBeLessThanOrEqual(60_000)
    expect(shown).toBeGreaterThan(20)
    expect(comment.match(/^\*\*How to reproduce it\.\*\*/gm)).toHaveLength(shown)
    expect(comment).toContain(`… and ${400 - shown} weaknesses more (${200 - shown} high, 200 low).`)
  })

  it('links to the run for what is left out', () => {
    const comment = renderComment(anAudit({ weaknesses: many }), {
      ...context,
      runUrl: 'https://x.example/1',
    })

    expect(comment).toContain('[in the run’s summary](https://x.example/1)')
  })

  it('counts what does not fit of every other list', () => {
    const old = many.map((weakness) => ({ ...weakness, state: 'unchanged' as const }))
    const fixed = many.map((weakness) => ({ ...weakness, state: 'fixed' as const }))
    const files = Array.from({ length: 900 }, (_, index) => aFileInScope({ path: aPath(`src/${index}.sol`) }))
    const notes = Array.from({ length: 400 }, () => 'x'.repeat(200))
    const comment = commentOn({
      weaknesses: [...many, ...old, ...fixed],
      change: { ...anAudit().change, files, notes },
    })

    expect(comment.length).toBeLessThanOrEqual(60_000)
    expect(comment.match(/… and \d+ weaknesses more/g)).toHaveLength(3)
    expect(comment).toMatch(/… and \d+ more files\./)
    expect(comment).toMatch(/… and \d+ more notes\./)
  })

  it('stays below the limit whatever long hostile text is in it', () => {
    const hostile = '@#<&[]()`|:\u202e'.repeat(5_000)
    const weaknesses = [
      aWeakness({
        message: hostile,
        ruling: hostile,
        contract: hostile,
        counterExample: hostile,
        claims: Array.from({ length: 50 }, () => ({ analyzer: 'slither', rule: hostile, message: hostile })),
        locations: [
          aLocation(),
          ...Array.from({ length: 50 }, () => aLocation({ role: 'related', message: hostile })),
        ],
      }),
    ]
    const comment = commentOn({
      weaknesses,
      verdict: { kind: 'fail', reasons: Array.from({ length: 50 }, () => hostile) },
      tampering: Array.from({ length: 50 }, () => hostile),
      outcomes: Array.from({ length: 50 }, (_, index) =>
        anOutcome({ analyzer: `a${index}`, version: hostile }, { kind: 'crashed', reason: hostile }),
      ),
    })

    expect(comment.length).toBeLessThanOrEqual(60_000)
    expect(comment).toContain('… and 38 more')
    expect(comment).toContain('#### 1. 🔴 High: Reentrancy in ')
  })

  it('shows an entry that would crowd out all others as one line', () => {
    const long = aLocation({ path: aPath(`${'ä'.repeat(1_500)}.sol`) })
    const comment = commentOn({
      weaknesses: [aWeakness({ locations: [long, { ...long, role: 'related' }] }), aWeakness()],
    })

    expect(comment).toMatch(/^- 🔴 High: Reentrancy in /m)
    expect(comment).toContain('#### 2. 🔴 High: Reentrancy in ')
  })
})

describe('hostile text in renderComment', () => {
  const evil = fc
    .array(
      fc.constantFrom(
        ...[
          '@octocat',
          '#1',
          'GH-1',
          'http://evil.example',
          '[x](y)',
          '<img src=x>',
          '<!--',
          '</details>',
          '```',
          '`',
        ],
        ...['\n', '\n\n', '|', '\u202e', '\u001b[31m', ' ', 'x', '\n```\n', '~~~', '> ', '# '],
      ),
    )
    .map((parts) => parts.join(''))

  it('is never active outside of code', () => {
    fc.assert(
      fc.property(evil, evil, evil, (one, other, source) => {
        const comment = renderComment(
          anAudit({
            weaknesses: [
              aWeakness({ message: one, ruling: other, contract: one, counterExample: other }),
              aWeakness({ suppression: { kind: 'file', justification: one } }),
            ],
            tampering: [one],
            outcomes: [anOutcome({ version: one, root: other }, { kind: 'crashed', reason: one })],
            sources: new Map([['src/Vault.sol', `${source}\n`.repeat(20)]]),
          }),
          context,
        )
        // Blocks and spans of code, as CommonMark finds them, are not looked into by GitHub.
        const prose = comment
          .replace(/^(`{3,})\w*\n[\s\S]*?^\1$/gm, 'CODE')
          .replace(/(?<![`\\])(`+)(?!`)(.*?[^`])\1(?!`)/g, 'CODE')

        expect(prose.replaceAll(/\\[!-/:-@[-`{-~]/g, 'E')).not.toMatch(
          /@(?!&#8203;)|<(?!\/?(details|summary|sub)>|!-- sevengates)|`|GH-/,
        )
        expect(prose.match(/\]\((?!https:\/\/(github\.com\/acme\/vault|docs\.|swcregistry))/g)).toBeNull()
        expect(comment).not.toMatch(/(?![\t\n])[\p{Cc}\p{Cf}]/u)
      }),
      { numRuns: 200 },
    )
  })
})

describe('shouldComment', () => {
  it.each([
    ['a clean first run', 'findings', false, aCleanAudit(), false],
    ['a clean run after a comment', 'findings', true, aCleanAudit(), true],
    ['a failed gate', 'findings', false, anAudit(), true],
    [
      'new weaknesses that do not block',
      'findings',
      false,
      aCleanAudit({ weaknesses: [aWeakness({ blocking: false })] }),
      true,
    ],
    [
      'only old weaknesses',
      'findings',
      false,
      aCleanAudit({ weaknesses: [aWeakness({ state: 'unchanged' })] }),
      false,
    ],
    [
      'an incomplete run',
      'findings',
      false,
      aCleanAudit({ verdict: { kind: 'incomplete', blocks: false, reasons: [] } }),
      true,
    ],
    ['a change of the gate itself', 'findings', false, aCleanAudit({ tampering: ['x'] }), true],
    ['a clean first run, asked for', 'always', false, aCleanAudit(), true],
    ['a failed gate, not asked for', 'never', true, anAudit(), false],
  ] as const)('for %s with %j and an earlier comment %j', (_, setting, alreadyThere, audit, expected) => {
    expect(shouldComment(audit, setting, alreadyThere)).toBe(expected)
  })
})
