// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

contract Points {
    mapping(address => uint256) public points;
    uint256 public fee;
    address public owner;
    uint256 public sum;

    function buy() external payable {
        _grant(msg.sender, msg.value);
    }

    function _grant(address to, uint256 amount) internal {
        points[to] += amount;
    }

    function _setFee(uint256 value) internal {
        fee = value;
    }

    function changeFee(uint256 value) external {
        require(msg.sender == owner, "owner");
        _setFee(value);
    }

    function _total(uint256 x) internal view returns (uint256) {
        return sum + x;
    }

    function _pay(address payable to) private {
        to.transfer(1);
    }

    function _note(uint256 x) internal {
        points[msg.sender] = x;
    }

    function _guarded(uint256 x) internal {
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

    function trust(address who) external onlyOwner {
        trusted[who] = true;
    }

    function count() external {
        counter = 1;
    }
}
