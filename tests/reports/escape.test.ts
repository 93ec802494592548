import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  asCode,
  asCodeInTable,
  asFence,
  asShellWord,
  asUri,
  forHtml,
  forLog,
  forMarkdown,
  forTerminal,
} from '../../src/reports/escape.ts'

/** Pieces that mean something to Markdown, GitHub, HTML, a terminal or the runner, mixed with any text. */
const hostile = fc
  .array(
    fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.constantFrom(
        ...[
          '@octocat',
          '#1',
          'GH-1',
          'acme/vault#1',
          'http://evil.example',
          'www.evil.example',
          'a@b.example',
        ],
        ...[
          '[x](javascript:x)',
          '![x](y)',
          '<img src=x onerror=x>',
          '<!--',
          '-->',
          '</details>',
          '&lt;',
          '&#36;',
        ],
        ...[
          '`',
          '``',
          '```',
          '````',
          '~~~',
          '|',
          '\\|',
          '\\',
          '\n',
          '\r',
          '\n\n# x',
          '> x',
          '---',
          '***',
          '$x$',
        ],
        ...[
          '\u001b[31m',
          '\u001b]8;;x\u0007',
          '\u009b',
          '\u202e',
          '\u200b',
          '::error::x',
          '##[error]x',
          ':tada:',
        ],
      ),
    ),
  )
  .map((parts) => parts.join(''))

const invisible = /(?![\t\n])[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/u

describe('forMarkdown', () => {
  it.each([
    ['a mention', '@octocat', '@&#8203;octocat'],
    ['a reference', '#42', '\\#&#8203;42'],
    ['another form of reference', 'GH-42', 'GH&#8203;\\-42'],
    ['a link', '[x](y)', '\\[x\\]\\(y\\)'],
    ['an image', '![x](y)', '\\!\\[x\\]\\(y\\)'],
    ['a bare address', 'https://evil.example', 'https:&#8203;//evil.example'],
    ['a bare host', 'WWW.evil.example', 'WWW&#8203;.evil.example'],
    ['HTML', '<img src=x>', '&lt;img src\\=x&gt;'],
    ['an entity that spells a reference', '&#36;', '&amp;\\#&#8203;36;'],
    ['a formula', '$x$', '&#36;x&#36;'],
    ['a cell', 'a|b', 'a\\|b'],
    ['an escaped cell', 'a\\|b', 'a\\\\\\|b'],
    ['a list', '1. x', '1\\. x'],
    ['a heading of two lines', 'x\n---', 'x \\-\\-\\-'],
    ['an emoji name', ':tada:', ':&#8203;tada:'],
  ])('disarms %s', (_, text, expected) => {
    expect(forMarkdown(text)).toBe(expected)
  })

  it('leaves a plain sentence as it is', () => {
    expect(forMarkdown('The call runs before the balance, "amount", is reduced.')).toBe(
      'The call runs before the balance, "amount", is reduced.',
    )
  })

  it('leaves nothing active in any text', () => {
    fc.assert(
      fc.property(hostile, (text) => {
        // What is escaped by a backslash or is one of our own entities is no longer active.
        const bare = forMarkdown(text)
          .replaceAll(/\\[!-/:-@[-`{-~]/g, 'E')
          .replaceAll(/&(amp|lt|gt|#36);/g, 'E')

        expect(bare).not.toMatch(/[<>[\]()`*_|~$!\\\n\r]/)
        expect(bare).not.toMatch(/@(?!&#8203;)|#(?!8203;)|:(?!&#8203;|\s|$)|GH-|www\./i)
        expect(bare).not.toMatch(invisible)
      }),
    )
  })
})

describe('asCode', () => {
  it.each([
    ['plain', '`plain`'],
    ['a`b', '``a`b``'],
    ['`a`', '`` `a` ``'],
    ['two\nlines', '`two lines`'],
    ['', ''],
  ])('wraps %j', (text, expected) => {
    expect(asCode(text)).toBe(expected)
  })

  it('cannot be ended from inside', () => {
    fc.assert(
      fc.property(hostile, (text) => {
        const span = asCode(text)
        const ticks = /^`*/.exec(span)?.[0].length ?? 0
        const inner = span.slice(ticks, span.length - ticks)

        expect(inner.match(/`+/g) ?? []).not.toContain('`'.repeat(ticks))
        expect(span).not.toContain('\n')
      }),
    )
  })

  it('cannot end a cell of a table', () => {
    expect(asCodeInTable('a|b')).toBe('`a\\|b`')
    expect(asCodeInTable('a\\|b')).toBe('`a\\ \\|b`')
  })
})

describe('asFence', () => {
  it('is longer than any run of backticks inside', () => {
    expect(asFence('x\n````\ny', 'solidity')).toBe('`````solidity\nx\n````\ny\n`````')
    expect(asFence('x', 'text')).toBe('```text\nx\n```')
  })
})

describe('forHtml', () => {
  it('disarms markup, mentions and references', () => {
    expect(forHtml('<b a="1" b=\'2\'>@x #1 & http://y')).toBe(
      '&lt;b a=&quot;1&quot; b=&apos;2&apos;&gt;@&#8203;x #&#8203;1 &amp; http:&#8203;//y',
    )
  })

  it('leaves no markup in any text', () => {
    fc.assert(
      fc.property(hostile, (text) => {
        expect(forHtml(text)).not.toMatch(/[<>"']|&(?!(amp|lt|gt|quot|apos|#8203);)|@(?!&#8203;)/)
      }),
    )
  })
})

describe('forTerminal', () => {
  it.each([
    ['a colour', '\u001b[31mred', '\\u001b[31mred'],
    ['a link', '\u001b]8;;http://x\u0007y', '\\u001b]8;;http://x\\u0007y'],
    ['a control of the upper set', '\u009b2J', '\\u009b2J'],
    ['a reversal', 'a\u202eb', 'a\\u202eb'],
    ['a character without width', 'a\u200bb', 'a\\u200bb'],
    ['a tag', 'a\u{e0041}b', 'a\\u{e0041}b'],
    ['half a pair', 'a\ud800b', 'a\\ud800b'],
    ['a carriage return', 'a\rb', 'a\\u000db'],
  ])('writes out %s', (_, text, expected) => {
    expect(forTerminal(text)).toBe(expected)
  })

  it('keeps letters of all languages, on one line', () => {
    expect(forTerminal('\tä 漢 🦄\r\nb')).toBe('ä 漢 🦄 b')
  })

  it('leaves nothing that a terminal acts on in any text', () => {
    fc.assert(
      fc.property(hostile, (text) => {
        expect(forTerminal(text)).not.toMatch(invisible)
      }),
    )
  })
})

describe('forLog', () => {
  it.each([
    ['::error::x', '\\u003a:error::x'],
    ['  ::error::x', '\\u003a:error::x'],
    ['a\n::error::x', 'a ::error::x'],
    ['a ##[group]x', 'a ##\\u005bgroup]x'],
  ])('does not let %j be a command', (text, expected) => {
    expect(forLog(text)).toBe(expected)
  })

  it('makes one line that is no command of any text', () => {
    fc.assert(
      fc.property(hostile, (text) => {
        expect(forLog(text)).not.toMatch(/^\s*::|##\[|\n|\r/)
      }),
    )
  })
})

describe('asUri', () => {
  it.each([
    ['src/Vault.sol', 'src/Vault.sol'],
    ['a b/#1%.sol', 'a%20b/%231%25.sol'],
    ['-rf.sol', '-rf.sol'],
    ['ä(1).sol', '%C3%A4%281%29.sol'],
    ['file:x.sol', 'file%3Ax.sol'],
    ['a\ud800.sol', 'a%EF%BF%BD.sol'],
    ['a\\b?.sol', 'a%5Cb%3F.sol'],
  ])('encodes %j', (path, expected) => {
    expect(asUri(path)).toBe(expected)
  })
})

describe('asShellWord', () => {
  it.each([
    ['src/Vault.sol', 'src/Vault.sol'],
    ['a b', `'a b'`],
    ["it's $(x)", `'it'\\''s $(x)'`],
    ['', `''`],
  ])('quotes %j where that is needed', (text, expected) => {
    expect(asShellWord(text)).toBe(expected)
  })
})
