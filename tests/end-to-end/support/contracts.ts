const head = `// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;
`

/** A contract in which nothing is wrong. */
export const safeVault = `${head}
contract Vault {
    address public immutable owner;
    mapping(address => uint256) public balanceOf;

    constructor() {
        owner = msg.sender;
    }

    function deposit() external payable {
        balanceOf[msg.sender] += msg.value;
    }

    function isOwner() external view returns (bool) {
        return msg.sender == owner;
    }
}
`

/** The same contract in other words: no name, no storage and no behaviour differs. */
export function tidied(vault: string): string {
  return vault.replace('] += msg.value', '] = balanceOf[msg.sender] + msg.value')
}

export const tidyVault = tidied(safeVault)

/** The safe vault with a medium weakness of class `tx_origin` that embedded analyzers see. */
export const weakVault = safeVault.replace('return msg.sender == owner', 'return tx.origin == owner')

/** The line of `weakVault` with the weakness, from 1. */
export const weakLine = weakVault.split('\n').findIndex((line) => line.includes('tx.origin')) + 1

export const brokenVault = safeVault.replace('returns (bool)', 'returns (bool')

/** Settings under which the weakness of `weakVault` blocks. */
export const strict = 'fail-on: medium\nmin-confidence: medium\n'
