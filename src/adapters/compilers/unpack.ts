import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { createGunzip } from 'node:zlib'
import { extract } from 'tar-stream'

export type Unpacked =
  | { readonly kind: 'unpacked'; readonly soljson: Uint8Array }
  | { readonly kind: 'refused'; readonly reason: string }

/** Where the npm package `solc` has the compiler. */
const member = 'package/soljson.js'

/** The largest compiler has 25 MiB. */
const mostBytes = 64 * 1024 * 1024

/**
 * The compiler in an archive of the npm package `solc`, if it has the digest that is known. Nothing is written: of the
 * archive's other members, links and strange paths nothing is taken. Never rejects for what the archive holds.
 */
export async function unpack(archive: Uint8Array, sha256: string): Promise<Unpacked> {
  try {
    const soljson = await memberOf(archive)
    if (soljson === undefined) return { kind: 'refused', reason: `its archive holds no file ${member}` }
    const digest = createHash('sha256').update(soljson).digest('hex')
    return digest === sha256
      ? { kind: 'unpacked', soljson }
      : { kind: 'refused', reason: 'the compiler in its archive is not the one that is known' }
  } catch (error) {
    return {
      kind: 'refused',
      reason: `its archive cannot be read: ${error instanceof Error ? error.message : error}`,
    }
  }
}

async function memberOf(archive: Uint8Array): Promise<Uint8Array | undefined> {
  const unzipped = Readable.from([archive]).pipe(createGunzip())
  const entries = extract()
  unzipped.on('error', (error) => entries.destroy(error))
  unzipped.pipe(entries)
  let seen = 0
  for await (const entry of entries) {
    const chunks: Uint8Array[] = []
    for await (const chunk of entry) {
      if (!(chunk instanceof Uint8Array)) continue
      seen += chunk.length
      if (seen > mostBytes) throw new Error(`it holds more than ${mostBytes / 1024 / 1024} MiB`)
      chunks.push(chunk)
    }
    if (entry.header.name === member && entry.header.type === 'file') {
      unzipped.unpipe(entries)
      unzipped.destroy()
      return Buffer.concat(chunks)
    }
  }
  return undefined
}
