import type { Output } from './analyzer.ts'

/** The value that a text stands for; `undefined` when it is not JSON. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** The first version number in what a tool printed. */
export function versionIn({ stdout, stderr }: Output): string | undefined {
  return /\d+\.\d+\.\d+/.exec(`${stdout}\n${stderr}`)?.[0]
}

const longestReason = 300

/** A tool's message as one line that fits a report. */
export function shorten(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim()
  return line.length > longestReason ? `${line.slice(0, longestReason)}…` : line
}

/** The last line of a traceback or log, which is where programs tell what went wrong; `otherwise` when there is none. */
export function lastLineOf(text: string, otherwise: string): string {
  return shorten(text.trimEnd().split('\n').at(-1) ?? '') || otherwise
}
