import type { EventDefinition } from '../syntax/declarations.ts'
import type { Expression, FunctionCall, MemberAccess } from '../syntax/expressions.ts'
import { plainCallOf } from './call-options.ts'
import { definitionOfPath } from './definition.ts'
import { inheritsFrom, ownFunctions, privateFunctions, resolvedFunctions } from './inheritance.ts'
import { chooseOverload, type TypeOf } from './overload.ts'
import { elementaryType, typeOfDefinition, typeOfName } from './type-name.ts'
import type { Callable, Contract, Definition, Type } from './types.ts'
import { attachedFunctions } from './using.ts'

/** What a call expression does. */
export type Callee =
  /** Runs in the same contract; `callable` is `undefined` when it cannot be known. */
  | {
      readonly kind: 'internal'
      readonly name: string
      readonly callable: Callable | undefined
      /** The value before the dot, which `using for` passes first. */
      readonly receiver: Expression | undefined
      /** `super.f()`, `Base.f()`, `Library.f()`: no override by a derived contract changes it. */
      readonly isFixed: boolean
    }
  /** A function of another contract (or of this one by `this`). */
  | {
      readonly kind: 'external'
      readonly name: string
      readonly target: Expression
      readonly callable: Callable | undefined
    }
  | { readonly kind: 'low-level'; readonly name: LowLevelName; readonly target: Expression }
  | { readonly kind: 'create'; readonly type: Type }
  | { readonly kind: 'cast'; readonly to: Type }
  | { readonly kind: 'struct'; readonly type: Type }
  | { readonly kind: 'event'; readonly name: string; readonly node: EventDefinition }
  | { readonly kind: 'error'; readonly name: string }
  /** `push`, `pop` of a dynamic array. */
  | { readonly kind: 'array'; readonly name: 'push' | 'pop'; readonly array: Expression }
  /** `require`, `keccak256`, `abi.encode`, `type`, `selfdestruct`, `wrap` … */
  | { readonly kind: 'builtin'; readonly name: string }

export type LowLevelName = 'call' | 'delegatecall' | 'callcode' | 'staticcall' | 'send' | 'transfer'

/** Where a call is looked at: in a callable, as part of a contract that may be derived from the callable's. */
export interface Site {
  readonly callable: Callable
  /** Virtual functions resolve from here. */
  readonly contract: Contract | undefined
  readonly typeOf: TypeOf
}

/** What a call does, as far as names and types tell. */
export function calleeOf(call: FunctionCall, site: Site): Callee {
  const { callee } = plainCallOf(call)
  const inner =
    callee.type === 'TupleExpression' && callee.components.length === 1 ? callee.components[0] : callee
  switch (inner?.type) {
    case 'NewExpression':
      return { kind: 'create', type: typeOfName(inner.typeName, site.callable) }
    case 'MemberAccess':
      return calleeOfMember(inner, call, site)
    case 'Identifier':
      return calleeOfName(inner.name, definitionOfPath(inner, site.callable), call, site)
    default:
      return calleeOfType(callee, site)
  }
}

/** `uint8(x)`, `payable(x)`, `(f ? g : h)(x)`. */
function calleeOfType(callee: Expression, { typeOf }: Site): Callee {
  const type = typeOf(callee)
  if (type.kind === 'type') return { kind: 'cast', to: type.of }
  return { kind: 'internal', name: '', callable: undefined, receiver: undefined, isFixed: false }
}

function calleeOfName(
  name: string,
  definition: Definition | undefined,
  call: FunctionCall,
  site: Site,
): Callee {
  switch (definition?.kind) {
    case 'functions':
      return internal(name, functionsOfSite(name, definition.functions, site), call, site)
    case 'contract':
    case 'enum':
    case 'user-type':
      return { kind: 'cast', to: typeOfDefinition(definition, name) }
    case 'struct':
      return { kind: 'struct', type: typeOfDefinition(definition, name) }
    case 'event':
      return { kind: 'event', name, node: definition.node }
    case 'error':
      return { kind: 'error', name }
    case 'builtin':
      return { kind: 'builtin', name: builtinAliases[name] ?? name }
    default:
      return calleeOfUnknown(name, call)
  }
}

const builtinAliases: Readonly<Record<string, string>> = { sha3: 'keccak256', suicide: 'selfdestruct' }

/** `IToken(x)` of an interface that was not found is a cast in all that matters; so one argument and a capital letter. */
function calleeOfUnknown(name: string, call: FunctionCall): Callee {
  const elementary = elementaryType(name, null)
  if (elementary.kind !== 'unknown') return { kind: 'cast', to: elementary }
  if (call.arguments.length === 1 && /^I?[A-Z][a-z]/.test(name))
    return { kind: 'cast', to: { kind: 'unknown', name } }
  return { kind: 'internal', name, callable: undefined, receiver: undefined, isFixed: false }
}

/** The functions of the most derived contract, unless the name is a free function's or of a contract it is not derived from. */
function functionsOfSite(
  name: string,
  lexical: readonly Callable[],
  { callable, contract }: Site,
): readonly Callable[] {
  const isMember = lexical.some((it) => it.contract !== undefined)
  if (!isMember || contract === undefined || callable.contract === undefined) return lexical
  const privates = privateFunctions(callable.contract).get(name) ?? []
  return [...privates, ...(resolvedFunctions(contract).get(name) ?? lexical)]
}

function internal(
  name: string,
  candidates: readonly Callable[],
  call: FunctionCall,
  { typeOf }: Site,
  isFixed = false,
): Callee {
  return {
    kind: 'internal',
    name,
    callable: chooseOverload(candidates, call, undefined, typeOf),
    receiver: undefined,
    isFixed,
  }
}

function calleeOfMember(member: MemberAccess, call: FunctionCall, site: Site): Callee {
  const { expression, memberName: name } = member
  if (expression.type === 'Identifier') {
    if (expression.name === 'super') return internal(name, superFunctions(name, site), call, site, true)
    if (expression.name === 'abi') return { kind: 'builtin', name: `abi.${name}` }
  }
  const path = definitionOfPath(member, site.callable)
  if (path?.kind === 'functions') {
    const outer = definitionOfPath(expression, site.callable)
    if (isOwnCode(outer, site)) return internal(name, path.functions, call, site, true)
  } else if (path !== undefined && path.kind !== 'unknown' && path.kind !== 'state-variable') {
    return calleeOfName(name, path, call, site)
  }
  return calleeOnValue(member, call, site)
}

/** Behind a module, a library or a base; of any other contract the name is only good for its selector. */
function isOwnCode(outer: Definition | undefined, { callable }: Site): boolean {
  if (outer?.kind !== 'contract') return true
  if (outer.contract.kind === 'library') return true
  return callable.contract !== undefined && inheritsFrom(callable.contract, outer.contract)
}

/** What comes after the callable's contract in the order of the contract that runs. */
function superFunctions(name: string, { callable, contract }: Site): readonly Callable[] {
  const order = contract?.linearisation ?? []
  const at = order.findIndex((base) => base.node === callable.contract?.node)
  return order
    .slice(at + 1)
    .flatMap((base) => (ownFunctions(base).get(name) ?? []).filter((it) => it.node.body !== null))
}

const lowLevel: ReadonlySet<string> = new Set([
  'call',
  'delegatecall',
  'callcode',
  'staticcall',
  'send',
  'transfer',
])

function isLowLevel(name: string): name is LowLevelName {
  return lowLevel.has(name)
}

function calleeOnValue(
  { expression, memberName: name }: MemberAccess,
  call: FunctionCall,
  site: Site,
): Callee {
  const type = site.typeOf(expression)
  const own = type.kind === 'contract' ? resolvedFunctions(type.contract).get(name) : undefined
  if (own !== undefined) {
    const callable = chooseOverload(own, call, undefined, site.typeOf)
    if (callable !== undefined) return { kind: 'external', name, target: expression, callable }
  }
  if (isArrayChange(name, type)) return { kind: 'array', name, array: expression }
  const attached = attachedFunctions(name, type, site.callable)
  const callable = chooseOverload(attached, call, expression, site.typeOf)
  if (callable !== undefined) return { kind: 'internal', name, callable, receiver: expression, isFixed: true }
  if (type.kind === 'type') return { kind: 'builtin', name }
  if (isLowLevel(name) && isPayable(name, type, call)) return { kind: 'low-level', name, target: expression }
  if (isValue(type))
    return { kind: 'internal', name, callable: undefined, receiver: expression, isFixed: true }
  return { kind: 'external', name, target: expression, callable: undefined }
}

function isArrayChange(name: string, type: Type): name is 'push' | 'pop' {
  return (name === 'push' || name === 'pop') && (type.kind === 'array' || type.kind === 'bytes')
}

/** An unknown contract may have a `transfer` of its own, but not with one argument, and no `call` that anybody would write. */
function isPayable(name: LowLevelName, type: Type, call: FunctionCall): boolean {
  if (type.kind === 'address') return true
  const isContract = type.kind === 'contract' || type.kind === 'unknown'
  return isContract && (!(name === 'send' || name === 'transfer') || call.arguments.length === 1)
}

/** A number or struct has no functions of its own: an attached one that was not found. */
function isValue({ kind }: Type): boolean {
  return !(kind === 'contract' || kind === 'unknown' || kind === 'address' || kind === 'function')
}
