// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

contract Pool {
    uint256 private accruedAt;
    uint256 private index;
    uint256 private deadline;

    function spin() external returns (bool) {
        return block.timestamp % 7 == 0; // expect: time_manipulation medium
    }

    function accrue() public {
        if (accruedAt == block.timestamp) return; // expect: time_manipulation low low
        index += (block.timestamp - accruedAt) * 3;
        accruedAt = block.timestamp;
    }

    function claim(address payable to) external {
        if (block.timestamp < deadline) revert(); // expect: time_manipulation low low
        to.transfer(1 ether);
    }

    // look-alike: numbers
    function isLarge(bool on) external returns (bool) {
        if (on) index = 1;
        return index > 5;
    }

    // look-alike: it was written before
    function isFresh() external view returns (bool) {
        return accruedAt != 0;
    }

    // look-alike: a vote ends some day
    function vote() external {
        require(block.timestamp <= deadline, "late");
        index += 1;
    }
}
