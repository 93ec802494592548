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

contract Packed {
    bytes32 private constant BASE = keccak256("packed");

    function low(uint256 slot, uint256 value) internal {
        assembly {
            sstore(slot, value) // expect: arbitrary_storage_write high
        }
    }

    function put(uint256 slot, uint256 value) external {
        low(slot, value);
    }

    // look-alike: the hash was made before
    function putHashed(uint256 key, uint256 value) external {
        bytes32 slot = keccak256(abi.encode(key));
        assembly {
            sstore(add(slot, key), value)
        }
    }

    // look-alike: the hash is made on the way
    function putBoth(uint256 key, uint256 value) external {
        assembly {
            sstore(add(keccak256(0, 32), key), value)
        }
    }

    function putNear(uint256 key, uint256 value) external {
        assembly {
            sstore(add(BASE, key), value) // expect: arbitrary_storage_write high
        }
    }

    function putFar(uint256 key, uint256 value) external {
        assembly {
            let a := key
            let b := a
            let c := b
            let d := c
            let e := d
            let f := e
            let g := f
            let h := g
            let i := h
            sstore(i, value) // expect: arbitrary_storage_write high
        }
    }
}
