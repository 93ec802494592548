import { readdirSync, readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'

/**
 * Command lines of the processes whose environment or command line holds the text. Those that are about to end are
 * given two seconds.
 */
export async function processesThatMention(text: string): Promise<readonly string[]> {
  for (let attempt = 0; attempt < 20; attempt += 1) {
    if (alive(text).length === 0) return []
    await sleep(100)
  }
  return alive(text)
}

function alive(text: string): readonly string[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name) && Number(name) !== process.pid)
    .flatMap((pid) => {
      const command = contentOf(`/proc/${pid}/cmdline`)
      const isIt = command.includes(text) || contentOf(`/proc/${pid}/environ`).includes(text)
      return isIt ? [`${pid} ${command.replaceAll('\0', ' ')}`] : []
    })
}

function contentOf(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return ''
  }
}
