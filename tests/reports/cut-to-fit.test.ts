import { describe, expect, it } from 'vitest'
import { cutToFit, type Section } from '../../src/reports/cut-to-fit.ts'

const lengthOf = (text: string) => text.length

function aSection(entries: readonly string[]): Section {
  return { before: '<', entries, after: '>', leftOut: (kept) => `${entries.length - kept} left out` }
}

describe('cutToFit', () => {
  it('shows all when there is room', () => {
    const sections = [aSection(['a', 'b']), aSection(['c'])]

    expect(cutToFit({ head: 'H', sections, foot: 'F' }, 2_000, lengthOf)).toBe('H<ab><c>F')
  })

  it('shows nothing of a section without entries', () => {
    expect(cutToFit({ head: 'H', sections: [aSection([])], foot: 'F' }, 2_000, lengthOf)).toBe('HF')
  })

  it('cuts at whole entries, from the end, and says how many', () => {
    const section = aSection(['x'.repeat(300), 'y'.repeat(300), 'z'])

    expect(cutToFit({ head: 'H', sections: [section], foot: 'F' }, 1_000, lengthOf)).toBe(
      `H<${'x'.repeat(300)}\n2 left out\n>F`,
    )
  })

  it('gives the room to earlier sections first', () => {
    const sections = [aSection(['x'.repeat(300)]), aSection(['y'.repeat(300)])]

    expect(cutToFit({ head: 'H', sections, foot: 'F' }, 1_200, lengthOf)).toBe(
      `H<${'x'.repeat(300)}><\n1 left out\n>F`,
    )
  })
})
