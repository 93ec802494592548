// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

contract Shop { // expect: interface_change info high
    uint256 public constant FEE = 900; // expect: parameter_change low high
    uint256 public limit = 2 ether; // expect: parameter_change low high

    event Sold(address indexed buyer, uint256 price);

    function buy(uint256 id, uint256 price) external {}

    function close() external payable {}

    receive() external payable {}
}

interface IShop { // expect: interface_change info high
    function buy(uint256 id, uint256 price) external;
}

contract Kept {
    // look-alike: the same number, and a function more
    uint256 public constant FEE = 100;

    function pay() external payable {}

    function more() external {}
}
