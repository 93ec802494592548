pragma solidity ^0.4.24;

contract Lock {
    constructor() public payable {}
}

contract Game {
    uint256 supply;
    address owner = msg.sender;

    function play() public payable {
        require(this.balance == 10 ether); // expect: forced_ether high
        msg.sender.transfer(this.balance);
    }

    function close() public {
        assert(address(this).balance == supply); // expect: forced_ether high
    }

    function start() public {
        uint256 held = address(this).balance;
        if (held != 0) { // expect: forced_ether high
            throw;
        }
    }

    function lock() public payable {
        Lock made = (new Lock).value(msg.value)();
        assert(address(made).balance == msg.value); // expect: forced_ether high
    }

    // look-alike: more is welcome
    function finish() public {
        require(this.balance >= 10 ether);
        owner.transfer(this.balance);
    }

    // look-alike: somebody else's
    function other(address who) public {
        require(who.balance == 0);
    }
}
