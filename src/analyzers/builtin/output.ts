import { ownReportReader } from '../own-report.ts'
import { rules } from './rules.ts'

export const parseOutput = ownReportReader(rules, {
  silence: 'the built-in detectors printed no report',
  deed: 'looked at',
})
