import { describe, expect, it } from 'vitest'
import { systemDigest } from '../../src/adapters/digest.ts'
import type { FileInScope } from '../../src/domain/change.ts'
import type { Policy } from '../../src/domain/policy.ts'
import type { AnchoredFinding } from '../../src/engine/locate.ts'
import type { StepOutcome } from '../../src/engine/run-steps.ts'
import { weigh } from '../../src/engine/weigh.ts'
import { aFileInScope, anOutcome, aPath } from '../support/builders.ts'
import { aSource, aVersion, foundIn, policy } from '../support/engine-builders.ts'

/** Text of a file, and the pieces that the analyzer finds fault with. */
interface Version {
  readonly text: string
  readonly found?: readonly (string | ((text: ReturnType<typeof aSource>) => AnchoredFinding))[]
}

interface Scene {
  readonly base: Readonly<Record<string, Version>>
  readonly head: Readonly<Record<string, Version>>
  readonly files?: readonly FileInScope[]
  readonly policy?: Policy
  readonly isSame?: boolean
  readonly hasBase?: boolean
  /** How the steps ended. */
  readonly ends?: { readonly base?: 'completed' | 'crashed'; readonly head?: 'completed' | 'crashed' }
  readonly comparing?: readonly string[]
}

const unchecked = { class: 'unchecked_call', rule: 'unchecked-lowlevel' } as const

function outcomeOf(side: 'base' | 'head', files: Scene['head'], kind: 'completed' | 'crashed'): StepOutcome {
  const findings = Object.entries(files).flatMap(([path, { text, found = [] }]) => {
    const source = aSource(path, text)
    return found.map((piece) =>
      typeof piece === 'string' ? foundIn(source, piece, unchecked) : piece(source),
    )
  })
  const ending = kind === 'completed' ? ({ kind } as const) : ({ kind, reason: 'exit code 2' } as const)
  return { ...anOutcome({ side, targets: Object.keys(files).map(aPath) }, ending), findings }
}

async function weighed(scene: Scene) {
  const { base, head, ends = {}, hasBase = true } = scene
  const textsOf = (files: Scene['head']) =>
    Object.fromEntries(Object.entries(files).map(([path, { text }]) => [path, text]))
  const [atBase, atHead] = await Promise.all([aVersion(textsOf(base), {}, 'base'), aVersion(textsOf(head))])
  await atBase.graph.loadClosure(Object.keys(base))
  await atHead.graph.loadClosure(Object.keys(head))
  const files =
    scene.files ?? Object.keys(head).map((path) => aFileInScope({ path: aPath(path), changedLines: [] }))
  return weigh({
    outcomes: [
      outcomeOf('head', head, ends.head ?? 'completed'),
      ...(scene.isSame === true ? [] : [outcomeOf('base', base, ends.base ?? 'completed')]),
    ],
    change: { base: 'b', head: 'h', files, notes: [] },
    head: atHead,
    base: hasBase ? atBase : null,
    isSame: scene.isSame ?? false,
    comparing: new Set(scene.comparing ?? []),
    policy: scene.policy ?? { ...policy, failOn: 'low' },
    digest: systemDigest,
  })
}

async function states(scene: Scene): Promise<readonly string[]> {
  return (await weighed(scene)).map(
    ({ state, function: signature, locations: [{ path }] }) => `${state} ${path} ${signature}`,
  )
}

const inFunction = (body: string, name = 'pay', contract = 'Pay') =>
  `contract ${contract} { function ${name}(address a, address b) external { ${body} } }`

const one = (text: string, ...found: NonNullable<Version['found']>) => ({ 'src/Pay.sol': { text, found } })

describe('a weakness', () => {
  it('is unchanged when the base has it, too', async () => {
    const same = one(inFunction('a.call("");'), 'a.call("")')

    expect(await states({ base: same, head: same })).toEqual(['unchanged src/Pay.sol pay(address,address)'])
  })

  it('is new when the base does not have it', async () => {
    const [weakness] = await weighed({
      base: one(inFunction('')),
      head: one(inFunction('a.call("");'), 'a.call("")'),
    })

    expect(weakness).toMatchObject({
      state: 'new',
      blocking: true,
      ruling: 'new, high, medium confidence',
      contract: 'Pay',
      function: 'pay(address,address)',
      class: 'unchecked_call',
      fingerprint: expect.stringMatching(/^[\da-f]{64}$/),
    })
  })

  it('is fixed when the head does not have it any more', async () => {
    const weaknesses = await weighed({
      base: one(inFunction('a.call("");'), 'a.call("")'),
      head: one(inFunction('')),
    })

    expect(weaknesses).toMatchObject([{ state: 'fixed', blocking: false, ruling: 'fixed by this change' }])
  })

  it('is worsened when it is more severe than before', async () => {
    const text = inFunction('a.call("");')
    const graded = (severity: 'low' | 'high') =>
      one(text, (source) => foundIn(source, 'a.call("")', { ...unchecked, severity }))

    expect(await states({ base: graded('low'), head: graded('high') })).toEqual([
      'worsened src/Pay.sol pay(address,address)',
    ])
    expect(await states({ base: graded('high'), head: graded('low') })).toEqual([
      'unchanged src/Pay.sol pay(address,address)',
    ])
  })

  it('has the same fingerprint on both sides', async () => {
    const base = one(inFunction('a.call("");'), 'a.call("")')
    const [before] = await weighed({ base, head: base })
    const [after] = await weighed({
      base,
      head: one(`// moved\n\n${inFunction('\n  a . call( "" );')}`, 'a . call( "" )'),
    })

    expect(after).toMatchObject({ state: 'unchanged', fingerprint: before?.fingerprint })
  })

  it('counts once for each statement: a second equal one is new', async () => {
    const base = one(inFunction('a.call("");'), 'a.call("")')
    const head = one(inFunction('a.call(""); a.call("");'), 'a.call("")', (source) =>
      foundIn(source, 'a.call("")', { ...unchecked, occurrence: 2 }),
    )
    const weaknesses = await weighed({ base, head })

    expect(weaknesses.map(({ state }) => state)).toEqual(['new', 'unchanged'])
    expect(new Set(weaknesses.map(({ fingerprint }) => fingerprint)).size).toBe(2)
  })
})

describe('a weakness whose code was edited', () => {
  const base = one(inFunction('a.call("");'), 'a.call("")')

  it('is unchanged when the statement around it was', async () => {
    const head = one(inFunction('(bool done, ) = a.call("");'), 'a.call("")')

    expect(await states({ base, head })).toEqual(['unchanged src/Pay.sol pay(address,address)'])
  })

  it('is unchanged when only names were', async () => {
    const head = one(inFunction('b.call("");'), 'b.call("")')

    expect(await states({ base, head })).toEqual(['unchanged src/Pay.sol pay(address,address)'])
  })

  it('is new when its like was put right in the same function', async () => {
    const head = one(inFunction('require(a.call("")); b.call("");'), 'b.call("")')

    expect(await states({ base, head })).toEqual([
      'new src/Pay.sol pay(address,address)',
      'fixed src/Pay.sol pay(address,address)',
    ])
  })

  it('is new when another one of the function was put right', async () => {
    const two = one(inFunction('a.call(""); b.send(1);'), 'a.call("")', 'b.send(1)')
    const head = one(
      inFunction('a.call(""); require(b.send(1)); a.transferFrom(b, 2, 3);'),
      'a.call("")',
      'a.transferFrom(b, 2, 3)',
    )

    expect((await states({ base: two, head })).map((text) => text.split(' ')[0])).toEqual([
      'new',
      'unchanged',
      'fixed',
    ])
  })
})

describe('a weakness that moved', () => {
  const base = one(inFunction('a.call("");'), 'a.call("")')

  it('with its renamed file is unchanged', async () => {
    const head = { 'src/Wages.sol': { text: inFunction('a.call("");'), found: ['a.call("")'] } }
    const files = [
      aFileInScope({
        path: aPath('src/Wages.sol'),
        status: 'renamed',
        oldPath: aPath('src/Pay.sol'),
        changedLines: [],
      }),
    ]

    expect(await states({ base, head, files })).toEqual(['unchanged src/Wages.sol pay(address,address)'])
  })

  it('with its contract to another file is unchanged', async () => {
    const head = { 'src/Wages.sol': { text: inFunction('a.call("");'), found: ['a.call("")'] } }
    const files = [
      aFileInScope({ path: aPath('src/Wages.sol'), status: 'added' }),
      aFileInScope({ path: aPath('src/Pay.sol'), status: 'deleted', isAnalysed: false }),
    ]

    expect(await states({ base, head, files })).toEqual(['unchanged src/Wages.sol pay(address,address)'])
  })

  it.each([
    ['contract', inFunction('a.call("");', 'pay', 'Wages')],
    ['function', inFunction('a.call("");', 'payOut', 'Pay')],
  ])('to another %s is unchanged', async (_, text) => {
    expect((await states({ base, head: one(text, 'a.call("")') }))[0]).toMatch(/^unchanged/)
  })

  it('is new when what it is said to come from is still there', async () => {
    const text = `${inFunction('a.call("");')} ${inFunction('a.call("");', 'pay', 'Other')}`
    const head = one(text, 'a.call("")', (source) =>
      foundIn(source, 'a.call("")', { ...unchecked, occurrence: 2 }),
    )

    expect((await states({ base, head })).map((state) => state.split(' ')[0])).toEqual(['new', 'unchanged'])
  })

  it('out of a contract that has no function around it is known by the contract', async () => {
    const variable = 'contract Pay { address payable owner = payable(0); }'

    expect(await states({ base: one(variable, 'owner'), head: one(variable, 'owner') })).toEqual([
      'unchanged src/Pay.sol null',
    ])
    expect(
      await states({
        base: one(variable, 'owner'),
        head: one(`${variable} ${variable.replace('Pay', 'B')}`, (source) =>
          foundIn(source, 'owner', { ...unchecked, occurrence: 2 }),
        ),
      }),
    ).toEqual(['new src/Pay.sol null', 'fixed src/Pay.sol null'])
  })

  it('outside of any contract stays in its file', async () => {
    const pragma = 'pragma solidity ^0.8.0;'
    const head = {
      'src/Pay.sol': { text: pragma },
      'src/B.sol': { text: pragma, found: ['pragma solidity ^0.8.0'] },
    }

    expect(await states({ base: one(pragma, 'pragma solidity ^0.8.0'), head })).toEqual([
      'new src/B.sol null',
      'fixed src/Pay.sol null',
    ])
  })
})

describe('when the base could not be looked at', () => {
  const found = one(`${inFunction('a.call("");')}\n// end`, 'a.call("")')
  const crashed = { base: 'crashed' } as const

  it('what the change wrote is new', async () => {
    const files = [aFileInScope({ path: aPath('src/Pay.sol'), changedLines: [{ first: 1, last: 1 }] })]

    expect(await states({ base: one(found['src/Pay.sol'].text), head: found, files, ends: crashed })).toEqual(
      ['new src/Pay.sol pay(address,address)'],
    )
  })

  it('what the change did not touch was there before', async () => {
    expect(await states({ base: one(found['src/Pay.sol'].text), head: found, ends: crashed })).toEqual([
      'unchanged src/Pay.sol pay(address,address)',
    ])
  })

  it('what stands in a function from which the change took something away is new', async () => {
    const guarded = found['src/Pay.sol'].text.replace('external', 'external onlyOwner')

    expect(await states({ base: one(guarded), head: found, ends: crashed })).toEqual([
      'new src/Pay.sol pay(address,address)',
    ])
  })

  it('what stands outside of functions is known by its lines only', async () => {
    const text = 'contract Pay { address owner; }'

    expect(await states({ base: one(text), head: one(text, 'owner'), ends: crashed })).toEqual([
      'unchanged src/Pay.sol null',
    ])
  })

  it('what is in a file that was not there is new', async () => {
    expect(await states({ base: {}, head: found, ends: crashed })).toEqual([
      'new src/Pay.sol pay(address,address)',
    ])
  })

  it('what is in an added file is new, even if a file of that name was left out before', async () => {
    const files = [aFileInScope({ path: aPath('src/Pay.sol'), status: 'added', changedLines: [] })]

    expect(await states({ base: found, head: found, files })).toEqual([
      'new src/Pay.sol pay(address,address)',
    ])
  })
})

describe('when there is nothing to compare with', () => {
  const found = one(inFunction('a.call("");'), 'a.call("")')

  it('everything is new', async () => {
    expect(await states({ base: {}, head: found, hasBase: false })).toEqual([
      'new src/Pay.sol pay(address,address)',
    ])
  })

  it('because both sides are one commit, nothing is new', async () => {
    expect(await states({ base: found, head: found, isSame: true })).toEqual([
      'unchanged src/Pay.sol pay(address,address)',
    ])
  })
})

describe('when the head could not be looked at', () => {
  it('nothing is called fixed', async () => {
    const base = one(inFunction('a.call("");'), 'a.call("")')

    expect(await states({ base, head: one(inFunction('')), ends: { head: 'crashed' } })).toEqual([])
  })

  it('what was in a deleted file is fixed all the same', async () => {
    const base = one(inFunction('a.call("");'), 'a.call("")')
    const files = [aFileInScope({ path: aPath('src/Pay.sol'), status: 'deleted', isAnalysed: false })]

    expect(await states({ base, head: {}, files, ends: { head: 'crashed' } })).toEqual([
      'fixed src/Pay.sol pay(address,address)',
    ])
  })
})

describe('what is found elsewhere', () => {
  const text = 'contract Base { function run() external { hook(); } function hook() internal virtual {} }'
  const derived = 'contract D is Base { function hook() internal override { x = 1; } uint x; }'
  const both = (isNamed: boolean) => ({
    'src/D.sol': { text: derived },
    'src/Base.sol': {
      text,
      found: [
        (source: ReturnType<typeof aSource>) => {
          const place = foundIn(aSource('src/D.sol', derived), 'x = 1').place
          return {
            ...foundIn(source, 'hook()'),
            related: [{ place: isNamed ? place : foundIn(source, 'run()').place }],
          }
        },
      ],
    },
  })
  const files = (first: number) => [
    aFileInScope({ path: aPath('src/D.sol'), changedLines: [{ first, last: first }] }),
  ]
  const before = { 'src/D.sol': { text: derived.replace('x = 1', '') }, 'src/Base.sol': { text } }

  it("is not this change's business", async () => {
    expect(await states({ base: before, head: both(false), files: files(1) })).toEqual([])
  })

  it("is this change's business when it names a line that the change wrote", async () => {
    expect(await states({ base: before, head: both(true), files: files(1) })).toEqual([
      'new src/Base.sol run()',
    ])
  })

  it('is not when the change wrote other lines', async () => {
    expect(await states({ base: before, head: both(true), files: files(9) })).toEqual([])
  })

  it('was there before when the base names the file, too', async () => {
    expect(await states({ base: both(true), head: both(true), files: files(1) })).toEqual([
      'unchanged src/Base.sol run()',
    ])
  })
})

describe('what an analyzer says that compares both sides', () => {
  const found = one(inFunction('a.call("");'), 'a.call("")')

  it("is this change's doing, with or without a partner at the base", async () => {
    const text = found['src/Pay.sol'].text

    expect(
      await states({ base: one(text), head: found, ends: { base: 'crashed' }, comparing: ['slither'] }),
    ).toEqual(['new src/Pay.sol pay(address,address)'])
    expect(await states({ base: found, head: found, comparing: ['slither'] })).toEqual([
      'worsened src/Pay.sol pay(address,address)',
    ])
  })
})

describe('a weakness that several analyzers judge differently', () => {
  const text = inFunction('a.call("");')
  const seen = one(
    text,
    (source) =>
      foundIn(source, 'a.call("")', { ...unchecked, analyzer: 'sure', severity: 'low', confidence: 'high' }),
    (source) =>
      foundIn(source, 'a.call("")', {
        ...unchecked,
        analyzer: 'unsure',
        severity: 'high',
        confidence: 'low',
      }),
  )

  it('blocks when one of the claims would block by itself', async () => {
    const strict = { ...policy, minConfidence: 'low' } as const

    expect(await weighed({ base: one(inFunction('')), head: seen, policy: strict })).toMatchObject([
      { blocking: true, severity: 'high', confidence: 'low', evidence: 'several-tools' },
    ])
  })

  it('is what the surest says when none would', async () => {
    expect(await weighed({ base: one(inFunction('')), head: seen, policy })).toMatchObject([
      { blocking: false, severity: 'low', confidence: 'high' },
    ])
  })
})

describe('the order of weaknesses', () => {
  it('is blocking first, then the worst, then by place', async () => {
    const text = inFunction('a.call(""); b.call(""); a.send(1); b.send(1);')
    const graded =
      (piece: string, severity: 'critical' | 'high' | 'low') => (source: ReturnType<typeof aSource>) =>
        foundIn(source, piece, { ...unchecked, severity })
    const [first, ...others] = await weighed({
      base: one(inFunction('')),
      head: one(
        text,
        graded('b.send(1)', 'critical'),
        graded('a.call("")', 'low'),
        graded('b.call("")', 'high'),
        graded('a.send(1)', 'high'),
      ),
      policy: { ...policy, failOn: 'high' },
    })

    expect(first).toMatchObject({ severity: 'critical' })
    expect(
      others.map(({ blocking, severity, locations }) => [blocking, severity, locations[0].startColumn]),
    ).toEqual([
      [true, 'high', text.indexOf('b.call') + 1],
      [true, 'high', text.indexOf('a.send') + 1],
      [false, 'low', text.indexOf('a.call') + 1],
    ])
  })

  it('is always the same for weaknesses of one place', async () => {
    const text = inFunction('a.call("");')
    const kinds = ['reentrancy', 'unchecked_call', 'bad_randomness'] as const
    const found = kinds.map(
      (id) => (source: ReturnType<typeof aSource>) =>
        foundIn(source, 'a.call("")', { class: id, counterExample: 'pay()' }),
    )
    const base = one(inFunction(''))

    const order = (await weighed({ base, head: one(text, ...found) })).map(({ class: id }) => id)

    expect(
      (await weighed({ base, head: one(text, ...found.toReversed()) })).map(({ class: id }) => id),
    ).toEqual(order)
  })
})
