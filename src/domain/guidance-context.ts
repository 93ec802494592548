/** Weaknesses of trust in what others can influence: prices, blocks, the order of transactions, signatures. */
export const contextGuidance = {
  bad_randomness: {
    title: 'Predictable randomness',
    impact:
      'Block values are known to, or chosen by, those who build blocks and can be computed by a contract in the same block, so the outcome can be foreseen.',
    remediation:
      'Take randomness from a verifiable source such as a VRF, or from a commit-and-reveal scheme in which nobody can withhold the last word for free.',
    references: [
      'https://docs.soliditylang.org/en/latest/units-and-global-variables.html#block-and-transaction-properties',
    ],
  },
  flash_loan: {
    title: 'Open to flash-loan attacks',
    impact:
      'A value that can be moved by a large amount within one transaction decides about money or votes, and anyone can borrow that amount for one transaction.',
    remediation:
      'Use values of an earlier block or time-weighted averages, and snapshots for votes; do not let one transaction both change and use the value.',
    references: ['https://eips.ethereum.org/EIPS/eip-3156'],
  },
  forced_ether: {
    title: 'Relies on an exact ether balance',
    impact:
      'Ether can be forced into any contract, so a comparison of its balance with an exact value can be made false for ever.',
    remediation: 'Keep your own count of deposits, and compare balances with `>=` or `<=`.',
    references: [
      'https://docs.soliditylang.org/en/latest/security-considerations.html#sending-and-receiving-ether',
    ],
  },
  front_running: {
    title: 'Outcome depends on transaction order',
    impact:
      'Pending transactions are public, so somebody can place theirs before or around this one and take the profit or make it fail.',
    remediation:
      'Let the user state the result that is acceptable, use commit-and-reveal for secrets, and change allowances relative to their current value.',
    references: ['https://eips.ethereum.org/EIPS/eip-20'],
  },
  hash_collision: {
    title: 'Ambiguous packed encoding before hashing',
    impact:
      '`abi.encodePacked` with several values of dynamic length gives the same bytes for different values, so a signature or key made for one fits the other.',
    remediation: 'Use `abi.encode`, or at most one value of dynamic length.',
    references: ['https://docs.soliditylang.org/en/latest/abi-spec.html#non-standard-packed-mode'],
  },
  miner_influence: {
    title: 'Depends on values block producers can influence',
    impact:
      'Who builds the block can choose its time, hash or other values within limits, and so tip a decision in their favour.',
    remediation:
      'Do not decide about money by block values; use an oracle or a scheme that tolerates a chosen value.',
    references: [
      'https://docs.soliditylang.org/en/latest/units-and-global-variables.html#block-and-transaction-properties',
    ],
  },
  missing_slippage: {
    title: 'No limit on slippage or deadline',
    impact:
      'A trade is executed at any price and at any time, so others can move the price before it and keep the difference.',
    remediation:
      'Let the caller give a minimum result and a deadline, and enforce both; do not use zero or `block.timestamp` for them.',
    references: ['https://docs.uniswap.org/contracts/v3/guides/swaps/single-swaps'],
  },
  oracle_manipulation: {
    title: 'Price can be manipulated',
    impact:
      'A price is taken from a source that one transaction can move, so an attacker borrows, mints or liquidates at a price of their choice.',
    remediation:
      'Use an aggregated or time-weighted price with sanity limits, and check its confidence and age before use.',
    references: ['https://docs.chain.link/data-feeds'],
  },
  signature_malleability: {
    title: 'Signature is malleable',
    impact:
      'A second valid signature can be made from the first without the key, so a check that a signature was not used before is passed.',
    remediation:
      'Refuse the upper half of `s` and other values of `v`, as a maintained ECDSA library does, and identify messages by nonce and not by signature.',
    references: ['https://eips.ethereum.org/EIPS/eip-2'],
  },
  signature_replay: {
    title: 'Signature can be used again',
    impact:
      'A signed message is accepted more than once, on another chain or in another contract, so an action is repeated without consent.',
    remediation:
      'Sign typed data with the chain id and the address of the contract, include a nonce and a deadline, and mark the nonce as used.',
    references: ['https://eips.ethereum.org/EIPS/eip-712'],
  },
  stale_oracle: {
    title: 'Price may be out of date',
    impact:
      'The answer of an oracle is used without looking at its age or completeness, so trades and liquidations happen at an old price.',
    remediation:
      'Check that the answer is positive, that its round is complete, and that it is younger than a stated maximum; on layer 2 also check that the sequencer is up.',
    references: ['https://docs.chain.link/data-feeds/historical-data'],
  },
  time_manipulation: {
    title: 'Decision depends on the block time',
    impact:
      'Who builds the block can shift its time by some seconds, which matters when the exact time decides who wins or gets paid.',
    remediation:
      'Use block time only where some seconds make no difference, never for randomness or for exact equality.',
    references: [
      'https://docs.soliditylang.org/en/latest/units-and-global-variables.html#block-and-transaction-properties',
    ],
  },
}
