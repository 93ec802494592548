import { describe, expect, it } from 'vitest'
import type { Claim, Detector } from '../../../src/analyzers/builtin/detector.ts'
import { reachableSteps } from '../../../src/analyzers/builtin/entry-flows.ts'
import { inspect } from '../../../src/analyzers/builtin/inspect.ts'
import { spotOf, spotOfNode } from '../../../src/analyzers/builtin/spot.ts'

const card = {
  id: 'trial',
  class: 'reentrancy',
  severity: 'high',
  confidence: 'medium',
  title: 'Trial',
  looksAt: '',
  ignores: '',
  references: [],
} as const

/** Claims something about the first state variable of each contract. */
function claiming(claim: Partial<Claim> = {}): Detector {
  return {
    ...card,
    scope: 'contract',
    detect: (contract) =>
      contract.variables.map(({ node }) => ({
        message: contract.name,
        at: spotOfNode(node, contract.file),
        ...claim,
      })),
  }
}

const sources = new Map([
  ['base.sol', 'abstract contract Base { uint base; function pay(address to) internal { to.call(""); } }'],
  [
    'top.sol',
    'import "./base.sol"; contract Top is Base { uint top; function go() external { pay(msg.sender); } }',
  ],
  ['face.sol', 'interface Face { function go() external; }'],
])

const subject = {
  texts: sources,
  targets: [...sources.keys()],
  resolveImport: (_importer: string, name: string) => name.replace('./', ''),
}

describe('inspecting a project', () => {
  it('shows contracts to a detector, without interfaces and without abstract ones that another completes', () => {
    const { claims } = inspect(subject, [claiming()])

    expect(claims.map(({ message }) => message)).toEqual(['Top'])
  })

  it('shows an abstract contract that nobody completes', () => {
    const { claims } = inspect(
      { ...subject, texts: new Map([...sources].slice(0, 1)), targets: ['base.sol'] },
      [claiming()],
    )

    expect(claims.map(({ message }) => message)).toEqual(['Base'])
  })

  it('shows files in scope to a detector of files', () => {
    const seen: string[] = []
    const detector: Detector = {
      ...card,
      scope: 'file',
      detect: (file) => {
        seen.push(file.path)
        return []
      },
    }

    inspect({ ...subject, targets: ['top.sol'] }, [detector])

    expect(seen).toEqual(['top.sol'])
  })

  const calls: Detector = {
    ...card,
    scope: 'contract',
    detect: (contract) =>
      reachableSteps(contract, 'call').map(({ step }) => ({ message: 'call', at: spotOf(step) })),
  }

  it('places a claim about a file that nobody asked about at the call that leads there', () => {
    const { claims } = inspect({ ...subject, targets: ['top.sol'] }, [calls])

    const text = sources.get('top.sol') ?? ''
    expect(claims.map(({ path, start, end }) => [path, text.slice(start, end)])).toEqual([
      ['top.sol', 'pay(msg.sender)'],
    ])
  })

  it('drops a claim that is about other files only', () => {
    const elsewhere: Detector = {
      ...card,
      scope: 'contract',
      detect: ({ linearisation }) =>
        linearisation.flatMap(({ variables, file }) =>
          variables.map(({ node, name }) => ({ message: name, at: spotOfNode(node, file) })),
        ),
    }

    const { claims } = inspect({ ...subject, targets: ['top.sol'] }, [elsewhere])

    expect(claims.map(({ message }) => message)).toEqual(['top'])
  })

  it('says of one statement only the strongest that a detector claims', () => {
    const detector: Detector = {
      ...card,
      scope: 'contract',
      detect: ({ variables, file }) =>
        variables.flatMap(({ node }) => {
          const at = spotOfNode(node, file)
          return [
            { message: 'worse but less sure', at, severity: 'critical', confidence: 'low' },
            { message: 'surer', at, severity: 'low', confidence: 'high' },
            { message: 'as sure and worse', at, severity: 'high', confidence: 'high' },
            { message: 'the same again', at, severity: 'high', confidence: 'high' },
          ]
        }),
    }

    const { claims } = inspect(subject, [detector])

    expect(claims.map(({ message }) => message)).toEqual(['as sure and worse'])
  })

  it('gives a claim the weight of its detector where it has none of its own', () => {
    const { claims } = inspect(subject, [claiming()])

    expect(claims).toMatchObject([{ rule: 'trial', severity: 'high', confidence: 'medium', related: [] }])
  })

  it('sorts the claims of all detectors by place, the shorter one first', () => {
    const texts = new Map([
      ['b.sol', 'contract B { uint b; uint c; }'],
      ['a.sol', 'contract A { uint a; }'],
    ])
    const whole: Detector = {
      ...card,
      id: 'whole',
      scope: 'file',
      detect: (file) => [
        { message: 'wide', at: { file, range: [13, 22] } },
        { message: 'narrow', at: { file, range: [13, 15] } },
      ],
    }

    const { claims } = inspect({ ...subject, texts, targets: ['b.sol', 'a.sol'] }, [whole, claiming()])

    expect(claims.map(({ path, start, end }) => [path, start, end])).toEqual([
      ['a.sol', 13, 15],
      ['a.sol', 13, 20],
      ['a.sol', 13, 22],
      ['b.sol', 13, 15],
      ['b.sol', 13, 20],
      ['b.sol', 13, 22],
      ['b.sol', 21, 28],
    ])
  })

  it('tells which detector failed on which file, and keeps what the others say', () => {
    const broken: Detector = {
      ...claiming(),
      id: 'broken',
      scope: 'contract',
      detect: () => {
        throw new Error('no such thing')
      },
    }

    const { claims, gaps } = inspect(subject, [broken, claiming()])

    expect(claims).toHaveLength(1)
    expect(gaps).toEqual([{ path: 'top.sol', reason: 'the detector broken failed: Error: no such thing' }])
  })

  it('tells which part of a file was not read', () => {
    const texts = new Map([['half.sol', 'contract A { uint a; }\nfunction broken() { uint = ; }\n']])

    const { files, gaps, claims } = inspect({ ...subject, texts, targets: ['half.sol', 'gone.sol'] }, [
      claiming(),
    ])

    expect(files).toEqual(['half.sol'])
    expect(gaps).toMatchObject([{ path: 'half.sol', line: 2 }])
    expect(claims).toHaveLength(1)
  })
})
