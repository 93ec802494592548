// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

contract Batch {
    mapping(address => uint256) private balances;
    address[] private members;

    function forward(address payable[] calldata to) external payable {
        for (uint256 i; i < to.length; ++i) {
            (bool ok, ) = to[i].call{value: msg.value}(""); // expect: msg_value_in_loop high
            require(ok);
        }
    }

    function credit(address[] calldata who) external payable {
        for (uint256 i; i < who.length; ++i) {
            uint256 amount = msg.value; // expect: msg_value_in_loop high
            balances[who[i]] += amount;
        }
    }

    // look-alike: a running total
    function pay(uint256[] calldata amounts) external payable {
        uint256 spent;
        for (uint256 i; i < amounts.length; ++i) {
            spent += amounts[i];
            require(spent <= msg.value);
        }
    }

    // look-alike: what is left
    function payRest(uint256[] calldata amounts) external payable {
        uint256 spent;
        for (uint256 i; i < amounts.length; ++i) {
            uint256 left = msg.value - spent;
            spent += left > amounts[i] ? amounts[i] : left;
        }
    }

    // look-alike: one round is the sender's
    function payMine() external payable {
        for (uint256 i; i < members.length; ++i) {
            if (members[i] == msg.sender && i > 0) balances[members[i]] += msg.value;
        }
    }

    function payOthers(bool all) external payable {
        for (uint256 i; i < members.length; ++i) {
            if (all) balances[members[i]] += msg.value; // expect: msg_value_in_loop high
        }
    }

    error WrongPrice();

    uint256 private price;

    function buyMany(uint256[] calldata ids) external payable {
        for (uint256 i; i < ids.length; ++i) buy(ids[i]);
    }

    function buy(uint256 id) private {
        if (msg.value != price) revert WrongPrice(); // expect: msg_value_in_loop high
        if (id == 0) revert WrongPrice();
        balances[msg.sender] += id;
    }

    // look-alike: asks for some payment, and counts none
    function vote(uint256[] calldata ids) external payable {
        for (uint256 i; i < ids.length; ++i) {
            require(msg.value > 0);
            if (msg.value == 0) revert WrongPrice();
            if (0 == msg.value) revert WrongPrice();
            balances[msg.sender] += ids[i];
        }
    }

    // look-alike: a running total
    function payAll(uint256[] calldata amounts) external payable {
        uint256 spent;
        for (uint256 i; i < amounts.length; ++i) {
            spent += amounts[i];
            if (spent > msg.value) revert WrongPrice();
        }
    }
}
