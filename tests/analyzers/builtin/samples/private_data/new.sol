// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

contract Vault {
    bytes32 private key;
    string private adminPassword; // expect: private_data medium low
    uint256 private mnemonicPart; // expect: private_data medium low
    uint256 private choices;
    bytes32 private immutable secretRoot;
    uint256 private solution = 42;
    uint256 private number;
    mapping(address => bytes32) private commitments;

    constructor(bytes32 first, string memory password) {
        key = first;
        adminPassword = password;
        secretRoot = first;
    }

    function unlock(bytes32 given) external view {
        if (given != key) revert(); // expect: private_data medium
    }

    function solve(uint256 given) external view returns (bool) {
        require(solution == given, "wrong"); // expect: private_data medium
        return true;
    }

    function choose(uint256 mine) external payable {
        choices = mine; // expect: private_data high
    }

    function draw(address payable to) external {
        if (choices % 2 == 1) to.transfer(1 ether);
    }

    // look-alike: nobody can put a secret there by hand
    function next(uint256 given) external {
        require(given == number);
        number = uint256(keccak256(abi.encode(block.number)));
    }

    // look-alike: a commitment hides what it is about
    function commit(bytes32 hash) external payable {
        commitments[msg.sender] = keccak256(abi.encode(hash));
        number = 0;
    }
}
