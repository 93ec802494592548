// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

contract Points {
    mapping(address => uint256) public points;
    uint256 public fee;
    address public owner;
    uint256 public sum;

    function buy() external payable {
        grant(msg.sender, msg.value);
    }

    function grant(address to, uint256 amount) public { // expect: guard_removed high high
        points[to] += amount;
    }

    function _setFee(uint256 value) public { // expect: guard_removed high high
        fee = value;
    }

    function changeFee(uint256 value) external {
        require(msg.sender == owner, "owner");
        _setFee(value);
    }

    // look-alike: it only reads
    function _total(uint256 x) public view returns (uint256) {
        return sum + x;
    }

    function _pay(address payable to) external { // expect: guard_removed high high
        to.transfer(1);
    }

    // look-alike: it writes what belongs to the caller
    function _note(uint256 x) public {
        points[msg.sender] = x;
    }

    // look-alike: it asks by itself who calls
    function _guarded(uint256 x) public {
        require(msg.sender == owner, "owner");
        sum = x;
    }
}

contract Settings {
    address public oracle;
    address public owner;
    mapping(address => bool) public trusted;
    uint256 public counter;

    modifier onlyOwner() {
        require(msg.sender == owner, "owner");
        _;
    }

    function setOracle(address oracle_) external onlyOwner {
        oracle = oracle_;
    }

    function replaceOracle(address oracle_) external {
        oracle = oracle_; // expect: access_control high medium
    }

    function trust(address who) external onlyOwner {
        trusted[who] = true;
    }

    // look-alike: closed as well
    function distrust(address who) external onlyOwner {
        trusted[who] = false;
    }

    function count() external {
        counter = 1;
    }

    // look-alike: anyone could write it at the base
    function countMore() external {
        counter = 2;
    }
}
