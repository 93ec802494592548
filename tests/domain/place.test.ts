import { describe, expect, it } from 'vitest'
import { comparePlaces, touches } from '../../src/domain/place.ts'
import { aPath, aPlace } from '../support/builders.ts'

describe('touches', () => {
  const region = aPlace({ startLine: 5, endLine: 7 })

  it.each([
    [{ first: 1, last: 4 }, false],
    [{ first: 1, last: 5 }, true],
    [{ first: 6, last: 6 }, true],
    [{ first: 7, last: 9 }, true],
    [{ first: 8, last: 9 }, false],
  ])('of lines 5 to 7 and %j is %s', (range, expected) => {
    expect(touches(region, [range])).toBe(expected)
  })

  it('is false without ranges', () => {
    expect(touches(region, [])).toBe(false)
  })
})

describe('comparePlaces', () => {
  it('orders by file, then from top to bottom', () => {
    const ordered = [
      aPlace({ path: aPath('a.sol') }),
      aPlace({ path: aPath('b.sol'), startLine: 1 }),
      aPlace({ path: aPath('b.sol'), startLine: 2, startColumn: 1 }),
      aPlace({ path: aPath('b.sol'), startLine: 2, startColumn: 3, endLine: 2 }),
      aPlace({ path: aPath('b.sol'), startLine: 2, startColumn: 3, endLine: 4, endColumn: 1 }),
      aPlace({ path: aPath('b.sol'), startLine: 2, startColumn: 3, endLine: 4, endColumn: 2 }),
    ]

    expect(ordered.toSorted(comparePlaces)).toEqual(ordered)
    expect(ordered.toReversed().toSorted(comparePlaces)).toEqual(ordered)
    expect(comparePlaces(aPlace(), aPlace())).toBe(0)
  })
})
