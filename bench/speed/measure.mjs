import { spawn } from 'node:child_process'

/**
 * Calls `run` once to warm the disk's cache, then `repeats` times.
 * @returns {Promise<{ wall: number[], cpu: number[], runs: { wall: number, cpu: number, stdout: string }[] }>} seconds
 */
export async function measure(repeats, run) {
  await run()
  const runs = []
  for (let index = 0; index < repeats; index += 1) runs.push(await run())
  return { wall: runs.map(({ wall }) => wall), cpu: runs.map(({ cpu }) => cpu), runs }
}

/** Runs a program; the shell's `time` counts its process time with all children that it has waited for. */
export function timed(program, args, options) {
  const script = 'TIMEFORMAT="%R %U %S"; time "$@"'
  const child = spawn('bash', ['-c', script, 'bash', program, ...args], {
    ...options,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let stdout = ''
  let stderr = ''
  child.stdout.setEncoding('utf8').on('data', (text) => {
    stdout += text
  })
  child.stderr.setEncoding('utf8').on('data', (text) => {
    stderr += text
  })
  return new Promise((ended, failed) => {
    child.on('error', failed)
    child.on('close', () => {
      const [wall, user, system] = stderr.trim().split('\n').at(-1).split(' ').map(Number)
      ended({ wall, cpu: user + system, stdout, stderr })
    })
  })
}
