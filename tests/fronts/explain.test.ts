import { describe, expect, it } from 'vitest'
import { analyzers } from '../../src/analyzers/registry.ts'
import { classIds } from '../../src/domain/taxonomy.ts'
import { explain } from '../../src/fronts/explain.ts'

describe('explain', () => {
  it('tells all about a class', () => {
    expect(explain('reentrancy')).toMatch(
      /^.+ \(reentrancy\)\n {2}What can happen: .+\n {2}What to do: .+\n {2}Blocks: as the policy says\n {2}SWC: SWC-107\n {2}CWE: CWE-841\n {2}OWASP Smart Contract Top 10: .+\n {2}DASP: DASP-1 Reentrancy\n {2}Found by: .*slither:reentrancy-eth.*\n {2}More: https:.+\n$/,
    )
  })

  it.each(classIds)('knows %s', (id) => {
    expect(explain(id)).toContain(`(${id})`)
  })

  it.each(['Reentrancy', 'SWC-107', 'swc-107', 'CWE-841', 'slither:reentrancy-eth', 'reentrancy-eth'])(
    'finds the class by %s',
    (id) => {
      expect(explain(id)).toContain('(reentrancy)')
    },
  )

  it('takes dashes for underscores', () => {
    expect(explain('unchecked-call')).toContain('(unchecked_call)')
  })

  it('tells every class that a number stands for', () => {
    expect(explain('SWC-105').match(/^\S.*\(\w+\)$/gm)?.length).toBeGreaterThan(1)
  })

  it('says of a matter of quality that it never blocks', () => {
    expect(explain('unused_code')).toContain('Blocks: never: it is a matter of quality')
  })

  it('knows every rule of every analyzer', () => {
    for (const { id, rules } of analyzers) {
      for (const rule of Object.keys(rules)) expect(explain(`${id}:${rule}`)).toContain(`${id}:${rule}`)
    }
  })

  it.each(['', 'nonsense', 'SWC-999', 'slither:', 'solhint:reentrancy-eth', 'toString', '__proto__', ':'])(
    'does not know %j',
    (id) => {
      expect(() => explain(id)).toThrow(
        expect.objectContaining({
          code: 'UNKNOWN_ID',
          message: `expected a class, SWC-NNN, CWE-NNN or ANALYZER:RULE; got "${id}"`,
          hint: expect.stringContaining('reentrancy'),
        }),
      )
    },
  )
})
