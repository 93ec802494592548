// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

contract Vault {
    address public owner;
    address public priceOracle;
    bool private started;
    mapping(address => bool) public operator;
    mapping(address => mapping(address => bool)) public approved;

    error NotOwner();
    error NotOperator();

    constructor() {
        owner = msg.sender;
    }

    function _checkOwner() internal view {
        if (msg.sender != owner) revert NotOwner();
    }

    function sweep(address payable to) external {
        _checkOwner();
        to.transfer(address(this).balance);
    }

    function run() external {
        if (!operator[msg.sender]) revert NotOperator();
        started = true;
    }

    function transferOwnership(address next) external {
        require(next != address(0), "zero");
        owner = next; // expect: access_control high
    }

    function setOperator(address who, bool may) external {
        operator[who] = may; // expect: access_control high medium
    }

    function setPriceOracle(address next) external {
        priceOracle = next; // expect: access_control high medium
    }

    // look-alike: asks by a function of its own
    function setOracleAsOwner(address next) external {
        _checkOwner();
        priceOracle = next;
    }

    // look-alike: what one lets others do
    function approve(address who, bool may) external {
        approved[msg.sender][who] = may;
    }

    // look-alike: an operator may resign
    function renounce() external {
        operator[msg.sender] = false;
    }
}
