import { describe, expect, it } from 'vitest'
import { detectors } from '../../../src/analyzers/builtin/registry.ts'
import { classOf, isClassId } from '../../../src/domain/taxonomy.ts'

describe('the registry of built-in detectors', () => {
  it('has each detector once, by id', () => {
    const ids = detectors.map(({ id }) => id)

    expect(ids).toEqual([...new Set(ids)].sort())
  })

  it.each(detectors)('says of $id what a reader needs to know', (detector) => {
    expect(isClassId(detector.class)).toBe(true)
    expect(detector.id).toMatch(/^[a-z][a-z0-9_]*$/)
    expect(detector.title).toMatch(/^[A-Z`].{5,59}$/)
    expect(detector.looksAt).toMatch(/^[A-Z`].{20,}\.$/s)
    expect(detector.ignores).toMatch(/^[A-Z`].{20,}\.$/s)
    for (const page of detector.references) expect(page).toMatch(/^https:\/\//)
  })

  it.each(detectors.filter(({ class: id }) => classOf(id).kind === 'quality'))(
    'lets no quality remark of $id block',
    ({ severity }) => {
      expect(['low', 'info']).toContain(severity)
    },
  )
})
