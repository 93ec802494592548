/** Ways to dress a text for a terminal. */
export interface Style {
  readonly bold: (text: string) => string
  readonly dim: (text: string) => string
  readonly red: (text: string) => string
  readonly yellow: (text: string) => string
  readonly green: (text: string) => string
  readonly cyan: (text: string) => string
}

/** Escape sequences with colour; without it, all texts stay as they are. */
export function styleOf(colour: boolean): Style {
  const dressed = (on: number, off: number) => (text: string) =>
    colour ? `\u001b[${on}m${text}\u001b[${off}m` : text
  return {
    bold: dressed(1, 22),
    dim: dressed(2, 22),
    red: dressed(31, 39),
    yellow: dressed(33, 39),
    green: dressed(32, 39),
    cyan: dressed(36, 39),
  }
}
