import type { Analyzer } from './analyzer.ts'
import { builtin } from './builtin/builtin.ts'
import { change } from './change/change.ts'
import { slither } from './slither/slither.ts'
import { solc } from './solc/solc.ts'
import { solhint } from './solhint/solhint.ts'

/** Every analyzer that there is, in the order of the report. */
export const analyzers: readonly Analyzer[] = [builtin, change, solc, solhint, slither]
