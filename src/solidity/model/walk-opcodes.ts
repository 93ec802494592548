import type { AssemblyCall, AssemblyExpression } from '../syntax/assembly.ts'
import type { CallStep, Location } from './flow-types.ts'
import { slotLocation } from './slot-location.ts'
import { addressType } from './type-name.ts'
import { addStep, stop, type Walk } from './walk.ts'

/** Adds the steps of one instruction of assembly, its arguments first (they are evaluated from the right). */
export function walkAssemblyCall(walk: Walk, call: AssemblyCall): void {
  const use = walk.use
  if (use === 'ignored') walk.use = call.functionName === 'pop' ? 'ignored' : 'used'
  for (const argument of call.arguments.toReversed()) {
    if (argument.type === 'AssemblyCall') walkAssemblyCall(walk, argument)
  }
  walk.use = use
  const callShape = Object.hasOwn(callShapes, call.functionName) ? callShapes[call.functionName] : undefined
  if (callShape !== undefined) addCall(walk, call, callShape)
  else addInstruction(walk, call)
}

interface CallShape {
  readonly how: CallStep['how']
  readonly gas?: number
  readonly target?: number
  readonly value?: number
}

const callShapes: Readonly<Record<string, CallShape>> = {
  call: { how: 'call', gas: 0, target: 1, value: 2 },
  callcode: { how: 'callcode', gas: 0, target: 1, value: 2 },
  delegatecall: { how: 'delegatecall', gas: 0, target: 1 },
  staticcall: { how: 'staticcall', gas: 0, target: 1 },
  create: { how: 'new', value: 0 },
  create2: { how: 'new', value: 0 },
  selfdestruct: { how: 'selfdestruct', target: 0 },
  suicide: { how: 'selfdestruct', target: 0 },
}

function addCall(walk: Walk, call: AssemblyCall, shape: CallShape): void {
  const at = (index: number | undefined) => (index === undefined ? undefined : call.arguments[index])
  addStep(walk, {
    kind: 'call',
    how: shape.how,
    node: call,
    target: at(shape.target),
    targetType: addressType,
    name: undefined,
    callee: undefined,
    arguments: call.arguments,
    value: at(shape.value),
    gas: at(shape.gas),
    outcome: walk.use,
    isSelf: isOpcode(at(shape.target), 'address'),
  })
  if (shape.how === 'selfdestruct') end(walk)
}

function isOpcode(expression: AssemblyExpression | undefined, name: string): boolean {
  return expression?.type === 'AssemblyCall' && expression.functionName === name
}

function end(walk: Walk): void {
  walk.leaves += 1
  stop(walk)
}

function addInstruction(walk: Walk, call: AssemblyCall): void {
  const [first, second] = call.arguments
  const location: Location = slotLocation(first, walk.frame)
  switch (call.functionName) {
    case 'sload':
    case 'tload':
      addStep(walk, { kind: 'read', node: call, location })
      break
    case 'sstore':
    case 'tstore':
      addStep(walk, { kind: 'write', node: call, location, how: 'assembly', value: second })
      break
    case 'revert':
    case 'invalid':
      addStep(walk, { kind: 'revert', node: call })
      stop(walk)
      break
    case 'return':
    case 'stop':
      addStep(walk, { kind: 'return', node: call, value: undefined })
      end(walk)
      break
    default:
      if (!telling.has(call.functionName)) return
      addStep(walk, {
        kind: 'builtin',
        node: call,
        name: call.functionName,
        arguments: call.arguments,
      })
      break
  }
}

/** The instructions that tell something by themselves; arithmetic and memory are left to who reads the nodes. */
const telling: ReadonlySet<string> = new Set([
  'keccak256',
  'sha3',
  'blockhash',
  'timestamp',
  'number',
  'difficulty',
  'prevrandao',
  'coinbase',
  'gaslimit',
  'caller',
  'origin',
  'callvalue',
  'balance',
  'selfbalance',
  'extcodesize',
  'extcodehash',
  'calldataload',
  'calldatacopy',
  'returndatacopy',
  'gas',
  'jump',
  'jumpi',
])
