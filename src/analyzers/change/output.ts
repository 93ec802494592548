import { ownReportReader } from '../own-report.ts'
import { rules } from './rules.ts'

export const parseOutput = ownReportReader(rules, {
  silence: 'the comparison of both sides printed no report',
  deed: 'compared',
})
