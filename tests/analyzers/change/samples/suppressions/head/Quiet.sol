// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

contract Quiet {
    uint256 public a;

    // slither-disable-next-line reentrancy-eth // expect: suppression_added low high
    function two() external {
        a = 2;
    }

    function one() external {
        // look-alike: it only moved with its line
        a = 1; // solhint-disable-line
        /* aderyn-ignore */ a = 3; // expect: suppression_added low high
        string memory text = "// slither-disable-next-line";
        a = bytes(text).length; // nosemgrep: some.rule // expect: suppression_added low high
    }

    // forge-lint: disable-next-line(all) // expect: suppression_added low high
    function three() external {}
}
