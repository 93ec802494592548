// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

interface IToken {
    function transfer(address to, uint256 amount) external returns (bool);
}

contract Hunt {
    bytes32 private immutable digest;
    IToken private immutable token;
    mapping(address => bytes32) private commitments;
    uint256 private bounty;

    constructor(bytes32 target, IToken prize) {
        digest = target;
        token = prize;
    }

    function setBounty(uint256 amount) external {
        bounty = amount;
    }

    function find(bytes calldata answer) external {
        bytes32 given = keccak256(answer);
        require(given == digest, "no"); // expect: front_running high
        token.transfer(msg.sender, 1 ether);
    }

    function claim() external {
        (bool ok, ) = msg.sender.call{value: bounty}(""); // expect: front_running low low
        require(ok);
    }

    // look-alike: committed before
    function reveal(bytes calldata answer) external {
        require(commitments[msg.sender] == keccak256(abi.encode(answer, msg.sender)));
        token.transfer(msg.sender, 1 ether);
    }

    // look-alike: an order, not an answer
    function order(uint256 number) external {
        require(number > 5 && number != 7);
        token.transfer(msg.sender, number);
    }

    // look-alike: a signature is good for one receiver
    function redeem(bytes32 hash, uint8 v, bytes32 r, bytes32 s) external {
        require(ecrecover(keccak256(abi.encode(hash)), v, r, s) == address(uint160(uint256(digest))));
        token.transfer(msg.sender, 1);
    }
}
