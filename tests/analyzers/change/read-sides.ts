import { posix } from 'node:path'
import type { Sides } from '../../../src/analyzers/change/side.ts'
import { readProject } from '../../../src/solidity/model/project.ts'
import type { Project } from '../../../src/solidity/model/types.ts'

type Files = Readonly<Record<string, string>>

/** Both sides of a change, by path; every file of the head is a target. */
export function readSides(base: Files, head: Files): Sides {
  return { base: read(base), head: read(head), targets: new Set(Object.keys(head)) }
}

function read(files: Files): Project {
  const resolve = (importer: string, name: string) => posix.join(posix.dirname(importer), name)
  return readProject(new Map(Object.entries(files)), resolve)
}
