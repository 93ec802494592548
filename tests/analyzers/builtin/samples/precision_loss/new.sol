// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

library Fixed {
    function down(uint256 x, uint256 y) internal pure returns (uint256) {
        return (x * y) / 1e18; // expect: precision_loss low low
    }
}

contract Rates {
    using Fixed for uint256;

    uint256 private rate;
    uint256 private fees;

    function interest(uint256 amount, uint256 time) external {
        uint256 perSecond = rate / 365 days; // expect: precision_loss medium
        fees += amount * perSecond * time;
    }

    function twice(uint256 x, uint256 y) external view returns (uint256) {
        return x.down(y).down(rate);
    }

    // look-alike: constants are exact
    function scaled(uint256 amount) external pure returns (uint256) {
        return amount * (1 ether / 1000);
    }

    // look-alike: only divided
    function half(uint256 amount) external view returns (uint256) {
        uint256 part = amount / 2;
        return part / rate;
    }
}
