// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

contract Ledger {
    error TooLarge();

    mapping(address => uint96) private votes;
    uint64 private last;

    function lock(uint256 amount) external {
        votes[msg.sender] += uint96(amount); // expect: unsafe_cast medium
    }

    function preview(uint256 amount) external pure returns (uint96) {
        return uint96(amount); // expect: unsafe_cast low low
    }

    // look-alike: a library would do this
    function toUint96(uint256 value) internal pure returns (uint96) {
        if (value > type(uint96).max) revert TooLarge();
        return uint96(value);
    }

    function lockSafely(uint256 amount) external {
        votes[msg.sender] += toUint96(amount);
    }

    // look-alike: the smaller of the two fits
    function lockSome(uint256 amount) external {
        last = uint64(min(amount, 1000));
        last = uint64(max(block.timestamp, 1000));
    }

    function min(uint256 a, uint256 b) private pure returns (uint256) {
        return a < b ? a : b;
    }

    function max(uint256 a, uint256 b) private pure returns (uint256) {
        return a > b ? a : b;
    }

    IToken private token;

    function deposit(uint256 amount) external {
        require(token.transferFrom(msg.sender, address(this), amount));
        votes[msg.sender] += uint96(amount); // expect: unsafe_cast high
    }

    function depositFor(uint256 amount, uint256 until) external {
        require(token.transferFrom(msg.sender, address(this), amount));
        last = uint64(until); // expect: unsafe_cast medium
        token.ping();
    }
}

interface IToken {
    function transferFrom(address from, address to, uint256 amount) external returns (bool);
    function ping() external;
}
