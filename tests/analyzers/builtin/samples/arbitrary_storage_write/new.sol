// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

contract Slots {
    bytes32 private constant SLOT = keccak256("slots.main");
    address private owner = msg.sender;
    uint256[] private list;

    function put(uint256 slot, uint256 value) external {
        assembly {
            sstore(slot, value) // expect: arbitrary_storage_write high
        }
    }

    function putAt(uint256 offset, uint256 value) external {
        assembly {
            let slot := add(1, offset)
            sstore(slot, value) // expect: arbitrary_storage_write high
        }
    }

    // look-alike: always the same slot
    function putFixed(uint256 value) external {
        bytes32 slot = SLOT;
        assembly {
            sstore(slot, value)
        }
    }

    // look-alike: a hash leads to no other variable
    function putHashed(address key, uint256 value) external {
        assembly {
            mstore(0, key)
            sstore(keccak256(0, 32), value)
        }
    }

    // look-alike: the index is checked
    function change(uint256 index, uint256 value) external {
        list[index] = value;
    }

    // look-alike: only the owner
    function putAsOwner(uint256 slot, uint256 value) external {
        require(msg.sender == owner);
        assembly {
            sstore(slot, value)
        }
    }
}
