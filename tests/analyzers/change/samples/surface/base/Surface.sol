// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

contract Shop {
    uint256 public constant FEE = 100;
    uint256 public limit = 1 ether;
    bool public isOpen;

    event Sold(address buyer, uint256 price);
    error Closed();

    function buy(uint256 id) external {}

    function close() external {}

    receive() external payable {}
}

interface IShop {
    function buy(uint256 id) external;
}

contract Kept {
    uint256 public constant FEE = 100;

    function pay() external payable {}
}
