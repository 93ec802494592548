import { expect, it } from 'vitest'
import { compilerLock } from '../../../src/adapters/compilers/compiler-lock.ts'
import { compilerReleases } from '../../../src/solidity/releases.ts'

/** npm has the compiler 0.8.0 under 0.8.1, and none under 0.4.12. */
const notOnNpm = ['0.4.12', '0.8.1']

it('locks every release of the compiler since 0.4.12 that npm has', () => {
  const wanted = compilerReleases.slice(compilerReleases.indexOf('0.4.12'))

  expect(Object.keys(compilerLock)).toEqual(wanted.filter((version) => !notOnNpm.includes(version)))
})

it.each(Object.entries(compilerLock))('tells what %s must be', (version, lock) => {
  expect(lock).toEqual({
    published: expect.stringMatching(new RegExp(`^${version}(-fixed)?$`)),
    integrity: expect.stringMatching(/^sha512-[\w+/]{86}==$/),
    bytes: expect.toSatisfy((bytes: number) => bytes > 1e6 && bytes < 20e6),
    sha256: expect.stringMatching(/^[\da-f]{64}$/),
  })
})
