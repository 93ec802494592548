import { describe, expect, it } from 'vitest'
import { renderComment } from '../../src/reports/comment.ts'
import { quoted } from '../../src/reports/markdown.ts'
import { renderText } from '../../src/reports/text.ts'
import { aCleanAudit, aLocation, anAudit, aWeakness, baseSha, headSha } from '../support/builders.ts'

const nowhere = { repositoryUrl: '', headSha }

describe('a comment without a repository to link to', () => {
  it('names places and commits, and links none of them', () => {
    const text = renderComment(anAudit(), nowhere)

    expect(text).toContain(`(\`${baseSha.slice(0, 7)}\` to \`${headSha.slice(0, 7)}\`)`)
    expect(text).not.toMatch(/\]\(\//)
  })

  it('names no commit where files on disk were looked at', () => {
    const audit = anAudit()
    const onDisk = { ...audit, change: { ...audit.change, head: null, base: null } }

    expect(renderComment(onDisk, nowhere)).not.toContain(headSha.slice(0, 7))
  })
})

describe('a comment with a repository to link to', () => {
  it('links a place of several lines from the first to the last', () => {
    const weakness = aWeakness({ locations: [aLocation({ startLine: 16, endLine: 18 })] })
    const context = { repositoryUrl: 'https://github.com/acme/vault', headSha }

    expect(renderComment(anAudit({ weaknesses: [weakness] }), context)).toContain('#L16-L18)')
  })
})

describe('the text of a change without Solidity', () => {
  const audit = aCleanAudit()
  const change = { ...audit.change, files: [], notes: [] }

  it('is one line', () => {
    const text = renderText({ ...audit, change, tampering: [] }, { colour: false, width: 80 })

    expect(text).toBe('Passed: no Solidity file changed.\n')
  })
})

describe('quoted', () => {
  it('shows as code what stands between backticks, and nothing that is left over', () => {
    expect(quoted('`a``b` and `c')).toBe('`a` `b` and &#96;c')
  })
})
