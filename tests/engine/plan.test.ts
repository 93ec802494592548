import { describe, expect, it } from 'vitest'
import { planSteps, type Step, type Units } from '../../src/engine/plan.ts'
import { aPath } from '../support/builders.ts'
import { anAnalyzer, anEmbeddedAnalyzer, aUnit } from '../support/engine-builders.ts'

function someUnits(side: 'head' | 'base', ...roots: readonly string[]): Units {
  const units = roots.map((root) => aUnit({ side, root, targets: [aPath(`${root}/${side}.sol`)] }))
  return {
    asText: units.map((unit) => ({ ...unit, build: { kind: 'not-asked' } })),
    built: units,
  }
}

const told = (steps: readonly Step[]) =>
  steps.map(({ analyzer, unit }) => `${analyzer.id} ${unit.side} ${unit.root} ${unit.build.kind}`)

describe('planSteps', () => {
  it('starts fast layers first, then embedded analyzers, then the head', () => {
    const analyzers = [
      anAnalyzer({ id: 'echidna', layer: 'dynamic' }),
      anAnalyzer({ id: 'slither' }),
      anEmbeddedAnalyzer({ id: 'solhint', needs: 'sources' }),
    ]

    expect(told(planSteps(analyzers, someUnits('head', 'a', 'b'), someUnits('base', 'a')))).toEqual([
      'solhint head a not-asked',
      'solhint head b not-asked',
      'solhint base a not-asked',
      'slither head a ready',
      'slither head b ready',
      'slither base a ready',
      'echidna head a ready',
      'echidna head b ready',
      'echidna base a ready',
    ])
  })

  it('plans nothing for the base where there is none', () => {
    expect(told(planSteps([anAnalyzer()], someUnits('head', 'a'), null))).toEqual(['tool head a ready'])
  })

  it('plans nothing without analyzers', () => {
    expect(planSteps([], someUnits('head', 'a'), null)).toEqual([])
  })

  it('lets an analyzer that compares look once, at both sides of a project', () => {
    const steps = planSteps(
      [anEmbeddedAnalyzer({ comparesSides: true })],
      someUnits('head', 'a', 'b'),
      someUnits('base', 'b', 'a'),
    )

    expect(steps.map(({ unit, base }) => [unit.side, unit.root, base?.side, base?.root])).toEqual([
      ['head', 'a', 'base', 'a'],
      ['head', 'b', 'base', 'b'],
    ])
  })

  it('compares a project that is new with everything, as its files were elsewhere', () => {
    const [step] = planSteps(
      [anEmbeddedAnalyzer({ comparesSides: true })],
      someUnits('head', 'new'),
      someUnits('base', 'a', 'b'),
    )

    expect(step?.base?.targets).toEqual(['a/base.sol', 'b/base.sol'])
  })

  it.each([null, someUnits('base')])('compares with nothing where the base has nothing', (base) => {
    const [step] = planSteps([anEmbeddedAnalyzer({ comparesSides: true })], someUnits('head', 'a'), base)

    expect(step?.base).toBeNull()
  })
})
