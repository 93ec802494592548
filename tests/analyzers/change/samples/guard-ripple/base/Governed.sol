// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

abstract contract Governed {
    address public governor;
    bool public stopped;

    constructor(address first) {
        governor = first;
    }

    modifier onlyGovernor() {
        _check();
        _;
    }

    modifier whenRunning() {
        require(!stopped, "stopped");
        _;
    }

    function setGovernor(address next) external onlyGovernor {
        governor = next;
    }

    function _check() internal view {
        require(msg.sender == governor, "governor");
    }
}
