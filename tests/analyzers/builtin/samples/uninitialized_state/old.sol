pragma solidity ^0.4.24;

contract Fund {
    address owner; // expect: uninitialized_state high
    address beneficiary;
    uint256 rate; // expect: uninitialized_state low
    uint256 total;
    uint256 unused;
    mapping(address => uint256) shares; // expect: uninitialized_state medium
    mapping(address => uint256) paid;
    uint256[] list; // expect: uninitialized_state low
    uint256 constant STEP = 1;
    uint256 start = 5;

    constructor() public {
        beneficiary = msg.sender;
    }

    function pay() public {
        owner.transfer(total * rate + list.length);
        paid[msg.sender] += shares[msg.sender];
    }

    // look-alike: all of these are set somewhere
    function count() public {
        total += STEP + start + paid[msg.sender];
        beneficiary.transfer(total);
    }
}

// look-alike: who knows what the base sets
contract Child is Unknown {
    address target;

    function run() public {
        target.transfer(1);
    }
}
