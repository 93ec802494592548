pragma solidity ^0.4.24;

contract Relay {
    address owner;
    address logic;
    address fixedLogic;
    uint count;

    function Relay(address first) public {
        owner = msg.sender;
        fixedLogic = first;
    }

    function forward(address to, bytes data) public {
        require(to.delegatecall(data)); // expect: delegatecall_untrusted high
    }

    function forwardOld(address to) public {
        require(to.callcode(bytes4(sha3("run()")))); // expect: delegatecall_untrusted high
    }

    function setLogic(address next) public {
        logic = next;
    }

    function run() public {
        require(logic.delegatecall(bytes4(sha3("run()")))); // expect: delegatecall_untrusted high medium
    }

    // look-alike: only the owner chooses
    function migrate(address to, bytes data) public {
        require(msg.sender == owner);
        require(to.delegatecall(data));
    }

    // look-alike: chosen once, and called for one thing
    function step() public {
        require(fixedLogic.delegatecall(bytes4(sha3("step()"))));
    }

    function() public payable {
        require(fixedLogic.delegatecall(msg.data)); // expect: delegatecall_untrusted low low
    }
}

contract Refusing {
    // look-alike: it is refused when it works
    function probe(address to, bytes data) public {
        require(!to.delegatecall(data));
    }
}
