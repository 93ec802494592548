pragma solidity ^0.4.24;

contract WalletLogic {
    address owner;
    uint limit;
    bool initialized;

    function initWallet(address first, uint daily) public { // expect: unprotected_initializer high
        owner = first;
        limit = daily;
    }

    function pay(address to) public {
        require(msg.sender == owner);
        to.transfer(limit);
    }
}

contract Guarded {
    address owner;
    bool done;

    // look-alike: once
    function init(address first) public {
        require(!done);
        done = true;
        owner = first;
    }

    // look-alike: while it is not set
    function initialize(address first) public {
        require(owner == 0);
        owner = first;
    }

    function pay(address to) public {
        require(msg.sender == owner);
        to.transfer(1);
    }
}

contract Game {
    uint rounds;

    function setup(uint count) public { // expect: unprotected_initializer high medium
        rounds = count;
    }
}
