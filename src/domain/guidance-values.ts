/** Weaknesses of numbers and of the input they come from. */
export const valueGuidance = {
  assert_violation: {
    title: 'Assertion can fail',
    impact:
      'A condition that the author took for always true can be false: an invariant is broken, or `assert` is used for input and takes the whole gas in old compilers.',
    remediation:
      'If the values come from outside, check them with `require`. Otherwise find out how the invariant breaks and correct the code that breaks it.',
    references: [
      'https://docs.soliditylang.org/en/latest/control-structures.html#panic-via-assert-and-error-via-require',
    ],
  },
  input_validation: {
    title: 'Input is not validated',
    impact:
      'An argument such as a zero address, an empty list or an amount out of range is accepted and leads to lost funds or a contract that cannot be used.',
    remediation:
      'Check each argument at the start of the function and revert with a clear error when it is out of range.',
    references: [
      'https://docs.soliditylang.org/en/latest/control-structures.html#error-handling-assert-require-revert-and-exceptions',
    ],
  },
  integer_overflow: {
    title: 'Integer overflow or underflow',
    impact:
      'A result wraps around, so a balance or limit becomes tiny or huge and checks that rely on it are passed.',
    remediation:
      'Compile with Solidity 0.8 or later, where arithmetic reverts on overflow; for older versions use a checked maths library.',
    references: [
      'https://docs.soliditylang.org/en/latest/control-structures.html#checked-or-unchecked-arithmetic',
    ],
  },
  precision_loss: {
    title: 'Precision is lost in a division',
    impact:
      'Integer division drops the remainder; when it comes before a multiplication the error grows, and amounts are paid too low, too high or as zero.',
    remediation:
      'Multiply before dividing, decide in whose favour to round, and use a full-precision `mulDiv` where the product may overflow.',
    references: ['https://docs.soliditylang.org/en/latest/types.html#division'],
  },
  share_inflation: {
    title: 'Vault shares can be inflated',
    impact:
      'The first depositor can raise the price of a share by sending assets directly, so later deposits round down to nothing and are taken over.',
    remediation:
      'Use virtual shares and assets, mint a dead first deposit, or count deposits in storage instead of reading the balance.',
    references: [
      'https://docs.openzeppelin.com/contracts/5.x/erc4626',
      'https://eips.ethereum.org/EIPS/eip-4626',
    ],
  },
  short_address: {
    title: 'Short address in call data',
    impact:
      'Call data that is too short is padded, so the amount of a transfer is shifted and becomes larger than meant.',
    remediation:
      'Compile with Solidity 0.5 or later, which checks the size of call data, and validate addresses in the software that sends transactions.',
    references: ['https://docs.soliditylang.org/en/latest/abi-spec.html'],
  },
  unchecked_arithmetic: {
    title: 'Unchecked arithmetic may wrap around',
    impact:
      'In an `unchecked` block nothing stops an overflow, so a wrong bound lets a value wrap around silently.',
    remediation:
      'Remove `unchecked`, or state and check the bound that makes an overflow impossible right before it.',
    references: [
      'https://docs.soliditylang.org/en/latest/control-structures.html#checked-or-unchecked-arithmetic',
    ],
  },
  unsafe_cast: {
    title: 'Conversion may cut off a value',
    impact:
      'An explicit conversion to a smaller or signed type drops bits without reverting, so a large amount becomes a small or negative one.',
    remediation:
      'Use a checked conversion such as `SafeCast`, or require that the value fits before it is converted.',
    references: ['https://docs.soliditylang.org/en/latest/types.html#explicit-conversions'],
  },
}
