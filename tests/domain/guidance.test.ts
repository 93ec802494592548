import { describe, expect, it } from 'vitest'
import { guidanceOf } from '../../src/domain/guidance.ts'
import { classIds } from '../../src/domain/taxonomy.ts'

describe.each(classIds)('the guidance about %s', (id) => {
  const guidance = guidanceOf(id)

  it('has a title that fits in one line and starts as a sentence', () => {
    expect(guidance.title).toMatch(/^[A-Z].{3,58}[^.]$/)
  })

  it('says in whole sentences what can happen and how to fix it', () => {
    expect(guidance.impact).toMatch(/^[A-Z`].{20,}\.$/)
    expect(guidance.remediation).toMatch(/^[A-Z`].{10,}\.$/)
  })

  it('names public pages, each once', () => {
    expect(guidance.references.length).toBeGreaterThan(0)
    expect(new Set(guidance.references).size).toBe(guidance.references.length)
    expect(guidance.references.every((reference) => new URL(reference).protocol === 'https:')).toBe(true)
  })
})

describe('guidanceOf', () => {
  it('adds the pages of the SWC and CWE entries of the class', () => {
    expect(guidanceOf('reentrancy').references.slice(-2)).toEqual([
      'https://swcregistry.io/docs/SWC-107/',
      'https://cwe.mitre.org/data/definitions/841.html',
    ])
  })

  it('gives each class a title of its own', () => {
    expect(new Set(classIds.map((id) => guidanceOf(id).title)).size).toBe(classIds.length)
  })
})
