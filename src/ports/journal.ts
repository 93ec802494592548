/** Where progress goes: the terminal's standard error, or the job's log. Texts may be hostile; the journal escapes them. */
export interface Journal {
  /** Something began or ended that the user waits for. */
  progress(text: string): void
  /** Something that did not go as the user may expect; the verdict does not depend on it. */
  notice(text: string): void
}
