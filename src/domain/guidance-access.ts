/** Weaknesses that let the wrong account do something. */
export const accessGuidance = {
  access_control: {
    title: 'Missing access control',
    impact:
      'Anyone can call a function that changes privileged state, so an outsider can take over settings, roles or funds.',
    remediation:
      'Restrict the function to the accounts that need it, for example with an `onlyOwner` or role modifier, and test that every other caller is refused.',
    references: ['https://docs.openzeppelin.com/contracts/5.x/access-control'],
  },
  arbitrary_from_transfer: {
    title: 'Transfer from an account the caller chooses',
    impact:
      'Anyone can move the tokens of every account that has approved this contract, because the account to take from is an argument.',
    remediation:
      'Take tokens only from `msg.sender`, or from an account whose signed permission for exactly this transfer has been verified.',
    references: ['https://eips.ethereum.org/EIPS/eip-20'],
  },
  default_visibility: {
    title: 'Function visibility is left to the default',
    impact:
      'A function without a visibility is public in old compilers, so an internal step can be called by anyone.',
    remediation:
      'State the visibility of each function. Prefer `private` or `internal`, and open only what has to be called from outside.',
    references: ['https://docs.soliditylang.org/en/latest/contracts.html#visibility-and-getters'],
  },
  guard_removed: {
    title: 'A guard was removed',
    impact:
      'A check that used to protect this function is gone, so callers who were refused before may now get through.',
    remediation:
      'Put the check back, or show what replaces it. If the function is meant to be open now, say so in the change and add a test for a stranger calling it.',
    references: ['https://docs.soliditylang.org/en/latest/contracts.html#function-modifiers'],
  },
  missing_sig_validation: {
    title: 'Signature is not validated',
    impact:
      'A message is acted upon although its signer was not established, so an attacker can act in the name of somebody else. `ecrecover` answers with the zero address when a signature is invalid.',
    remediation:
      'Recover the signer with a maintained ECDSA library, refuse the zero address, and compare the signer with the account that is expected.',
    references: [
      'https://docs.soliditylang.org/en/latest/units-and-global-variables.html#mathematical-and-cryptographic-functions',
      'https://eips.ethereum.org/EIPS/eip-712',
    ],
  },
  tx_origin: {
    title: 'Authorisation by tx.origin',
    impact:
      'A contract that the owner is lured into calling can call this one and pass the check, because `tx.origin` is still the owner.',
    remediation: 'Check `msg.sender` instead of `tx.origin`.',
    references: ['https://docs.soliditylang.org/en/latest/security-considerations.html#tx-origin'],
  },
  uninitialized_proxy: {
    title: 'Implementation can be initialised by anyone',
    impact:
      'The implementation behind a proxy is left uninitialised, so a stranger can become its owner and, in some patterns, destroy it or upgrade it.',
    remediation:
      'Call `_disableInitializers()` in the constructor of the implementation, and initialise the proxy in the transaction that deploys it.',
    references: ['https://docs.openzeppelin.com/upgrades-plugins/writing-upgradeable'],
  },
  unprotected_ether_withdrawal: {
    title: 'Anyone can withdraw ether',
    impact:
      'An arbitrary caller, or an address the caller chooses, receives ether that belongs to the contract.',
    remediation:
      'Let only an authorised account withdraw, or pay each account no more than what the contract owes it.',
    references: ['https://docs.soliditylang.org/en/latest/common-patterns.html#restricting-access'],
  },
  unprotected_initializer: {
    title: 'Initialiser is not protected',
    impact:
      'The function that sets the owner or other first values can be called by anyone, or more than once, so a stranger can take the contract over.',
    remediation:
      'Guard it with an `initializer` modifier so that it runs once, and call it in the transaction that deploys the contract.',
    references: ['https://docs.openzeppelin.com/upgrades-plugins/writing-upgradeable'],
  },
  unprotected_selfdestruct: {
    title: 'Anyone can destroy the contract',
    impact:
      'An arbitrary caller can reach `selfdestruct` and send all ether of the contract away; on chains before Cancun the code is deleted as well.',
    remediation:
      'Remove `selfdestruct`. If the contract has to be stopped, use a pause that only an authorised account can switch.',
    references: [
      'https://eips.ethereum.org/EIPS/eip-6780',
      'https://docs.soliditylang.org/en/latest/introduction-to-smart-contracts.html#deactivate-and-self-destruct',
    ],
  },
  unprotected_upgrade: {
    title: 'Anyone can upgrade the contract',
    impact:
      'The address of the implementation can be changed by an arbitrary caller, who thereby replaces the whole logic and takes all funds.',
    remediation:
      'Restrict the upgrade to the owner, a role or a timelock; in UUPS contracts do this in `_authorizeUpgrade`.',
    references: ['https://eips.ethereum.org/EIPS/eip-1822', 'https://eips.ethereum.org/EIPS/eip-1967'],
  },
  wrong_constructor_name: {
    title: 'Constructor has the wrong name',
    impact:
      'What was meant as the constructor is an ordinary function, so anyone can call it after the deployment and become the owner.',
    remediation: 'Write `constructor(...)` and compile with Solidity 0.5 or later.',
    references: ['https://docs.soliditylang.org/en/latest/contracts.html#constructors'],
  },
}
