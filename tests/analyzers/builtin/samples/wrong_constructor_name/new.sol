// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

contract Treasury {
    address private owner;

    function treasury() external { // expect: wrong_constructor_name high
        owner = msg.sender;
    }

    function withdraw() external {
        require(msg.sender == owner, "not yours");
        payable(owner).transfer(address(this).balance);
    }
}

contract Token {
    address private owner;
    mapping(address => uint256) private held;

    constructor() {
        owner = msg.sender;
    }

    // look-alike: there is a real constructor, and it sets nothing of importance
    function token() external {
        held[msg.sender] = 1;
    }
}
