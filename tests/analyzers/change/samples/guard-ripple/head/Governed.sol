// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

abstract contract Governed {
    address public governor;
    bool public stopped;

    constructor(address first) {
        governor = first;
    }

    modifier onlyGovernor() { // expect: guard_removed high high
        _isGovernor(msg.sender);
        _;
    }

    modifier whenRunning() {
        _requireRunning();
        _;
    }

    // look-alike: what the modifier asked is asked by a function of the base contract
    function _requireRunning() internal view {
        if (stopped) revert("stopped");
    }

    function setGovernor(address next) external {
        require(_isGovernor(msg.sender), "governor");
        governor = next;
    }

    function _isGovernor(address who) internal view returns (bool) {
        return who == governor;
    }
}
