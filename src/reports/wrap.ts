/** No terminal is taken for narrower than this. */
const narrowest = 40

/** The words of a text on lines of at most `width` columns; lines after the first begin with `indent` blanks. */
export function wrapped(text: string, width: number, indent: number): string {
  const room = Math.max(narrowest, width) - indent
  const lines: string[] = []
  let line = ''
  for (const word of text.split(/\s+/).filter((part) => part !== '')) {
    if (line !== '' && line.length + 1 + word.length > room) {
      lines.push(line)
      line = word
    } else line = line === '' ? word : `${line} ${word}`
  }
  return [...lines, line].join(`\n${' '.repeat(indent)}`)
}

/** Each line moved to the right by `columns`; empty lines stay empty. */
export function indented(text: string, columns: number): string {
  return text.replace(/^(?=.)/gm, ' '.repeat(columns))
}
