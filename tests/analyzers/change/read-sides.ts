import { posix } from 'node:path'
import { compareSides } from '../../../src/analyzers/change/compare-sides.ts'
import type { Sides } from '../../../src/analyzers/change/side.ts'
import { readProject } from '../../../src/solidity/model/project.ts'
import type { Project } from '../../../src/solidity/model/types.ts'

export type Files = Readonly<Record<string, string>>

/** Both sides of a change, by path; every file of the head is a target unless it is said otherwise. */
export function readSides(base: Files, head: Files, targets: readonly string[] = Object.keys(head)): Sides {
  return { base: read(base), head: read(head), targets: new Set(targets) }
}

/** `high/medium guard-removed`, one line a claim, without what is only for information. */
export function claimsBetween(base: string | Files, head: string | Files): readonly string[] {
  const { claims } = compareSides(readSides(filesOf(base), filesOf(head)))
  return claims
    .filter(({ severity }) => severity !== 'info')
    .map(({ severity, confidence, rule }) => `${severity}/${confidence} ${rule}`)
}

/** The sentences of the claims that are more than information. */
export function messagesBetween(base: string | Files, head: string | Files): readonly string[] {
  const { claims } = compareSides(readSides(filesOf(base), filesOf(head)))
  return claims.filter(({ severity }) => severity !== 'info').map(({ message }) => message)
}

/** The body of one contract. */
export function inContract(body: string, declaration = 'contract C'): string {
  return `pragma solidity ^0.8.20;\n${declaration} {\n${body}\n}\n`
}

function filesOf(source: string | Files): Files {
  return typeof source === 'string' ? { 'C.sol': source } : source
}

function read(files: Files): Project {
  const resolve = (importer: string, name: string) => posix.join(posix.dirname(importer), name)
  return readProject(new Map(Object.entries(files)), resolve)
}
