import { describe, expect, it } from 'vitest'
import { type ArchiveWish, fetchArchive } from '../../../src/adapters/compilers/fetch-archive.ts'
import { aLockOf } from '../../support/archives.ts'
import {
  answering,
  breakingOff,
  giving,
  givingHalf,
  stalling,
  withServer,
} from '../../support/local-registry.ts'

const archive = Buffer.from('an archive of some length')
const patience = { timeoutMs: 10_000.5, pauseMs: 1 }

function wishFor(url: string): ArchiveWish {
  return { url: `${url}solc.tgz`, ...aLockOf(archive, '') }
}

function fetched(...plays: Parameters<typeof withServer>[0]) {
  return withServer(plays, async (url, asked) => ({
    answer: await fetchArchive(wishFor(url), patience),
    asked: asked.length,
  }))
}

describe('fetchArchive', () => {
  it('gives out what has the digest that is known', async () => {
    expect(await fetched(giving(archive))).toEqual({ answer: { kind: 'fetched', bytes: archive }, asked: 1 })
  })

  it('gives out nothing else, and does not ask again for it', async () => {
    const other = Buffer.from('AN ARCHIVE OF SOME LENGTH')

    expect(await fetched(giving(other))).toEqual({
      answer: { kind: 'refused', reason: 'its digest is not the one that is known' },
      asked: 1,
    })
  })

  it.each([
    ['a server error', answering(503)],
    ['a request for patience', answering(429)],
    ['a connection that breaks off', breakingOff(archive)],
    ['a body that is too short', givingHalf(archive)],
  ])('asks again after %s', async (_, play) => {
    const { answer, asked } = await fetched(play, play, giving(archive))

    expect(answer.kind).toBe('fetched')
    expect(asked).toBe(3)
  })

  it('gives up after three attempts', async () => {
    expect(await fetched(answering(500))).toEqual({
      answer: { kind: 'refused', reason: 'the registry answers 500' },
      asked: 3,
    })
  })

  it.each([401, 403, 404])('takes %i for an answer', async (status) => {
    expect(await fetched(answering(status))).toEqual({
      answer: { kind: 'refused', reason: `the registry answers ${status}` },
      asked: 1,
    })
  })

  it('stops reading a body that is larger than it must be', async () => {
    const { answer } = await withServer(
      [(_, response) => void setInterval(() => response.write(Buffer.alloc(65_536)), 1).unref()],
      async (url) => ({ answer: await fetchArchive(wishFor(url), patience) }),
    )

    expect(answer).toEqual({ kind: 'refused', reason: 'it is larger than the 25 bytes that it must have' })
  })

  it('follows redirects, and not without end', async () => {
    expect((await fetched(answering(302, { location: '/elsewhere' }), giving(archive))).answer.kind).toBe(
      'fetched',
    )
    expect(await fetched(answering(302, { location: '/again' }))).toEqual({
      answer: { kind: 'refused', reason: 'it redirects more than 5 times' },
      asked: 6,
    })
  })

  it('follows no redirect that leads away from https', async () => {
    const { answer } = await fetched(answering(302, { location: 'http://192.0.2.1/solc.tgz' }))

    expect(answer).toEqual({
      kind: 'refused',
      reason: 'it leads to http://192.0.2.1, which is not https',
    })
  })

  it('waits no longer than it may', async () => {
    const answer = await withServer([stalling(archive)], (url) =>
      fetchArchive(wishFor(url), { timeoutMs: 300, pauseMs: 1 }),
    )

    expect(answer).toEqual({ kind: 'unreachable', reason: 'it took too long' })
  })

  it('ends when the run is cancelled', async () => {
    const ending = new AbortController()
    const answer = await withServer([stalling(archive)], (url) => {
      setTimeout(() => ending.abort(), 100)
      return fetchArchive(wishFor(url), { ...patience, signal: ending.signal })
    })

    expect(answer).toEqual({ kind: 'unreachable', reason: 'the run was cancelled' })
  })

  it('says what keeps it from a server that is not there', async () => {
    const url = await withServer([giving(archive)], async (address) => address)

    expect(await fetchArchive(wishFor(url), patience)).toEqual({
      kind: 'unreachable',
      reason: 'ECONNREFUSED',
    })
  })
})
