import makeRules from 'solhint/lib/rules/security/index.js'
import { isSilentAbout } from './solhint-silence.ts'
import type { SyntaxNode } from './syntax-node.ts'

/** One report of a rule. Offsets in UTF-16 code units from 0, end excluded. */
export interface RuleReport {
  readonly rule: string
  readonly message: string
  readonly start: number
  readonly end: number
}

/** Who is told what the rules say, and which of them failed on what. */
export interface Listener {
  report(report: RuleReport): void
  fail(rule: string, node: SyntaxNode, reason: string): void
}

/** Calls what each rule wants to be called for an event: a node's type, or that with `:exit`. */
export type Announce = (event: string, node: SyntaxNode) => void

/**
 * Solhint's security rules over one file, whose nodes have ranges with the end included. Solhint's own tree listener
 * swallows what a rule throws, and its own reporter obeys comments of the source; this does neither.
 */
export function announceToRules(text: string, listener: Listener): Announce {
  const handlers = new Map<string, ((node: SyntaxNode) => void)[]>()
  for (const rule of makeRules(reporterFor(listener), settings, text)) {
    for (const [event, method] of methodsOf(rule)) {
      const handlersOfEvent = handlers.get(event) ?? []
      handlersOfEvent.push((node) => run(rule, method, node, listener))
      handlers.set(event, handlersOfEvent)
    }
  }
  return (event, node) => {
    for (const handle of handlers.get(event) ?? []) handle(node)
  }
}

/** Solhint would by default have only newest releases; older ones than this have wrapping arithmetic. */
export const oldestCompiler = '>=0.8.0'

/** What the rules ask of Solhint's settings: which compiler, and that constructors need no visibility since Solidity 0.7. */
const settings = {
  getStringFromArray: () => oldestCompiler,
  getObjectPropertyBoolean: () => true,
}

function reporterFor(listener: Listener) {
  const add = (node: SyntaxNode, rule: string, message: string) => {
    // What a rule says of the whole file has no place of its own.
    const [first, last] = node.type === 'SourceUnit' ? [0, -1] : node.range
    listener.report({ rule, message: message.trim(), start: first, end: last + 1 })
  }
  return { config: {}, error: add, warn: add }
}

type Method = (this: object, node: SyntaxNode) => unknown

/** Solhint's own way to find them: methods whose names begin with a capital. */
function methodsOf(rule: object): readonly (readonly [event: string, method: Method])[] {
  const members = Object.getOwnPropertyDescriptors(Object.getPrototypeOf(rule))
  return Object.entries(members).flatMap(([name, { value }]) =>
    /^[A-Z]/.test(name) && isMethod(value) ? [[name, value] as const] : [],
  )
}

function isMethod(value: unknown): value is Method {
  return typeof value === 'function'
}

function run(rule: object, method: Method, node: SyntaxNode, listener: Listener): void {
  const name = 'ruleId' in rule ? String(rule.ruleId) : rule.constructor.name
  if (isSilentAbout(name, node)) return
  try {
    method.call(rule, node)
  } catch (error) {
    listener.fail(name, node, error instanceof Error ? error.message : String(error))
  }
}
