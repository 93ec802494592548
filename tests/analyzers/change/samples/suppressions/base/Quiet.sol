// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

contract Quiet {
    uint256 public a;

    function one() external {
        a = 1; // solhint-disable-line
    }
}
