import type { ArithmeticStep, Flow } from '../../../solidity/model/flow-types.ts'
import type { Origin } from '../../../solidity/model/origin.ts'
import { originsOf } from '../../../solidity/model/origins.ts'
import { behind } from '../behind.ts'
import { canonicalOf } from '../canonical.ts'
import type { Claim, Detector } from '../detector.ts'
import { entryFlows } from '../entry-flows.ts'
import { quote, spotOf } from '../spot.ts'
import { nameOf } from '../wording.ts'

/** Shares that the first depositor can make arbitrarily expensive. */
export const shareInflation: Detector = {
  id: 'share_inflation',
  class: 'share_inflation',
  severity: 'high',
  confidence: 'medium',
  title: 'First depositor can inflate the price of a share',
  looksAt:
    'Deposits whose shares are `amount * supply / balance`, where the balance is what a token or the chain says the contract holds, so that anyone can raise it with a transfer.',
  ignores:
    'Balances that the contract counts itself, virtual shares (`supply + 1`), shares that are minted to nobody first, and results that must not be zero or below a minimum.',
  references: ['https://docs.openzeppelin.com/contracts/5.x/erc4626'],
  scope: 'contract',
  detect: (contract) =>
    entryFlows(contract)
      .filter(({ callable }) => callable.mutability !== 'view' && callable.mutability !== 'pure')
      .flatMap((flow) =>
        flow.steps.flatMap((step) =>
          step.kind === 'arithmetic' && step.operator === '/' ? claimsAbout(step, flow) : [],
        ),
      ),
}

function claimsAbout(step: ArithmeticStep, flow: Flow): readonly Claim[] {
  const { left, right, frame } = step
  if (right === undefined || !isHolding(originsOf(right, frame)) || isOffset(right, step)) return []
  const numerator = behind(left, frame)
  if (numerator.expression.type !== 'BinaryOperation' || numerator.expression.operator !== '*') return []
  const factors = originsOf(left, frame)
  const isDeposit = factors.some(({ kind }) => kind === 'parameter' || kind === 'environment')
  if (!isDeposit || !factors.some(isSupply) || isProtected(step, flow)) return []
  return [
    {
      message: `the first depositor can transfer assets to the contract, so that ${quote(step.node, frame.callable.file)} rounds the shares of ${nameOf(flow.callable)} down to nothing`,
      at: spotOf(step),
    },
  ]
}

/** What the contract holds, as others see it. */
function isHolding(origins: readonly Origin[]): boolean {
  return origins.some(
    (origin) => origin.kind === 'balance' || (origin.kind === 'call' && origin.name === 'balanceOf'),
  )
}

function isSupply(origin: Origin): boolean {
  if (origin.kind === 'call') return /supply/i.test(String(origin.name))
  return (
    origin.kind === 'storage' &&
    origin.location.root.kind === 'variable' &&
    /supply|shares/i.test(origin.location.root.variable.name)
  )
}

/** `balance + 1`: virtual assets. */
function isOffset(right: Parameters<typeof behind>[0], { frame }: ArithmeticStep): boolean {
  const { expression } = behind(right, frame)
  if (expression.type !== 'BinaryOperation' || expression.operator !== '+') return false
  return [expression.left, expression.right].some(({ type }) => type === 'NumberLiteral')
}

/** The shares are compared with something before they count, or some are given to nobody first. */
function isProtected(step: ArithmeticStep, flow: Flow): boolean {
  const share = canonicalOf(step.left, step.frame)
  const isCompared = flow.conditions.some(
    ({ expression, frame, otherwise }) =>
      otherwise === 'reverts' &&
      expression.type === 'BinaryOperation' &&
      [expression.left, expression.right].some((side) => canonicalOf(side, frame).includes(share)),
  )
  return (
    isCompared ||
    flow.steps.some(({ node, frame }) => burnt.test(frame.callable.file.text.slice(...node.range)))
  )
}

const burnt = /^_?mint\((?:address\(0(?:x0)?\)|address\(1\)|address\(0xdead\)|DEAD\w*|BURN\w*),/i
