pragma solidity ^0.4.24;

contract Records {
    event Paid(address to, uint256 number);

    function pay() public {
        uint256 number; // expect: uninitialized_local low
        emit Paid(msg.sender, number);
    }

    function payNobody() public {
        address to; // expect: uninitialized_local low
        to.transfer(1);
    }

    // look-alike: counted
    function count() public {
        uint256 i;
        for (; i < 5; i++) emit Paid(msg.sender, i);
    }

    // look-alike: assigned later
    function later(bool big) public {
        uint256 number;
        if (big) number = 5;
        number += 1;
        emit Paid(msg.sender, number);
    }
}
