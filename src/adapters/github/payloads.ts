import { z } from 'zod'

const Sha = z.string().regex(/^(?:[0-9a-f]{40}|[0-9a-f]{64})$/, 'expected a full commit id')

/** What git allows as a name of a ref, so that no later command can read it as an option or a revision range. */
const Ref = z
  .string()
  .max(1024)
  .regex(
    /^(?![-/.])(?!.*(?:\.\.|@\{|\/\/))[^\p{Cc} ~^:?*[\\]+$/u,
    'expected a name that git allows for a ref',
  )

const FullName = z.string().regex(/^[\w.-]+\/[\w.-]+$/, 'expected owner/name')
const Named = z.object({ full_name: FullName })

/** `visibility` is missing on old servers. */
const Repository = z.object({
  default_branch: Ref,
  private: z.boolean().optional(),
  visibility: z.enum(['public', 'private', 'internal']).optional().catch(undefined),
})
export type Repository = z.infer<typeof Repository>

/** The repository of a head is `null` when the fork is gone. */
export const PullRequest = z.object({
  repository: Repository,
  pull_request: z.object({
    number: z.int().positive(),
    draft: z.boolean().optional(),
    head: z.object({ sha: Sha, repo: Named.nullable() }),
    base: z.object({ ref: Ref }),
  }),
})

export const Push = z.object({
  repository: Repository,
  ref: Ref,
  before: Sha,
  after: Sha,
  created: z.boolean(),
  deleted: z.boolean(),
  forced: z.boolean(),
})

export const MergeGroup = z.object({
  repository: Repository,
  merge_group: z.object({ base_sha: Sha, head_sha: Sha, head_ref: Ref }),
})

export const WorkflowDispatch = z.object({ repository: Repository })

/** GitHub has sent timetable events with nothing but the timetable. */
export const Schedule = z.object({ repository: Repository.optional() })

export const WorkflowRun = z.object({
  repository: Repository,
  workflow_run: z.object({ head_sha: Sha }),
})

/** The variables of a run that events are read with. */
export const Environment = z.object({
  GITHUB_REPOSITORY: FullName,
  GITHUB_SHA: Sha,
  GITHUB_REF: Ref,
  GITHUB_RUN_ID: z.string().regex(/^\d+$/, 'expected a number'),
  GITHUB_ACTOR: z.string().optional(),
  GITHUB_SERVER_URL: z.url({ protocol: /^https?$/ }).default('https://github.com'),
})
export type Environment = z.infer<typeof Environment>
