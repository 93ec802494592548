import { addressType, boolType, bytesType, unknownType, wordType } from './type-name.ts'
import type { Type } from './types.ts'

const hash: Type = { kind: 'fixed-bytes', size: 32 }
const selector: Type = { kind: 'fixed-bytes', size: 4 }
const payable: Type = { kind: 'address', payable: true }

const memberTypes: Readonly<Record<string, Type>> = {
  'msg.sender': payable,
  'msg.value': wordType,
  'msg.data': bytesType,
  'msg.sig': selector,
  'msg.gas': wordType,
  'tx.origin': payable,
  'tx.gasprice': wordType,
  'block.coinbase': payable,
  'block.timestamp': wordType,
  'block.number': wordType,
  'block.difficulty': wordType,
  'block.prevrandao': wordType,
  'block.gaslimit': wordType,
  'block.chainid': wordType,
  'block.basefee': wordType,
  'block.blobbasefee': wordType,
}

/** The type of `msg.sender` and its like. */
export function typeOfEnvironment(path: string): Type {
  return memberTypes[path] ?? unknownType
}

const callTypes: Readonly<Record<string, Type>> = {
  keccak256: hash,
  sha256: hash,
  ripemd160: { kind: 'fixed-bytes', size: 20 },
  ecrecover: addressType,
  blockhash: hash,
  blobhash: hash,
  addmod: wordType,
  mulmod: wordType,
  gasleft: wordType,
  'abi.encode': bytesType,
  'abi.encodePacked': bytesType,
  'abi.encodeWithSelector': bytesType,
  'abi.encodeWithSignature': bytesType,
  'abi.encodeCall': bytesType,
  concat: bytesType,
}

/** What a builtin function returns. */
export function typeOfBuiltinCall(name: string): Type {
  return callTypes[name] ?? unknownType
}

/** What `call`, `send` and `transfer` return. */
export function typeOfLowLevelCall(name: string): Type {
  if (name === 'send') return boolType
  return name === 'transfer' ? unknownType : { kind: 'tuple', members: [boolType, bytesType] }
}

const fieldTypes: Readonly<Record<string, Type>> = {
  length: wordType,
  balance: wordType,
  code: bytesType,
  codehash: hash,
  selector,
  address: addressType,
}

/** `x.length`, `x.balance` and the like. */
export function typeOfField(name: string): Type {
  return fieldTypes[name] ?? unknownType
}

/** `type(T).max` and the like. */
export function typeOfTypeMember(name: string, of: Type): Type {
  if (name === 'max' || name === 'min') return of
  if (name === 'interfaceId') return selector
  return name === 'name' ? { kind: 'string' } : bytesType
}
