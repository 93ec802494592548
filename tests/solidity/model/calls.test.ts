import { describe, expect, it } from 'vitest'
import { canReenter, isOutcomeChecked, movesEther, tokenCallOf } from '../../../src/solidity/model/calls.ts'
import type { StepOf } from '../../../src/solidity/model/flow-types.ts'
import { stepsOf } from '../../../src/solidity/model/paths.ts'
import { flowIn } from '../../support/solidity-model.ts'

function firstCall(statement: string): {
  readonly call: StepOf<'call'>
  readonly flow: ReturnType<typeof flowIn>
} {
  const flow = flowIn(
    `interface T { function peek() external view returns (uint); function poke() external returns (bool); }
    contract B {}
    contract A { T t; address payable to; function f(bytes memory d) public { ${statement} } }`,
    'f',
  )
  const [call] = stepsOf(flow, 'call')
  if (call === undefined) throw new Error('no call')
  return { call, flow }
}

describe('canReenter', () => {
  it.each([
    ['to.call("");', 'yes'],
    ['to.delegatecall("");', 'yes'],
    ['to.staticcall("");', 'read-only'],
    ['t.poke();', 'yes'],
    ['t.peek();', 'read-only'],
    ['Token(to).balanceOf(to);', 'read-only'],
    ['Token(to).anything(to);', 'yes'],
    ['to.send(1);', 'no'],
    ['to.transfer(1);', 'no'],
    ['new B();', 'no'],
    ['selfdestruct(to);', 'no'],
  ])('of `%s` is %s', (statement, expected) => {
    expect(canReenter(firstCall(statement).call)).toBe(expected)
  })
})

describe('movesEther', () => {
  it.each([
    ['to.call{value: 1}("");', true],
    ['to.call{value: 0}("");', false],
    ['to.call("");', false],
    ['to.transfer(d.length);', true],
    ['selfdestruct(to);', true],
    ['assembly { pop(call(gas(), 1, 0, 0, 0, 0, 0)) }', false],
    ['assembly { pop(call(gas(), 1, 7, 0, 0, 0, 0)) }', true],
  ])('of `%s` is %s', (statement, expected) => {
    expect(movesEther(firstCall(statement).call)).toBe(expected)
  })

  it('is false of anything that is no call', () => {
    expect(flowIn('contract A { function f() public {} }').steps.some(movesEther)).toBe(false)
  })
})

describe('tokenCallOf', () => {
  it.each([
    ['Token(to).transfer(to, 1);', 'transfer', false],
    ['Token(to).safeTransferFrom(to, to, 1);', 'transfer-from', true],
    ['Token(to).mint(to, 1);', 'mint', false],
    ['Token(to).toString();', undefined, undefined],
    ['to.transfer(1);', undefined, undefined],
  ])('of `%s` is %s', (statement, action, callsReceiver) => {
    const token = tokenCallOf(firstCall(statement).call)

    expect([token?.action, token?.callsReceiver]).toEqual([action, callsReceiver])
  })
})

describe('isOutcomeChecked', () => {
  it.each([
    ['to.send(1);', false],
    ['require(to.send(1));', true],
    ['if (!to.send(1)) revert();', true],
    ['bool ok = to.send(1); require(ok);', true],
    ['bool ok = to.send(1); ok;', false],
    ['(bool ok, ) = to.call(""); if (!ok) revert();', true],
    ['try t.poke() {} catch {}', true],
  ])('of `%s` is %s', (statement, expected) => {
    const { call, flow } = firstCall(statement)

    expect(isOutcomeChecked(call, flow)).toBe(expected)
  })
})
