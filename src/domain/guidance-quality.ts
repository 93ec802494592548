/** What costs clarity or gas, and hides weaknesses, but is none itself. */
export const qualityGuidance = {
  deprecated: {
    title: 'Deprecated construct',
    impact:
      'The construct is on its way out of the language or the chain, and may change its meaning or stop to compile.',
    remediation: 'Use what the documentation names as its replacement.',
    references: ['https://docs.soliditylang.org/en/latest/050-breaking-changes.html'],
  },
  floating_pragma: {
    title: 'Compiler version is not fixed',
    impact: 'The contract may be deployed with another compiler than the one it was tested with.',
    remediation: 'Fix one version in the pragma of contracts that are deployed; libraries may keep a range.',
    references: ['https://docs.soliditylang.org/en/latest/layout-of-source-files.html#version-pragma'],
  },
  gas_optimisation: {
    title: 'Costs more gas than needed',
    impact: 'Each call costs its users more than it has to.',
    remediation: 'Apply the cheaper form where it does not make the code harder to read.',
    references: ['https://docs.soliditylang.org/en/latest/internals/optimizer.html'],
  },
  hardcoded_gas: {
    title: 'Fixed amount of gas for a call',
    impact:
      '`transfer`, `send` and calls with a fixed amount of gas break when the chain changes its prices or the receiver needs more.',
    remediation: 'Use `call` with all gas, check its result, and protect the function against reentrancy.',
    references: ['https://eips.ethereum.org/EIPS/eip-1884'],
  },
  inheritance_order: {
    title: 'Inheritance is ambiguous',
    impact:
      'Which of several inherited functions or variables is used depends on the order of the bases, and may not be the one meant.',
    remediation:
      'List the bases from most general to most specific, and override explicitly what they share.',
    references: [
      'https://docs.soliditylang.org/en/latest/contracts.html#multiple-inheritance-and-linearization',
    ],
  },
  interface_change: {
    title: 'Interface of a contract changed',
    impact:
      'Callers, front ends and indexers that know the old function, event or error fail or go silent after the deployment.',
    remediation:
      'Keep the old form beside the new one, or tell everyone who uses the contract before it is deployed.',
    references: ['https://docs.soliditylang.org/en/latest/abi-spec.html'],
  },
  no_effect_code: {
    title: 'Code without effect',
    impact:
      'A statement or condition does nothing, or has always the same result; the author probably meant something else.',
    remediation: 'Remove it, or write what was meant.',
    references: ['https://docs.soliditylang.org/en/latest/control-structures.html'],
  },
  outdated_compiler: {
    title: 'Outdated compiler',
    impact: 'Old versions of the compiler have known bugs and lack later checks.',
    remediation: 'Use a recent release that has no known bugs of consequence for this code.',
    references: ['https://docs.soliditylang.org/en/latest/bugs.html'],
  },
  parameter_change: {
    title: 'A number or address that steers the contract changed',
    impact: 'Fees, limits, delays or trusted addresses are others after the deployment than users agreed to.',
    remediation: 'Check the new value with those who are affected, and say in the change why it is right.',
    references: [
      'https://docs.soliditylang.org/en/latest/contracts.html#constant-and-immutable-state-variables',
    ],
  },
  requirement_violation: {
    title: 'Requirement can fail in a call',
    impact: 'A contract calls another with arguments that it refuses, so the call always or often reverts.',
    remediation: 'Correct the arguments, or relax the condition if it is stricter than it has to be.',
    references: [
      'https://docs.soliditylang.org/en/latest/control-structures.html#error-handling-assert-require-revert-and-exceptions',
    ],
  },
  shadowing: {
    title: 'Name hides another declaration',
    impact:
      'Two things have one name, so the code may read or change another variable than its reader thinks.',
    remediation: 'Rename one of them.',
    references: ['https://docs.soliditylang.org/en/latest/control-structures.html#scoping-and-declarations'],
  },
  state_visibility: {
    title: 'Visibility of a variable is not stated',
    impact: 'Readers may take the variable for public or private when it is internal.',
    remediation: 'Write `public`, `internal` or `private` at each state variable.',
    references: ['https://docs.soliditylang.org/en/latest/contracts.html#state-variable-visibility'],
  },
  suppression_added: {
    title: 'An analyzer is told to look away',
    impact: 'What the named analyzer would find there is not reported any more, now and after later changes.',
    remediation:
      'Fix what it reports. Where it is wrong, keep the comment as narrow as possible and write the reason beside it.',
    references: ['https://github.com/crytic/slither/wiki/Usage#triage-mode'],
  },
  typo_operator: {
    title: 'Operator looks mistyped',
    impact:
      'An operator such as `=+`, or a number with too many digits, computes something else than was probably meant.',
    remediation: 'Write the operator that is meant, and use units or underscores in long numbers.',
    references: ['https://docs.soliditylang.org/en/latest/types.html#operators'],
  },
  unclassified: {
    title: 'Other remark of an analyzer',
    impact: 'An analyzer reports something for which there is no class here.',
    remediation: 'Read the message and the documentation of the analyzer.',
    references: ['https://docs.soliditylang.org/en/latest/security-considerations.html'],
  },
  unused_code: {
    title: 'Unused code',
    impact:
      'Code or a declaration that nothing uses is confusing, and sometimes shows that a check was forgotten.',
    remediation: 'Remove it, or use it.',
    references: ['https://docs.soliditylang.org/en/latest/style-guide.html'],
  },
}
