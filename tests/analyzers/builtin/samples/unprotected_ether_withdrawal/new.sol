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

function pay(address to, uint256 amount) {
    (bool ok, ) = to.call{value: amount}(""); // expect: unprotected_ether_withdrawal high
    require(ok);
}

contract Payer is Unknown {
    uint256 private end = 1;
    uint256 private spent;
    mapping(address => uint256) private saved;

    function hand(uint256 amount) external {
        pay(msg.sender, amount);
    }

    // look-alike: after the deadline it may be right, and is told at low confidence
    function late(address payable to) external {
        require(block.timestamp > end);
        to.transfer(1 ether); // expect: unprotected_ether_withdrawal high low
    }

    // look-alike: taken off what was saved, afterwards
    function spend(uint256 amount) external {
        payable(msg.sender).transfer(amount);
        saved[msg.sender] = saved[msg.sender] - amount;
    }

    // look-alike: a base that is not here decides
    function guarded(address payable to) external onlyOwner {
        to.transfer(1 ether);
    }

    // look-alike: nobody knows what a base that is not here asks
    function asked(address payable to, uint256 amount) external whatever {
        to.transfer(amount); // expect: unprotected_ether_withdrawal high low
    }
}
