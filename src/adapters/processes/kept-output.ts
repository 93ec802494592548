import { appendFileSync, closeSync, openSync } from 'node:fs'
import type { Readable } from 'node:stream'

/** What a stream printed, in a file. */
export interface KeptOutput {
  /** Settles when nobody can print any more. */
  readonly closed: Promise<void>
  /** Whether there was more than the limit. */
  isCut(): boolean
}

/**
 * Writes a stream to a file up to the limit, and reads on past it without keeping anything, so that the program never blocks.
 * Calls back, once or more, when the limit is passed or the file cannot be written.
 */
export function keepOutput(
  stream: Readable,
  file: string,
  limitBytes: number,
  onTrouble: (trouble: 'too-much' | Error) => void,
): KeptOutput {
  const descriptor = openSync(file, 'w', 0o600)
  let room = limitBytes
  let isCut = false
  stream.on('data', (chunk: Buffer) => {
    const kept = chunk.subarray(0, room)
    room -= kept.length
    try {
      appendFileSync(descriptor, kept)
    } catch (error) {
      room = 0
      onTrouble(error instanceof Error ? error : new Error(String(error)))
    }
    if (kept.length === chunk.length) return
    isCut = true
    onTrouble('too-much')
  })
  const closed = new Promise<void>((resolve) => {
    stream.once('close', () => {
      closeSync(descriptor)
      resolve()
    })
  })
  return { closed, isCut: () => isCut }
}
