import { randomBytes } from 'node:crypto'
import { gzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { unpack } from '../../../src/adapters/compilers/unpack.ts'
import { aFile, aLockOf, anArchive, type Member } from '../../support/archives.ts'

const soljson = 'module.exports = {}'
const { sha256 } = aLockOf(Buffer.alloc(0), soljson)
const good = aFile('package/soljson.js', soljson)

async function unpacked(...members: readonly Member[]) {
  return unpack(await anArchive(...members), sha256)
}

describe('unpack', () => {
  it('takes the compiler out of a package, and nothing else', async () => {
    const answer = await unpacked(aFile('package/package.json', '{}'), good, aFile('package/z.js', ''))

    expect(answer).toEqual({ kind: 'unpacked', soljson: Buffer.from(soljson) })
  })

  it.each<[string, Member]>([
    [
      'is a symbolic link',
      { header: { name: 'package/soljson.js', type: 'symlink', linkname: '/etc/passwd' } },
    ],
    ['is a hard link', { header: { name: 'package/soljson.js', type: 'link', linkname: '/etc/passwd' } }],
    ['climbs out of the package', aFile('../package/soljson.js', soljson)],
    ['has an absolute path', aFile('/package/soljson.js', soljson)],
    ['takes a way round', aFile('package/x/../soljson.js', soljson)],
    ['has another name', aFile('package/soljson.js.map', soljson)],
  ])('does not take what %s', async (_, member) => {
    expect(await unpacked(member)).toEqual({
      kind: 'refused',
      reason: 'its archive holds no file package/soljson.js',
    })
  })

  it('does not take another compiler than the one that is known', async () => {
    expect(await unpacked(aFile('package/soljson.js', 'other'), good)).toEqual({
      kind: 'refused',
      reason: 'the compiler in its archive is not the one that is known',
    })
  })

  it.each([
    ['no gzip', Buffer.from('no gzip')],
    ['no tar', gzipSync(randomBytes(2048))],
    ['cut off', gzipSync(randomBytes(2048)).subarray(0, 100)],
  ])('refuses what is %s', async (_, bytes) => {
    expect(await unpack(bytes, sha256)).toEqual({
      kind: 'refused',
      reason: expect.stringContaining('its archive cannot be read: '),
    })
  })

  it('stops when more comes out than a compiler can have', async () => {
    const huge = await anArchive(aFile('package/soljson.js', '0'.repeat(65 * 1024 * 1024)))

    expect(await unpack(huge, sha256)).toEqual({
      kind: 'refused',
      reason: 'its archive cannot be read: it holds more than 64 MiB',
    })
  })
})
