/** Prints the commands that `npm run check` consists of, one a line, so that each is counted on its own. */
import { readFileSync } from 'node:fs'

const { scripts } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'))
console.log(scripts.check.split(' && ').join('\n'))
