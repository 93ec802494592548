// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

contract Base {
    uint256 private cache;
    uint256 internal total;
}

contract Child is Base {
    uint256 private cache; // expect: shadowing info

    // look-alike: a parameter
    function set(uint256 cached) external {
        cache = cached;
    }

    // look-alike: a function
    function totals() external view returns (uint256) {
        return total + cache;
    }
}

// look-alike: no relation
contract Stranger {
    uint256 internal total;
}
