declare module 'solhint/lib/rules/security/index.js' {
  /** The rules of Solhint's security group. A rule's method is called for each node of the type that it is named after. */
  function makeRules(reporter: unknown, settings: unknown, text: string): readonly object[]
  export = makeRules
}
