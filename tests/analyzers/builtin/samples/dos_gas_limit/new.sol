// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

contract Queue {
    struct Order {
        address owner;
        uint256 amount;
    }

    Order[] private orders;
    uint256[10] private slots;
    uint256 private filled;
    bytes private log;

    function place(uint256 amount) external {
        orders.push(Order(msg.sender, amount));
    }

    function settle() external {
        for (uint256 i; i < orders.length; ++i) { // expect: dos_gas_limit high
            filled += orders[i].amount;
        }
    }

    function settleAtLeastOnce() external {
        uint256 i;
        do { // expect: dos_gas_limit high
            i++;
        } while (i < orders.length);
    }

    uint256[] private few;
    uint256 private constant MOST = 20;

    // look-alike: there are never many
    function addFew(uint256 value) external {
        if (few.length >= MOST) revert();
        few.push(value);
        for (uint256 i; i < few.length; ++i) filled += few[i];
    }

    // look-alike: the length is fixed
    function fill() external {
        for (uint256 i; i < slots.length; ++i) slots[i] = 1;
        log = "";
        delete slots;
    }
}
