// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

library Cast {
    function toUint96(uint256 value) internal pure returns (uint96) {
        require(value <= type(uint96).max, "range");
        return uint96(value);
    }
}
