import { z } from 'zod'
import { severities } from '../domain/severity.ts'

/** Globs, one or a list of them. */
const Globs = z.union([z.string().min(1), z.array(z.string().min(1))])

/** The settings file, as a team writes it. Every default stands in `defaults.ts`. */
export const SettingsFile = z.strictObject({
  'fail-on': z
    .enum([...severities, 'never'])
    .exactOptional()
    .describe('New or worsened weaknesses at least this bad fail the gate. `never` only reports.'),
  'min-confidence': z
    .enum(['high', 'medium', 'low'])
    .exactOptional()
    .describe('A weakness blocks only when its confidence is at least this.'),
  'on-incomplete': z
    .enum(['fail', 'warn'])
    .exactOptional()
    .describe('What a required analyzer that did not complete does to the check.'),
  analyzers: z
    .array(z.string().min(1))
    .exactOptional()
    .describe(
      'Analyzers that must complete on everything in scope, besides the embedded ones, which always must.',
    ),
  layers: z
    .array(z.int().min(1).max(7))
    .min(1)
    .exactOptional()
    .describe('Layers that run, 1 (static) to 7 (change).'),
  budget: z.number().positive().max(21_600).exactOptional().describe('Seconds for the whole run.'),
  memory: z
    .int()
    .min(256)
    .max(1_048_576)
    .exactOptional()
    .describe('Memory of one analyzer and all that it starts, in MiB.'),
  install: z
    .enum(['never', 'missing'])
    .exactOptional()
    .describe(
      'Whether a Solidity compiler that the sources ask for and that is not here is fetched, from the npm registry.',
    ),
  exclude: Globs.exactOptional().describe('Globs of files that are neither analysed nor judged.'),
  tests: Globs.exactOptional().describe(
    'Globs of test code, which is analysed only where other code imports it.',
  ),
  comment: z
    .enum(['findings', 'always', 'never'])
    .exactOptional()
    .describe('When to write the pull-request comment. `findings`: once there is something to say.'),
  upload: z
    .enum(['auto', 'never'])
    .exactOptional()
    .describe('Whether to send SARIF to code scanning where that is possible.'),
})

export type SettingsFile = z.infer<typeof SettingsFile>
export type SettingName = keyof SettingsFile

export const settingNames = Object.keys(SettingsFile.shape).sort() as SettingName[]
