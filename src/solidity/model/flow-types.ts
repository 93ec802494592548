import type { AssemblyCall, AssemblyExpression } from '../syntax/assembly.ts'
import type { EventDefinition, StructDefinition } from '../syntax/declarations.ts'
import type { Expression, FunctionCall, VariableDeclaration } from '../syntax/expressions.ts'
import type { Node } from '../syntax/node.ts'
import type { Callable, Contract, StateVariable, Type } from './types.ts'

/**
 * What one function does when it is called in one contract: a graph of steps in the order of execution,
 * with modifiers, base constructors, internal and library calls expanded in place.
 */
export interface Flow {
  readonly callable: Callable
  /** The contract the function runs in; virtual calls and `super` resolve from here. */
  readonly contract: Contract | undefined
  /**
   * In the order of execution: a step comes after all steps that lead to it, except around loops. The first one is
   * `entry`. Code that cannot be reached has no steps.
   */
  readonly steps: readonly Step[]
  /** All that is ever asked, in that order, also where the answer only chooses a branch. */
  readonly conditions: readonly Condition[]
  readonly frames: readonly Frame[]
  /** Some internal call was too deep, too much or recursive, and is an `internal-call` step with `expanded: false`. */
  readonly isTruncated: boolean
}

/** One activation of a callable inside a flow: the function itself, a modifier on it, or a call that was expanded. */
export interface Frame {
  readonly callable: Callable
  /** The contract in which virtual calls resolve. */
  readonly contract: Contract | undefined
  /** Where it was called from; `undefined` for the function itself. */
  readonly caller: Frame | undefined
  /** The call, modifier or base-constructor invocation that made it. */
  readonly call: Node | undefined
  readonly depth: number
  /** What each parameter was given, to be read in `caller`; nothing in the function itself. */
  readonly bindings: ReadonlyMap<VariableDeclaration, Expression>
  /** What each local variable is ever given in this frame. `element` is set for one part of a tuple. */
  readonly assignments: ReadonlyMap<VariableDeclaration, readonly Assignment[]>
  readonly returned: readonly Assignment[]
  readonly calls: ReadonlyMap<Node, Frame>
}

export interface Assignment {
  readonly value: Expression | AssemblyExpression
  /** The index in the tuple that `value` gives. */
  readonly element: number | undefined
}

/** Something that is known to hold where a step runs. */
export interface Condition {
  /** One claim: `&&` and `||` are taken apart, `!` is taken off. */
  readonly expression: Expression | AssemblyExpression
  readonly holds: boolean
  /**
   * `unread` stands for a modifier or internal call whose body is not known: `expression` is its name, and that it let
   * us through is all there is to say.
   */
  readonly how: 'require' | 'assert' | 'if' | 'loop' | 'ternary' | 'short-circuit' | 'assembly' | 'unread'
  /** What happens otherwise. Only `reverts` makes it a guard of everything that follows. */
  readonly otherwise: 'reverts' | 'returns' | 'skips'
  /** The statement or call that asks. */
  readonly node: Node
  readonly frame: Frame
}

export interface StepBase {
  /** The position in `Flow.steps`. */
  readonly index: number
  /** The smallest expression or statement that does it. */
  readonly node: Node
  /** The statement around it, in the text of `frame.callable`. */
  readonly statement: Node
  readonly frame: Frame
  /** What holds on every path to here, the latest first; read it with `conditionsAt`. */
  readonly facts: Facts | undefined
  /** The loop statements around it (of all frames), the innermost last. */
  readonly loops: readonly Node[]
  /** Inside `unchecked {}` or in a file for a compiler that wraps. */
  readonly wraps: boolean
  readonly next: readonly Step[]
}

/** A list that shares its tails. */
export interface Facts {
  readonly condition: Condition
  readonly outer: Facts | undefined
  readonly depth: number
}

export type Step =
  | EntryStep
  | ReadStep
  | WriteStep
  | CallStep
  | InternalCallStep
  | BranchStep
  | GuardStep
  | AssignStep
  | ArithmeticStep
  | CastStep
  | BuiltinStep
  | EmitStep
  | ReturnStep
  | RevertStep
  | PlaceholderStep

export type StepOf<Kind extends Step['kind']> = Extract<Step, { readonly kind: Kind }>

/** What is read or written: `balances[msg.sender].amount` is `balances`, by key, then by member. */
export interface Location {
  readonly root:
    | { readonly kind: 'variable'; readonly variable: StateVariable }
    /** A struct at a slot that assembly chose (ERC-7201 and other namespaces). */
    | { readonly kind: 'namespace'; readonly struct: StructDefinition }
    /** `sload`, `sstore` of a slot that is no variable's. */
    | { readonly kind: 'slot'; readonly slot: AssemblyExpression }
    | { readonly kind: 'unknown' }
  readonly path: readonly LocationPart[]
}

export type LocationPart =
  | { readonly kind: 'key'; readonly index: Expression; readonly frame: Frame }
  | { readonly kind: 'member'; readonly name: string }

export interface ReadStep extends StepBase {
  readonly kind: 'read'
  readonly location: Location
}

export interface WriteStep extends StepBase {
  readonly kind: 'write'
  readonly location: Location
  readonly how: 'assign' | 'compound' | 'increment' | 'decrement' | 'delete' | 'push' | 'pop' | 'assembly'
  /** What is assigned, or the right side of `+=`. */
  readonly value: Expression | AssemblyExpression | undefined
}

/** Anything that hands control or ether to other code. */
export interface CallStep extends StepBase {
  readonly kind: 'call'
  readonly how:
    | 'high-level'
    | 'call'
    | 'delegatecall'
    | 'callcode'
    | 'staticcall'
    | 'send'
    | 'transfer'
    | 'new'
    | 'selfdestruct'
  /** The whole call, with arguments. */
  readonly node: FunctionCall | AssemblyCall
  /** Who is called or paid; `undefined` for `new`. */
  readonly target: Expression | AssemblyExpression | undefined
  readonly targetType: Type
  /** The function's name of a high-level call. */
  readonly name: string | undefined
  /** The function that is called, when its declaration is known. */
  readonly callee: Callable | undefined
  readonly arguments: readonly (Expression | AssemblyExpression)[]
  /** The ether that goes with it. For `selfdestruct` all of it goes. */
  readonly value: Expression | AssemblyExpression | undefined
  readonly gas: Expression | AssemblyExpression | undefined
  /** What becomes of what it returns: of a low-level call the success flag. */
  readonly outcome: 'ignored' | 'checked' | 'used' | 'try'
  /** `this.f()`. */
  readonly isSelf: boolean
}

/** An internal, library or modifier call. When expanded, the steps of the callee follow. */
export interface InternalCallStep extends StepBase {
  readonly kind: 'internal-call'
  /** As written. */
  readonly name: string
  /** `undefined` when it cannot be known: an unknown base's function, a function pointer. */
  readonly callee: Callable | undefined
  readonly arguments: readonly Expression[]
  readonly expanded: boolean
  readonly isModifier: boolean
}

/** A decision that does not end in a revert by itself. */
export interface BranchStep extends StepBase {
  readonly kind: 'branch'
  readonly how: 'if' | 'loop' | 'ternary' | 'short-circuit' | 'try' | 'assembly'
  readonly condition: Expression | AssemblyExpression | undefined
}

/** `require` or `assert`; `if (…) revert` is a branch whose condition has `otherwise: 'reverts'`. */
export interface GuardStep extends StepBase {
  readonly kind: 'guard'
  readonly how: 'require' | 'assert'
  readonly condition: Expression
}

/** A local variable gets a value. */
export interface AssignStep extends StepBase {
  readonly kind: 'assign'
  readonly variable: VariableDeclaration
  /** `value` is `undefined` where nothing new comes in: `++`, `--`, `delete`. */
  readonly assignment: Assignment | { readonly value: undefined; readonly element: undefined }
}

export interface ArithmeticStep extends StepBase {
  readonly kind: 'arithmetic'
  readonly operator: '+' | '-' | '*' | '/' | '%' | '**' | '<<' | '>>'
  readonly left: Expression
  /** `undefined` for `++`, `--` and the minus sign. */
  readonly right: Expression | undefined
  /** The type it is computed in. */
  readonly type: Type
}

export interface CastStep extends StepBase {
  readonly kind: 'cast'
  readonly from: Type
  readonly to: Type
  readonly value: Expression
}

/** `keccak256`, `ecrecover`, `blockhash`, `abi.encodePacked`, `addmod` … */
export interface BuiltinStep extends StepBase {
  readonly kind: 'builtin'
  readonly name: string
  readonly arguments: readonly (Expression | AssemblyExpression)[]
}

export interface EmitStep extends StepBase {
  readonly kind: 'emit'
  readonly name: string
  readonly event: EventDefinition | undefined
  readonly arguments: readonly Expression[]
}

export interface ReturnStep extends StepBase {
  readonly kind: 'return'
  readonly value: Expression | undefined
}

export interface RevertStep extends StepBase {
  readonly kind: 'revert'
}

/** Where execution begins. */
export interface EntryStep extends StepBase {
  readonly kind: 'entry'
}

/** `_;`: the body of the function starts here. */
export interface PlaceholderStep extends StepBase {
  readonly kind: 'placeholder'
}
