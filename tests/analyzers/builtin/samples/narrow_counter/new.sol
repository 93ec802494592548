// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

contract Counters {
    uint256[] private values;
    uint8 private used;
    uint256 private total;
    bool private isOpen;

    function add() external {
        values.push(total);
        for (uint8 i; i < values.length; ++i) { // expect: narrow_counter high
            total += values[i];
        }
    }

    // look-alike: the bound is as narrow
    function addUsed() external {
        for (uint8 i; i < used; ++i) total += values[i];
    }

    uint256[] private few;

    // look-alike: there are never more
    function addFew(uint256 value) external {
        few.push(value);
        require(few.length < 256, "full");
        for (uint8 i; i < few.length; ++i) total += few[i];
    }

    // look-alike: no counter
    function wait() external {
        while (isOpen) total++;
        while (total < values.length) total++;
        while (total + 1 > 5) total--;
        do total++; while (total < 5);
        for (;;) break;
    }

    // look-alike: a byte is one of 256
    function bits(bytes1 mask) external {
        for (uint16 i; i < uint8(mask); ++i) total++;
        for (int8 i; i < 5; ++i) total++;
        for (bytes1 i; i < mask; ) total++;
    }
}
