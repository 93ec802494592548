import { visible, visibleLine } from './visible.ts'

/** A zero-width space in the page: the words read the same, but no filter takes them for a mention or link. */
const gap = '&#8203;'

/** What Markdown or GitHub gives a meaning to. */
const meaningful = /[&<>$#@\\`*_{}[\]()+!|~^=-]|:(?=\S)|GH(?=-)|www(?=\.)/gi

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
  $: '&#36;',
}

/**
 * Hostile text as one line of GitHub Markdown that reads as it was written and does nothing: no mention, reference,
 * link, image, HTML, emphasis, table cell or formula. Mentions and references are recognised by GitHub after Markdown
 * is rendered, so a backslash does not stop them; a gap does.
 */
export function forMarkdown(text: string): string {
  return visibleLine(text)
    .replace(
      meaningful,
      (found) => entities[found] ?? (/[#@:a-z]$/i.test(found) ? broken(found) : `\\${found}`),
    )
    .replace(/^(\d+)\./, '$1\\.')
}

/** Hostile text as a code span, in which GitHub looks for nothing; empty text gives an empty string. */
export function asCode(text: string): string {
  const line = visibleLine(text)
  if (line === '') return ''
  const ticks = '`'.repeat(longestRun(line) + 1)
  const pad = line.startsWith('`') || line.endsWith('`') ? ' ' : ''
  return `${ticks}${pad}${line}${pad}${ticks}`
}

/** A code span inside a table, where `|` would end the cell even between backticks. */
export function asCodeInTable(text: string): string {
  return asCode(text).replaceAll('\\|', '\\ |').replaceAll('|', '\\|')
}

/** Hostile text of many lines as a fenced block that no line of it can end. */
export function asFence(text: string, language: string): string {
  const shown = visible(text)
  const fence = '`'.repeat(Math.max(3, longestRun(shown) + 1))
  return `${fence}${language}\n${shown}\n${fence}`
}

/** Hostile text inside an HTML element or a quoted attribute; mentions and references are broken up too. */
export function forHtml(text: string): string {
  return visibleLine(text).replace(
    /[&<>"'@#]|:(?=\S)|GH(?=-)|www(?=\.)/gi,
    (found) => entities[found] ?? `${found}${gap}`,
  )
}

/** Hostile text for a terminal, one line: nothing in it moves the cursor, sets colours, rings, or reorders what is shown. */
export function forTerminal(text: string): string {
  return visibleLine(text)
}

/**
 * Hostile text for a job's log, one line: the runner reads a line that begins with `::`, and `##[` anywhere, as a
 * command.
 */
export function forLog(text: string): string {
  return visibleLine(text).replace(/^::/, '\\u003a:').replaceAll('##[', '##\\u005b')
}

/** A path of the repository as a relative URI reference, each part percent-encoded; safe in Markdown links too. */
export function asUri(path: string): string {
  return path
    .replace(/\p{Cs}/gu, '\ufffd')
    .split('/')
    .map((part) => encodeURIComponent(part).replace(/[!'()*~]/g, percentEncoded))
    .join('/')
}

/** Text as one word of a POSIX shell's command line. */
export function asShellWord(text: string): string {
  return /^[\w./:=@%+-]+$/.test(text) ? text : `'${text.replaceAll("'", `'\\''`)}'`
}

function broken(found: string): string {
  return `${found === '#' ? '\\#' : found}${gap}`
}

function percentEncoded(character: string): string {
  return `%${character.charCodeAt(0).toString(16).toUpperCase()}`
}

function longestRun(text: string): number {
  return (text.match(/`+/g) ?? []).reduce((longest, run) => Math.max(longest, run.length), 0)
}
