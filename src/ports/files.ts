/** A private folder for one run; everything that tools see lies in it. */
export interface Workspace {
  /** Absolute path. */
  readonly folder: string
  /** Writes a file below the folder, making folders on the way; `path` may not leave it. Returns the absolute path. */
  write(path: string, content: string | Uint8Array): Promise<string>
  /** Removes the folder. */
  dispose(): Promise<void>
}

export interface Files {
  makeWorkspace(): Promise<Workspace>
  /** Writes a report where the user wants it, atomically; throws `OUTPUT_NOT_WRITTEN`. */
  writeReport(path: string, content: string): Promise<void>
  /** `undefined` when there is no such file. */
  readText(path: string): Promise<string | undefined>
}
