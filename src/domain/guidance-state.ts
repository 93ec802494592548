/** Weaknesses of storage, of what the contract promises to others, and of what a reader sees. */
export const stateGuidance = {
  compiler_bug: {
    title: 'Affected by a known compiler bug',
    impact: 'The compiler may turn correct source into code that does something else.',
    remediation: 'Compile with a version in which the bug is fixed, or avoid the construct that triggers it.',
    references: ['https://docs.soliditylang.org/en/latest/bugs.html'],
  },
  incorrect_interface: {
    title: 'Interface does not match the standard',
    impact:
      'A function has another signature or return type than callers expect, so calls from other contracts revert or are misread.',
    remediation:
      'Follow the signatures of the standard exactly, and inherit from its interface so that the compiler checks them.',
    references: ['https://eips.ethereum.org/EIPS/eip-20', 'https://eips.ethereum.org/EIPS/eip-721'],
  },
  private_data: {
    title: 'Secret stored on chain',
    impact: 'All storage and call data can be read by anyone, also when the variable is `private`.',
    remediation:
      'Do not put secrets on chain; store a salted commitment and reveal the value when it may be known.',
    references: [
      'https://docs.soliditylang.org/en/latest/security-considerations.html#private-information-and-randomness',
    ],
  },
  proxy_storage: {
    title: 'Storage of proxy and implementation collide',
    impact:
      'Proxy and implementation use the same slot for different things, so writing one corrupts the other, for example the owner.',
    remediation: 'Keep the variables of the proxy in the slots of EIP-1967 or in a namespaced layout.',
    references: ['https://eips.ethereum.org/EIPS/eip-1967', 'https://eips.ethereum.org/EIPS/eip-7201'],
  },
  rtlo: {
    title: 'Hidden text direction characters',
    impact:
      'Control characters change the order in which text is shown, so reviewers read other code than the compiler.',
    remediation: 'Remove the characters, and review the lines again in an editor that shows them.',
    references: ['https://trojansource.codes/'],
  },
  storage_layout_break: {
    title: 'Upgrade breaks the storage layout',
    impact:
      'Variables move to other slots, so after the upgrade a deployed proxy reads and writes the values of other variables.',
    remediation:
      'Keep the order and types of existing variables, add new ones at the end or take them from a gap, or use a namespaced layout.',
    references: [
      'https://docs.openzeppelin.com/upgrades-plugins/writing-upgradeable',
      'https://docs.soliditylang.org/en/latest/internals/layout_in_storage.html',
    ],
  },
  uninitialized_state: {
    title: 'State or local variable is never set',
    impact:
      'The variable keeps its zero value, so ether goes to the zero address or a check compares with nothing.',
    remediation: 'Give the variable a value where it is declared or in the constructor, or remove it.',
    references: ['https://docs.soliditylang.org/en/latest/control-structures.html#scoping-and-declarations'],
  },
  uninitialized_storage: {
    title: 'Storage pointer is not initialised',
    impact:
      'The pointer refers to slot 0, so writing through it overwrites other variables, for example the owner.',
    remediation:
      'Use `memory`, or let the pointer refer to a variable before it is used; Solidity 0.5 refuses such code.',
    references: ['https://docs.soliditylang.org/en/latest/types.html#data-location'],
  },
}
