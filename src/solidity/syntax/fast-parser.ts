import Deserializer from '@mradomski/fast-solidity-parser/Deserializer.js'
import binary from '@mradomski/fast-solidity-parser/inlineBinary.js'

/**
 * Parses with `@mradomski/fast-solidity-parser`; the tree is as that package gives it. Throws on text it refuses.
 *
 * The package's own entry keeps one WebAssembly instance for good, and each refusal leaves a piece of that
 * instance's stack occupied: after some two thousand refusals (or a few deep ones) it refuses everything, or
 * overwrites its own data. So we hold the instance, and drop it after a refusal and after a very large file.
 */
export function parseFast(text: string): unknown {
  const machine = current ?? start()
  current = undefined
  const bytes = encoder.encode(text)
  machine.resetBumpPointer()
  const input = machine.malloc(bytes.length)
  new Uint8Array(machine.memory.buffer, input, bytes.length).set(bytes)
  const found = machine.entryPointBinaryInterface(input, bytes.length)
  const [address = 0, length = 0] = new Uint32Array(machine.memory.buffer, found, 2)
  const unit = new Deserializer(text, new DataView(machine.memory.buffer, address, length), {
    range: true,
  }).popSourceUnit()
  if (machine.memory.buffer.byteLength < largestKeptBytes) current = machine
  return unit
}

interface Machine {
  readonly memory: WebAssembly.Memory
  resetBumpPointer(): void
  malloc(bytes: number): number
  entryPointBinaryInterface(address: number, bytes: number): number
}

const largestKeptBytes = 64 * 1024 * 1024
const encoder = new TextEncoder()
let compiled: WebAssembly.Module | undefined
let current: Machine | undefined

function start(): Machine {
  compiled ??= new WebAssembly.Module(Buffer.from(binary.wasmBase64, 'base64'))
  const instance = new WebAssembly.Instance(compiled, {
    env: {
      javascriptThrowErrorStringPtr: refuse,
      javascriptPrintStringPtr: ignore,
      javascriptPrintNumber: ignore,
    },
  })
  // The one place that says what the package exports; the differential test would fail on anything else.
  return instance.exports as Machine
}

/** The parser's own message names its source file and an offset that is often wrong; nobody needs it. */
function refuse(): never {
  throw new SyntaxError('the text is not Solidity')
}

/** The package prints only while its authors debug it. */
function ignore(): void {}
