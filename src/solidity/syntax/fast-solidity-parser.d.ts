declare module '@mradomski/fast-solidity-parser/inlineBinary.js' {
  /** The parser, as WebAssembly in base64. */
  export const wasmBase64: string
}

declare module '@mradomski/fast-solidity-parser/Deserializer.js' {
  /** Turns what the parser left in memory into the shape of `@solidity-parser/parser`. */
  class Deserializer {
    constructor(text: string, tree: DataView, options: { readonly range: boolean })
    popSourceUnit(): unknown
  }
  export = Deserializer
}

/** The part of the platform's own types that we need; the `dom` library would bring the rest of a browser. */
declare namespace WebAssembly {
  interface Memory {
    readonly buffer: ArrayBuffer
  }
  class Module {
    constructor(bytes: Uint8Array)
  }
  class Instance {
    constructor(module: Module, imports: Record<string, Record<string, unknown>>)
    readonly exports: unknown
  }
}
