// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

interface IShop {
    function value(uint256 amount) external;
}

contract Idle {
    uint256 private total;
    IShop private shop;

    function run(address to, uint256 amount) external {
        to.call{value: amount}; // expect: no_effect_code low
        total != amount; // expect: no_effect_code low
    }

    // look-alike: it reverts when it is too large
    function check(uint256 amount) external view {
        total - amount;
    }

    // look-alike: silence for the compiler
    function silent(uint256 amount) external {
        amount;
        this;
        shop.value(amount);
        (shop).value(amount);
    }
}
