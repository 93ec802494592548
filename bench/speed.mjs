/**
 * Measures what Sevengates itself costs, from `dist/`, and writes `bench/speed.md`:
 *
 *   npm run bench:speed [-- REPEATS]
 *
 * Ends with 1 when a target is missed. Figures of a busy machine say little: the load is written down with them.
 */
import { writeFileSync } from 'node:fs'
import { availableParallelism, cpus, loadavg, totalmem } from 'node:os'
import { fileURLToPath } from 'node:url'
import { measure } from './speed/measure.mjs'
import { changeOfSixtyFiles, changeOfWords, withBench } from './speed/repositories.mjs'
import { chainOf } from './speed/schedule.mjs'

const repeats = Number(process.argv[2] ?? 5)
const load = loadavg()[0] ?? 0
const rows = await withBench(async (bench) => [
  ...(await loading(bench)),
  ...(await withoutSolidity(bench)),
  ...(await sixtyFiles(bench)),
])
const text = tableOf(rows)
writeFileSync(fileURLToPath(new URL('speed.md', import.meta.url)), text)
process.stdout.write(text)
process.exitCode = rows.some(({ median, target }) => target !== undefined && median > target) ? 1 : 0

/** `main.js` reads its event first; without one it ends at once, so this is a little more than loading it. */
async function loading({ node, main, empty }) {
  const bare = await measure(repeats, () => node(['-e', '0'], empty))
  const loaded = await measure(repeats, () => node([main], empty))
  return [
    row('Node alone, start to end', bare.wall, 's'),
    row('`dist/main.js` loads (Node and all), until it says that there is no event', loaded.wall, 's', 0.4),
  ]
}

async function withoutSolidity(bench) {
  const change = changeOfWords(bench)
  const quiet = await measure(repeats, () => bench.action(change, { upload: 'never' }))
  const full = await measure(repeats, () => bench.action(change, {}))
  return [
    row('Pull request without Solidity: process time, git included', full.cpu, 's', 1),
    row('… wall time with comment looked for, no upload', quiet.wall, 's'),
    row('… wall time with upload (waits 2 s before it asks what became of it)', full.wall, 's'),
  ]
}

async function sixtyFiles(bench) {
  const change = changeOfSixtyFiles(bench)
  const whole = await measure(repeats, () => bench.gate(change, []))
  const chains = whole.runs.map(({ stdout }) => chainOf(JSON.parse(stdout), availableParallelism()))
  const own = whole.wall.map((wall, index) => wall - chains[index])
  const ratios = whole.wall.map((wall, index) => wall / chains[index])
  // No analyzer is in this layer; what is left is git, scope, preparation, judgement and report.
  const none = await measure(repeats, () => bench.gate(change, ['--layers', '3']))
  return [
    row('Pull request of 60 files: wall time', whole.wall, 's'),
    row('… slowest chain of analyzers', chains, 's'),
    row('… own work: wall time less the chain', own, 's', 1),
    row('… wall time over the chain', ratios, '×', 1.1),
    row('… wall time with no analyzer at all', none.wall, 's', 1),
    row('… process time with no analyzer at all, git included', none.cpu, 's'),
  ]
}

function row(what, values, unit, target) {
  const sorted = [...values].sort((a, b) => a - b)
  const median = sorted[Math.floor(sorted.length / 2)]
  return { what, unit, target, median, least: sorted[0], most: sorted[sorted.length - 1] }
}

function tableOf(rows) {
  const machine = `${availableParallelism()} cores (${cpus()[0]?.model ?? 'unknown'}), ${Math.round(totalmem() / 2 ** 30)} GiB`
  const figure = (value, unit) => `${value.toFixed(2)} ${unit}`
  const lines = rows.map(({ what, unit, target, median, least, most }) => {
    const goal = target === undefined ? '' : `≤ ${target} ${unit} ${median <= target ? 'met' : '**missed**'}`
    return `| ${what} | ${figure(median, unit)} | ${figure(least, unit)} | ${figure(most, unit)} | ${goal} |`
  })
  return `# Speed

Made by \`npm run bench:speed\`. Node ${process.versions.node}, ${machine}, load ${load.toFixed(1)} at the start,
${repeats} runs each after one that does not count.

| What | Median | Least | Most | Target |
| --- | --: | --: | --: | --- |
${lines.join('\n')}
`
}
