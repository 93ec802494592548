import { createHash } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import { gzipSync } from 'node:zlib'
import { pack } from 'tar-stream'
import type { CompilerLock } from '../../src/adapters/compilers/compiler-lock.ts'

/** One member of an archive; `body` is left out for links. */
export interface Member {
  readonly header: {
    readonly name: string
    readonly type?: 'symlink' | 'link'
    readonly linkname?: string
  }
  readonly body?: string
}

export function aFile(name: string, body: string): Member {
  return { header: { name }, body }
}

/** A package as a registry gives it out: a gzipped tar. */
export async function anArchive(...members: readonly Member[]): Promise<Buffer> {
  const archive = pack()
  for (const { header, body = '' } of members) archive.entry({ ...header, mtime: new Date(0) }, body)
  archive.finalize()
  return gzipSync(await buffer(archive))
}

/** What a lock file says of an archive with a compiler in it. */
export function aLockOf(archive: Uint8Array, soljson: string, published = '0.7.6'): CompilerLock {
  return {
    published,
    integrity: `sha512-${createHash('sha512').update(archive).digest('base64')}`,
    bytes: archive.length,
    sha256: createHash('sha256').update(soljson).digest('hex'),
  }
}
