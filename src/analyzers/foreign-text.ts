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

/**
 * What a program that ended without an answer said about it: the line that names an error, else its last line;
 * `otherwise` when it said nothing.
 */
export function complaintIn(log: string, otherwise: string): string {
  const lines = log.split('\n').filter((line) => line.trim() !== '')
  const complaint = lines.find((line) => /^[\w.]*(Error|Exception): /.test(line)) ?? lines.at(-1)
  return complaint === undefined ? otherwise : shorten(complaint)
}
