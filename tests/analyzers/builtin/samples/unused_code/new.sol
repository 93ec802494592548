// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

abstract contract Waste {
    bytes32 private constant TYPE = keccak256("Type()"); // expect: unused_code info
    uint256 private slot;

    // look-alike: assembly uses it
    function load() external view returns (uint256 value) {
        assembly {
            value := sload(slot.slot)
        }
        (bool ok, ) = msg.sender.staticcall("");
        (, uint256 b) = (1, 2);
    }

    function open() external virtual;

    function unused() external {
        address nobody; // expect: unused_code info
    }
}
