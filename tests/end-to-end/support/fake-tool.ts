import { chmodSync, writeFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { aFolder } from '../../support/git-fixture.ts'
import { plainPath } from './places.ts'

/** A PATH on which `name` is a shell script that tells a version when it is asked for one, and else does `deed`. */
export function pathWithFake(name: string, deed: string, version = '0.11.6'): string {
  const folder = aFolder()
  const text = `#!/bin/sh\ncase "$*" in *--version*) echo ${version}; exit 0;; esac\n${deed}\n`
  writeFileSync(join(folder, name), text)
  chmodSync(join(folder, name), 0o755)
  return [folder, plainPath].join(delimiter)
}
