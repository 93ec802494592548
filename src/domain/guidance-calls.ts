/** Weaknesses of calls to other contracts: who is called, with what, and what happens with the answer. */
export const callGuidance = {
  arbitrary_call: {
    title: 'Call with a target or data the caller chooses',
    impact:
      'An attacker decides which contract is called in the name of this one, and can spend its tokens, approvals and rights.',
    remediation:
      'Call only addresses from a list that the contract keeps, with function selectors it knows, and hold no approvals in a contract that forwards calls.',
    references: ['https://docs.soliditylang.org/en/latest/types.html#members-of-addresses'],
  },
  arbitrary_jump: {
    title: 'Jump to code that an attacker chooses',
    impact:
      'A variable of function type can be overwritten, so execution continues at a place the author did not mean, past the checks.',
    remediation:
      'Do not write to variables of function type in assembly; choose between functions with an explicit condition.',
    references: ['https://docs.soliditylang.org/en/latest/types.html#function-types'],
  },
  arbitrary_storage_write: {
    title: 'Write to a storage slot the caller chooses',
    impact:
      'An attacker can overwrite any storage of the contract, for example its owner, by choosing the slot, index or array length.',
    remediation:
      'Check each index against the length of the array, never set the length of an array from input, and let no input decide a slot in assembly.',
    references: ['https://docs.soliditylang.org/en/latest/internals/layout_in_storage.html'],
  },
  delegatecall_untrusted: {
    title: 'Delegatecall to untrusted code',
    impact:
      'The called code runs with the storage, balance and rights of this contract; whoever chooses it owns the contract.',
    remediation:
      'Delegate only to an address that is fixed at deployment or changed by an authorised account, and never to an argument.',
    references: [
      'https://docs.soliditylang.org/en/latest/introduction-to-smart-contracts.html#delegatecall-and-libraries',
    ],
  },
  denial_of_service: {
    title: 'A failing call blocks everyone',
    impact:
      'One receiver that refuses or reverts stops the whole function, so payments or settlement for all others are blocked.',
    remediation:
      'Record what is owed and let each account withdraw its own share; do not let one failing call in a loop revert the others.',
    references: ['https://docs.soliditylang.org/en/latest/common-patterns.html#withdrawal-from-contracts'],
  },
  dos_gas_limit: {
    title: 'Loop may outgrow the block gas limit',
    impact:
      'The work grows with data that others can add to, until the function needs more gas than a block has and can never succeed again.',
    remediation:
      'Bound the number of iterations, process in pages that continue where the last one stopped, or keep totals instead of walking a list.',
    references: ['https://docs.soliditylang.org/en/latest/security-considerations.html#gas-limit-and-loops'],
  },
  erc20_return: {
    title: 'Token transfer result is ignored',
    impact:
      'Some tokens answer `false` instead of reverting, so the contract goes on as if it had been paid.',
    remediation: 'Use `SafeERC20`, or require that the call succeeded and that the answer is empty or true.',
    references: [
      'https://eips.ethereum.org/EIPS/eip-20',
      'https://docs.openzeppelin.com/contracts/5.x/api/token/erc20',
    ],
  },
  gas_griefing: {
    title: 'Caller controls the gas of an inner call',
    impact:
      'A relayer can pass just enough gas for the outer call, so the inner one fails while the request counts as done; or a called contract returns so much that copying it eats the gas.',
    remediation:
      'Require enough gas before the inner call, treat its failure as failure of the request, and limit how much returned data is copied.',
    references: ['https://docs.soliditylang.org/en/latest/security-considerations.html#callstack-depth'],
  },
  locked_ether: {
    title: 'Ether can get in but never out',
    impact: 'The contract accepts ether and has no way to send it, so what is sent to it is lost.',
    remediation:
      'Add a withdrawal for an authorised account, or do not accept ether: remove `payable`, `receive` and `fallback`.',
    references: ['https://docs.soliditylang.org/en/latest/contracts.html#receive-ether-function'],
  },
  msg_value_in_loop: {
    title: 'Ether of one payment is counted repeatedly',
    impact:
      '`msg.value` keeps its value in each iteration and in each delegated call, so one payment is credited many times.',
    remediation:
      'Read `msg.value` once, subtract from it what each step uses, and require that the sum matches what was sent.',
    references: [
      'https://docs.soliditylang.org/en/latest/units-and-global-variables.html#block-and-transaction-properties',
    ],
  },
  reentrancy: {
    title: 'Reentrancy',
    impact:
      'The called contract can call back before the state is up to date and repeat the action, for example withdraw the same balance until nothing is left.',
    remediation:
      'Do checks first, then change the state, then call other contracts. Where that order is not possible, use a reentrancy guard on all functions that share the state.',
    references: [
      'https://docs.soliditylang.org/en/latest/security-considerations.html#reentrancy',
      'https://docs.openzeppelin.com/contracts/5.x/api/utils',
    ],
  },
  unchecked_call: {
    title: 'Result of a call is ignored',
    impact:
      'A low-level call or `send` that fails does not revert, so the contract goes on although the payment or action did not happen.',
    remediation:
      'Check the returned value and revert when it is false, or use a high-level call or a library that does so.',
    references: ['https://docs.soliditylang.org/en/latest/control-structures.html#external-function-calls'],
  },
}
