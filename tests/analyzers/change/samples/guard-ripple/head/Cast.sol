// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

library Cast {
    function toUint96(uint256 value) internal pure returns (uint96) { // expect: guard_removed high medium
        return uint96(value);
    }
}
