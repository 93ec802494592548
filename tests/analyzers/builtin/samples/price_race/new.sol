// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

contract Mint {
    uint256 public price;
    uint256 public sold;
    mapping(address => uint256) public prices;
    mapping(address => mapping(address => uint256)) private allowances;
    mapping(address => address) private delegates;

    constructor(uint256 first) {
        price = first;
    }

    function setPrice(uint256 next) external {
        price = next;
    }

    function mint(uint256 count) external payable {
        if (msg.value != price * count) revert(); // expect: price_race low
        sold += count;
    }

    // look-alike: it decides nothing
    function tip() external payable {
        if (msg.value > price) sold += 1;
        require(msg.value > 0);
    }

    // look-alike: the seller's own price, taken along
    function approve(address to) external {
        delegates[msg.sender] = to;
    }

    // look-alike: for somebody else, and cleared
    function approve(address from, address to, uint256 amount) external {
        allowances[from][to] = amount;
        allowances[msg.sender][msg.sender] = 0;
        allowances[msg.sender][to] = 0;
    }
}
