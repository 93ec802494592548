import type { AssemblyExpression } from '../syntax/assembly.ts'
import type { Expression, FunctionCall } from '../syntax/expressions.ts'
import { textOf } from '../syntax/node.ts'
import type { Condition, Flow, Step, WriteStep } from './flow-types.ts'
import { type Origin, rootOf } from './origin.ts'
import { originsOf } from './origins.ts'
import { conditionsAt, stepsOf } from './paths.ts'

/**
 * What a condition asks, by what it looks at rather than by its name:
 * - `sender`: lets only those through that storage, a constant, a role or another contract names
 * - `holder`: compares an amount that belongs to the sender (a balance)
 * - `origin`: compares `tx.origin` with `msg.sender`, so that no contract calls
 * - `signature`: compares a recovered signer
 * - `outcome`: asks whether a call to another contract went well, or for what it returned
 * - `pause`, `initializer`, `lock`: a flag in storage, told by its name
 * - `time`, `value`: compares block time or number, or `msg.value`
 * - `input`: looks at parameters alone
 */
export type GuardKind =
  | 'sender'
  | 'holder'
  | 'origin'
  | 'signature'
  | 'outcome'
  | 'pause'
  | 'initializer'
  | 'lock'
  | 'time'
  | 'value'
  | 'input'
  | 'other'

export interface Guard {
  readonly kind: GuardKind
  readonly condition: Condition
}

/** What stands between the outside and a step: everything that holds there, told apart. */
export function guardsAt(step: Step): readonly Guard[] {
  return conditionsAt(step).map((condition) => ({ kind: kindOfGuard(condition), condition }))
}

/** All conditions of a flow that revert when they do not hold, in order. */
export function guardsOf(flow: Flow): readonly Guard[] {
  return flow.conditions
    .filter(({ otherwise }) => otherwise === 'reverts')
    .map((condition) => ({ kind: kindOfGuard(condition), condition }))
}

/** Whether only chosen senders get to a step: by a check, a signature, or an unread modifier with such a name. */
export function isRestricted(step: Step): boolean {
  return guardsAt(step).some(({ kind }) => kind === 'sender' || kind === 'signature')
}

/**
 * Whether a lock keeps others from coming in while a step runs: something in storage is asked for, then set before the
 * step and set again after it. Of unread modifiers the name decides.
 */
export function isLocked(step: Step, flow: Flow): boolean {
  const writes = stepsOf(flow, 'write')
  return conditionsAt(step).some((condition) => {
    if (condition.how === 'unread') return kindOfGuard(condition) === 'lock'
    return originsOf(condition.expression, condition.frame).some(
      (origin) => origin.kind === 'storage' && isSetAround(step, rootOf(origin.location), writes),
    )
  })
}

function isSetAround(step: Step, root: unknown, writes: readonly WriteStep[]): boolean {
  const flags = writes.filter((write) => rootOf(write.location) === root && isFlag(write))
  return flags.some(({ index }) => index < step.index) && flags.some(({ index }) => index > step.index)
}

/** A lock is given constants, by assignment: `x = 2`, `locked = true`, `delete entered`. */
function isFlag({ how, value, frame }: WriteStep): boolean {
  if (how === 'delete') return true
  if (how !== 'assign' && how !== 'assembly') return false
  return value !== undefined && originsOf(value, frame).every(({ kind }) => kind === 'constant')
}

/** What a condition asks. */
export function kindOfGuard(condition: Condition): GuardKind {
  if (condition.how === 'unread') return kindOfName(condition)
  const origins = originsOf(condition.expression, condition.frame)
  const all = [...origins, ...origins.flatMap(keysOf)]
  const names = new Set(all.flatMap((origin) => (origin.kind === 'environment' ? [origin.name] : [])))
  if (origins.some(({ kind }) => kind === 'signer')) return 'signature'
  if (names.has('msg.sender') || names.has('tx.origin')) return kindOfSenderCheck(condition, names)
  if (asksCaller(condition)) return 'sender'
  return kindOfValues(origins, names)
}

function kindOfValues(origins: readonly Origin[], names: ReadonlySet<string>): GuardKind {
  const kinds = new Set(origins.map(({ kind }) => kind))
  if (kinds.has('call')) return 'outcome'
  if (names.has('block.timestamp') || names.has('block.number')) return 'time'
  if (names.has('msg.value')) return 'value'
  return flagKind(origins) ?? (kinds.has('parameter') && !kinds.has('storage') ? 'input' : 'other')
}

/** The keys under which something in storage is found: `roles[msg.sender]` is about the sender. */
function keysOf(origin: Origin): readonly Origin[] {
  if (origin.kind !== 'storage') return []
  return origin.location.path.flatMap((part) =>
    part.kind === 'key' ? originsOf(part.index, part.frame) : [],
  )
}

function kindOfSenderCheck({ expression, holds, frame }: Condition, names: ReadonlySet<string>): GuardKind {
  if (names.has('msg.sender') && names.has('tx.origin')) return 'origin'
  const comparison = comparisonOf(expression)
  // A mapping or call that says yes or no about the sender.
  if (comparison === undefined) return holds ? 'sender' : 'other'
  if (!isEquality(comparison.operator)) return 'holder'
  if ((comparison.operator === '==') !== holds) return 'other'
  const [left, right] = [originsOf(comparison.left, frame), originsOf(comparison.right, frame)]
  const other = left.some(isSender) ? right : left
  return other.every(({ kind }) => kind === 'parameter') && other.length > 0 ? 'input' : 'sender'
}

function isEquality(operator: string): boolean {
  return operator === '==' || operator === '!='
}

function isSender(origin: Origin): boolean {
  return origin.kind === 'environment' && (origin.name === 'msg.sender' || origin.name === 'tx.origin')
}

interface Comparison {
  readonly operator: string
  readonly left: Expression | AssemblyExpression
  readonly right: Expression | AssemblyExpression
}

/** In assembly a difference that is not zero means not equal. */
const assemblyOperators: Readonly<Record<string, string>> = {
  eq: '==',
  sub: '!=',
  xor: '!=',
  lt: '<',
  gt: '>',
}

function comparisonOf(expression: Expression | AssemblyExpression): Comparison | undefined {
  if (expression.type === 'BinaryOperation') return expression
  if (expression.type !== 'AssemblyCall') return undefined
  const operator = assemblyOperators[expression.functionName]
  const [left, right] = expression.arguments
  return operator && left && right ? { operator, left, right } : undefined
}

/** `authority.canCall(msg.sender, …)`: another contract decides about the sender. */
function asksCaller({ expression, holds, frame }: Condition): boolean {
  return (
    holds &&
    expression.type === 'FunctionCall' &&
    !movesTokens(expression) &&
    expression.arguments.some((argument) => originsOf(argument, frame).some(isSender))
  )
}

/** `token.transferFrom(msg.sender, …)` takes a payment, and everybody may pay. */
function movesTokens({ expression }: FunctionCall): boolean {
  return expression.type === 'MemberAccess' && /^(?:safeT|t)ransfer(?:From)?$/.test(expression.memberName)
}

const flagNames = {
  lock: /lock|entered|entranc|mutex|busy|_status/i,
  initializer: /initiali[sz]/i,
  pause: /paus|stopp|halt|frozen|frieze|freeze|emergency|shutdown/i,
} as const

function flagKind(origins: readonly Origin[]): 'lock' | 'initializer' | 'pause' | undefined {
  const names = origins.flatMap((origin) => (origin.kind === 'storage' ? namesOf(origin.location) : []))
  if (names.some((name) => flagNames.initializer.test(name))) return 'initializer'
  if (names.some((name) => flagNames.pause.test(name))) return 'pause'
  return names.some((name) => flagNames.lock.test(name)) ? 'lock' : undefined
}

function namesOf({ root, path }: Extract<Origin, { kind: 'storage' }>['location']): readonly string[] {
  const members = path.flatMap((part) => (part.kind === 'member' ? [part.name] : []))
  return root.kind === 'variable' ? [root.variable.name, ...members] : members
}

const unreadNames: readonly (readonly [GuardKind, RegExp])[] = [
  ['lock', /non_?re_?entran|no_?re_?entran|mutex|^lock$|lockguard/i],
  ['initializer', /^(?:re)?initiali[sz]er$|onlyInitiali[sz]ing/i],
  ['pause', /paus|stopp|halt|frozen|freeze|emergency/i],
  [
    'sender',
    /^_*(?:only|auth|requires?(?:auth|owner|role|admin|sender)|check(?:owner|role|can|auth|admin)|enforce(?:is|only)|is(?:owner|admin|auth)|has(?:role|permission)|restricted|protected|governance|ifadmin)/i,
  ],
]

function kindOfName({ expression, frame }: Condition): GuardKind {
  const name = textOf(expression, frame.callable.file.text).replace(/[^\w$].*$/s, '')
  return unreadNames.find(([, pattern]) => pattern.test(name))?.[0] ?? 'other'
}
