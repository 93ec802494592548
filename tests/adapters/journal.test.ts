import { setTimeout as wait } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { systemClock } from '../../src/adapters/clock.ts'
import { terminalJournal } from '../../src/adapters/journal.ts'

/** What a terminal shows at the end: each write-over of the live line begins it anew. */
const lastShown = (written: readonly string[]) => written.join('').split('\r\u001b[2K').at(-1)

function aTerminal({ isTTY = true, columns = 60 } = {}) {
  const written: string[] = []
  const time = { now: 5000 }
  const terminal = { isTTY, columns, write: (text: string) => written.push(text) }
  return { written, time, journal: terminalJournal(terminal, { nowMs: () => time.now }) }
}

describe('the journal on a terminal', () => {
  it('shows what runs, for how long, and how much budget is left, in one line', () => {
    const { written, time, journal } = aTerminal()
    journal.promise(60_000)
    time.now += 10_000
    journal.progress('slither looks at src')
    time.now += 3000
    journal.promise(45_000)

    expect(lastShown(written)).toBe('slither looks at src (3 s, 45 s left)')
    expect(written.join('')).not.toContain('\n')
    journal.close()
  })

  it('shows no budget that nobody promised, and never less than none', () => {
    const { written, time, journal } = aTerminal()
    journal.progress('one')
    expect(lastShown(written)).toBe('one (0 s)')

    journal.promise(1000)
    time.now += 5000
    journal.progress('two')
    expect(lastShown(written)).toBe('two (0 s, 0 s left)')
    journal.close()
  })

  it('goes on by itself', async () => {
    const { written, time, journal } = aTerminal()
    journal.progress('slither')
    time.now += 7000
    await wait(1200)

    expect(lastShown(written)).toBe('slither (7 s)')
    journal.close()
  })

  it.each([
    ['narrow', 'x'.repeat(100), `${'x'.repeat(52)}… (0 s)`],
    ['wide', '漢'.repeat(100), `${'漢'.repeat(26)}… (0 s)`],
  ])('cuts a text of %s characters so that the line is not broken', (_, text, shown) => {
    const { written, journal } = aTerminal()
    journal.progress(text)

    expect(lastShown(written)).toBe(shown)
    journal.close()
  })

  it('writes notices above the line, which comes back', () => {
    const { written, journal } = aTerminal()
    journal.progress('slither')
    journal.notice('no upload from a fork')

    expect(written.slice(1).join('')).toBe('\r\u001b[2Knote: no upload from a fork\n\r\u001b[2Kslither (0 s)')
    journal.close()
  })

  it('clears its line at the end', () => {
    const { written, journal } = aTerminal()
    journal.progress('slither')
    journal.close()

    expect(lastShown(written)).toBe('')
  })
})

describe('the journal where there is no terminal', () => {
  it('writes plain lines', () => {
    const { written, time, journal } = aTerminal({ isTTY: false })
    journal.promise(60_000)
    time.now += 2000
    journal.progress('slither')
    journal.notice('no upload from a fork')
    journal.close()

    expect(written.join('')).toBe('slither (at 2 s)\nnote: no upload from a fork\n')
  })

  it.each([
    ['escape sequences', '\u001b[31mred\u001b]0;title\u0007', '\\u{1b}[31mred\\u{1b}]0;title\\u{7}'],
    ['line breaks', 'a\n::error::b\r\tc', 'a\\n::error::b\\r\\tc'],
    ['eight-bit controls', 'a\u009b2Jb\u007f', 'a\\u{9b}2Jb\\u{7f}'],
    ['changes of direction', 'a\u202eb\u2066c\u061c', 'a\\u{202e}b\\u{2066}c\\u{61c}'],
    ['other line separators', 'a\u2028b\u2029', 'a\\u{2028}b\\u{2029}'],
    ['characters without a shape', 'a\u200bb\ufeff\u{e0041}', 'a\\u{200b}b\\u{feff}\\u{e0041}'],
    ['half a character', 'a\ud800b', 'a\\u{d800}b'],
  ])('shows %s without obeying them', (_, text, shown) => {
    const { written, journal } = aTerminal({ isTTY: false })
    journal.notice(text)

    expect(written.join('')).toBe(`note: ${shown}\n`)
  })

  it('leaves other text as it is', () => {
    const { written, journal } = aTerminal({ isTTY: false })
    journal.notice('Prüfung von src/A.sol: 漢字 🚦 "x" $(y)')

    expect(written.join('')).toBe('note: Prüfung von src/A.sol: 漢字 🚦 "x" $(y)\n')
  })
})

describe('the clock', () => {
  it('only ever grows, in milliseconds', async () => {
    const before = systemClock.nowMs()
    await wait(20)

    expect(systemClock.nowMs() - before).toBeGreaterThan(15)
    expect(systemClock.nowMs() - before).toBeLessThan(2000)
  })
})
