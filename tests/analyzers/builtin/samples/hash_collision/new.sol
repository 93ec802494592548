// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

contract Access {
    mapping(bytes32 => bool) private done;
    string private left;
    string private right;

    function allow(address[] calldata admins, address[] calldata users) external {
        done[keccak256(abi.encodePacked(admins, users))] = true; // expect: hash_collision high
    }

    function allowByVariable(string memory a, string memory b) external {
        bytes memory packed = abi.encodePacked(a, b);
        done[keccak256(packed)] = true; // expect: hash_collision high
    }

    function allowStored() external {
        done[keccak256(abi.encodePacked(left, right))] = true; // expect: hash_collision low low
    }

    // look-alike: a literal is what it is
    function prefixed(string calldata name) external {
        done[keccak256(abi.encodePacked("name:", name))] = true;
    }

    // look-alike: a text for people
    function join(string calldata a, string calldata b) external pure returns (string memory) {
        return string(abi.encodePacked(a, b));
    }

    // look-alike: hashes have one length
    function pair(string calldata a, string calldata b) external {
        done[keccak256(abi.encodePacked(keccak256(bytes(a)), keccak256(bytes(b))))] = true;
    }

    // look-alike: fixed arrays
    function fixedArrays(uint256[2] calldata a, uint256[2] calldata b) external {
        done[keccak256(abi.encodePacked(a, b))] = true;
        done[keccak256(bytes(left))] = true;
    }

    function digest(string calldata a, string calldata b) external pure returns (bytes32) {
        return keccak256(abi.encodePacked(a, b)); // expect: hash_collision medium
    }
}
