import type { CallStep, Flow, Step } from './flow-types.ts'
import { originsOf } from './origins.ts'

/**
 * Whether a call hands control to code that may call back before it returns.
 *
 * `read-only`: it may call back, but nothing of its own state can change meanwhile (`staticcall`, `view`), or what it
 * calls can only read. `no`: `send` and `transfer` give too little gas, `new` runs known code, `selfdestruct` runs none.
 */
export function canReenter(call: CallStep): 'yes' | 'read-only' | 'no' {
  switch (call.how) {
    case 'send':
    case 'transfer':
    case 'new':
    case 'selfdestruct':
      return 'no'
    case 'staticcall':
      return 'read-only'
    case 'high-level':
      return isReadOnly(call) ? 'read-only' : 'yes'
    default:
      return 'yes'
  }
}

/** By its declaration, or where that is unknown, by the names of the standards' view functions. */
function isReadOnly({ callee, name }: CallStep): boolean {
  if (callee !== undefined) return callee.mutability === 'view' || callee.mutability === 'pure'
  return viewNames.test(String(name))
}

const viewNames =
  /^(?:balanceOf|allowance|totalSupply|decimals|symbol|name|ownerOf|getApproved|isApprovedForAll|supportsInterface|latestRoundData|latestAnswer|getReserves|token0|token1|owner|hasRole)$/

/** Whether ether may leave the contract with a step. */
export function movesEther(step: Step): step is CallStep {
  if (step.kind !== 'call') return false
  return step.how === 'selfdestruct' || (step.value !== undefined && !isZero(step.value))
}

function isZero(value: NonNullable<CallStep['value']>): boolean {
  if (value.type === 'NumberLiteral') return Number(value.number) === 0
  return value.type === 'DecimalNumber' && value.value === '0'
}

/** A call in the shape of a token's standard, told by name and number of arguments. */
export interface TokenCall {
  readonly action: 'transfer' | 'transfer-from' | 'approve' | 'mint' | 'burn'
  /** Whether the standard makes the token call the receiver (ERC-721, ERC-777, ERC-1155). */
  readonly callsReceiver: boolean
}

const tokenCalls: Readonly<Record<string, TokenCall>> = {
  'transfer 2': { action: 'transfer', callsReceiver: false },
  'safeTransfer 2': { action: 'transfer', callsReceiver: false },
  'transferFrom 3': { action: 'transfer-from', callsReceiver: false },
  'approve 2': { action: 'approve', callsReceiver: false },
  'increaseAllowance 2': { action: 'approve', callsReceiver: false },
  'safeTransferFrom 3': { action: 'transfer-from', callsReceiver: true },
  'safeTransferFrom 4': { action: 'transfer-from', callsReceiver: true },
  'safeTransferFrom 5': { action: 'transfer-from', callsReceiver: true },
  'safeBatchTransferFrom 5': { action: 'transfer-from', callsReceiver: true },
  'send 3': { action: 'transfer', callsReceiver: true },
  'operatorSend 5': { action: 'transfer-from', callsReceiver: true },
  'mint 2': { action: 'mint', callsReceiver: false },
  'burn 1': { action: 'burn', callsReceiver: false },
}

/** The token operation that a high-level call is, if it looks like one. */
export function tokenCallOf(call: CallStep): TokenCall | undefined {
  const key = `${call.name} ${call.arguments.length}`
  return call.how === 'high-level' && Object.hasOwn(tokenCalls, key) ? tokenCalls[key] : undefined
}

/** Whether what a call returns decides anything: it is asked for at once, or a condition later depends on it. */
export function isOutcomeChecked(call: CallStep, flow: Flow): boolean {
  if (call.outcome !== 'used') return call.outcome !== 'ignored'
  return flow.conditions.some(({ expression, frame }) =>
    originsOf(expression, frame).some((origin) => origin.kind === 'call' && origin.node === call.node),
  )
}
