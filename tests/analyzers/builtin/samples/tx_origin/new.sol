// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

contract Registry {
    address private immutable owner = msg.sender;
    mapping(address => address) public referrer;

    error NotOwner();

    function _requireOwner() private view {
        address caller = tx.origin;
        if (caller != owner) revert NotOwner(); // expect: tx_origin high
    }

    function pay(address payable to) external {
        _requireOwner();
        to.transfer(address(this).balance);
    }

    // look-alike: refuses contracts, and says so
    function mint() external {
        if (msg.sender != tx.origin) revert NotOwner(); // expect: tx_origin low
        referrer[msg.sender] = address(this);
    }

    // look-alike: kept, not asked
    function join() external {
        referrer[msg.sender] = tx.origin;
    }

    // look-alike: the one who pays for the transaction gets back what is left
    function refund(uint256 amount) external {
        require(msg.sender == owner);
        payable(tx.origin).transfer(amount);
    }
}
