// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

contract Escrow {
    address private immutable buyer;
    mapping(address => uint256) private owed;

    constructor(address who) {
        buyer = who;
    }

    receive() external payable {}

    function rescue(address payable to) external {
        (bool ok, ) = to.call{value: address(this).balance}(""); // expect: unprotected_ether_withdrawal high
        require(ok);
    }

    function claimMany(address payable[] calldata to, uint256 each) external {
        for (uint256 i = 0; i < to.length; i++) {
            to[i].transfer(each); // expect: unprotected_ether_withdrawal high
        }
    }

    // look-alike: what is owed to the caller
    function claim() external {
        uint256 amount = owed[msg.sender];
        owed[msg.sender] = 0;
        payable(msg.sender).transfer(amount);
    }

    // look-alike: only the buyer
    function refund(address payable to) external {
        if (msg.sender != buyer) revert();
        to.transfer(address(this).balance);
    }
}
