import { expect, it } from 'vitest'
import { canonicalOf } from '../../../src/analyzers/builtin/canonical.ts'
import { widthOf } from '../../../src/analyzers/builtin/width.ts'
import { flowOf } from '../../../src/solidity/model/flow.ts'
import { readProject } from '../../../src/solidity/model/project.ts'

const before = `
pragma solidity ^0.8.20;
uint256 constant TOP = 15;
contract C {
  enum Kind { A, B }
  uint256 constant FIVE = 5;
  uint256 stored;
  function take(uint256) internal {}
  function named(uint256 x) internal returns (uint256 y) { y = x; }
  function none(uint256 x) internal {}
  function two(uint256 x) internal returns (uint256 y, uint256 z) { y = x; z = x; }
  function unset(uint256 x) internal returns (uint256 y) {}
  function changed(uint256 x) internal returns (uint256) { x = x / 2; return x; }
  function either(uint256 x) internal returns (uint256) { if (x > 1) return 1; return x; }
  function f(uint256 a, uint8 b, bool c, bytes4 d, address e, Kind k, uint64 l) external {`

/** The argument of `take` in a function with some parameters. */
function argumentOf(code: string, statements = '') {
  const text = `${before} ${statements} take(${code}); }\n}`
  const project = readProject(new Map([['C.sol', text]]), () => undefined)
  const entry = project.contracts[0]?.functions.find(({ name }) => name === 'f')
  if (entry === undefined) throw new Error('the contract has no function f')
  const call = flowOf(entry).steps.findLast((step) => step.kind === 'internal-call' && step.name === 'take')
  const [argument] = call?.kind === 'internal-call' ? call.arguments : []
  if (call === undefined || argument === undefined) throw new Error('nothing is taken')
  return { expression: argument, frame: call.frame }
}

it.each([
  ['a', 256],
  ['b', 8],
  ['uint256(uint32(d))', 32],
  ['c ? 1 : 300', 9],
  ['a < 7 ? a : 7', 3],
  ['a > 7 ? a : 7', 256],
  ['a < FIVE ? a : FIVE', 3],
  ['TOP', 4],
  ['b + l', 64],
  ['a & 3', 2],
  ['a | b', 256],
  ['b ^ b', 8],
  ['b * b', 8],
  ['b - 1', 8],
  ['a % 10', 4],
  ['a / a', 256],
  ['l / 16', 60],
  ['b << 4', 8],
  ['uint256(b) << 4', 12],
  ['a << b', 256],
  ['a >> 250', 6],
  ['a >> b', 256],
  ['2 ** 3', 256],
  ['stored = 3', 2],
  ['block.timestamp', 40],
  ['now', 40],
  ['1 minutes', 6],
  ['k', 8],
  ['e', 160],
  ['c', 1],
  ['min(a, 7)', 3],
  ['Math.max(b, 7)', 8],
  ['e.nonsense', 256],
  ['(this.f)(a)', 256],
])('needs for %s at most %i bits', (code, bits) => {
  const { expression, frame } = argumentOf(code)

  expect(widthOf(expression, frame)).toBe(bits)
})

it('takes what is nested too deeply for as wide as can be', () => {
  const { expression, frame } = argumentOf(`${'1 + '.repeat(40)}1`)

  expect(widthOf(expression, frame)).toBe(256)
})

it.each([
  ['uint256 x = a;', 'x', 'a'],
  ['', '(a)', 'uint256(a)'],
  ['uint256 x = stored; uint256 y = x;', 'y + 1', 'stored + 1'],
  ['', 'named(a)', 'a'],
  ['', 'FIVE', '5'],
  ['uint256 x;', '(x = a)', 'a'],
  ['', 'payable(e).balance', 'e.balance'],
])('sees after "%s" that %s is %s', (statements, one, other) => {
  const left = argumentOf(one, statements)
  const right = argumentOf(other, statements)

  expect(canonicalOf(left.expression, left.frame)).toBe(canonicalOf(right.expression, right.frame))
})

it.each([
  ['uint256 x = a; x = b;', 'x', 'a'],
  ['uint256 x = a; x++;', 'x', 'a'],
  ['uint256 x; assembly { x := sload(0) }', 'x', '0'],
  ['', 'none(a)', 'a'],
  ['', 'two(a)', 'a'],
  ['', 'unset(a)', 'a'],
  ['', 'changed(a)', 'a / 2'],
  ['', 'either(a)', 'a'],
  ['(uint256 x, uint256 y) = two(a);', 'x', 'a'],
  ['', '[a, b][0]', 'a'],
  ['', 'c ? a : b', 'a'],
  ['', '!c', 'c'],
])('does not claim after "%s" that %s is %s', (statements, one, other) => {
  const left = argumentOf(one, statements)
  const right = argumentOf(other, statements)

  expect(canonicalOf(left.expression, left.frame)).not.toBe(canonicalOf(right.expression, right.frame))
})

it('does not follow endless chains, and writes no endless formulas', () => {
  const links = Array.from({ length: 20 }, (_, at) => `uint256 x${at + 1} = x${at};`).join(' ')
  const chain = argumentOf('x20', `uint256 x0 = a; ${links}`)
  const sums = Array.from({ length: 20 }, (_, at) => `uint256 y${at + 1} = y${at} + y${at};`).join(' ')
  const sum = argumentOf('y20', `uint256 y0 = a; ${sums}`)

  expect(canonicalOf(chain.expression, chain.frame)).toMatch(/^‹x\d+@\d+›$/)
  expect(canonicalOf(sum.expression, sum.frame).length).toBeLessThanOrEqual(600)
})
