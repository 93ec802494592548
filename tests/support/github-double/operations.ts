import { checkOperations } from './checks.ts'
import { codeScanningOperations } from './code-scanning.ts'
import { commentOperations } from './comments.ts'
import { peopleOperations } from './people.ts'
import { repositoryOperations } from './repository.ts'
import type { DoubleOperation } from './stage.ts'

/** What the double answers, by operation as GitHub writes it. */
export const operations: ReadonlyMap<string, DoubleOperation> = new Map([
  ...repositoryOperations,
  ...commentOperations,
  ...codeScanningOperations,
  ...checkOperations,
  ...peopleOperations,
])
