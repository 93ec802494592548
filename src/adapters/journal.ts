import type { Clock } from '../ports/clock.ts'
import type { Journal } from '../ports/journal.ts'
import { visibleText } from './visible-text.ts'

/** What the journal needs of a stream; `process.stderr` is one. */
export interface Terminal {
  readonly isTTY?: boolean
  readonly columns?: number
  write(text: string): unknown
}

export interface TerminalJournal extends Journal {
  /** From now on, tells how much of this time is left. */
  promise(budgetMs: number): void
  /** Clears the updating line; nothing is written afterwards but what is noticed. */
  close(): void
}

const clearLine = '\r\u001b[2K'
const refreshMs = 1000

/**
 * Tells on a terminal what runs, for how long, and how much budget is left, in one line that is written over;
 * where the output is no terminal, one line for each thing that is told.
 */
export function terminalJournal(terminal: Terminal, clock: Clock): TerminalJournal {
  const isLive = terminal.isTTY === true
  const began = clock.nowMs()
  let deadline: number | undefined
  let doing: { readonly text: string; readonly since: number } | undefined

  function show(): void {
    if (!isLive || doing === undefined) return
    const now = clock.nowMs()
    const left = deadline === undefined ? [] : [`${seconds(deadline - now)} left`]
    const times = [seconds(now - doing.since), ...left].join(', ')
    terminal.write(
      `${clearLine}${fitting(doing.text, (terminal.columns ?? 80) - times.length - 5)} (${times})`,
    )
  }

  // Does not keep the process alive.
  const refreshing = isLive ? setInterval(show, refreshMs).unref() : undefined
  return {
    promise(budgetMs) {
      deadline = clock.nowMs() + budgetMs
      show()
    },
    progress(text) {
      doing = { text: visibleText(text), since: clock.nowMs() }
      if (!isLive) terminal.write(`${visibleText(text)} (at ${seconds(doing.since - began)})\n`)
      show()
    },
    notice(text) {
      terminal.write(`${isLive ? clearLine : ''}note: ${visibleText(text)}\n`)
      show()
    },
    close() {
      clearInterval(refreshing)
      if (isLive && doing !== undefined) terminal.write(clearLine)
      doing = undefined
    },
  }
}

function seconds(ms: number): string {
  return `${Math.max(0, Math.round(ms / 1000))} s`
}

/** The beginning of a text that takes at most so many columns; wide characters, of which most are above U+1100, count twice. */
function fitting(text: string, columns: number): string {
  let taken = 0
  let kept = ''
  for (const character of text) {
    taken += (character.codePointAt(0) ?? 0) < 0x1100 ? 1 : 2
    if (taken > columns) return `${kept}…`
    kept += character
  }
  return kept
}
