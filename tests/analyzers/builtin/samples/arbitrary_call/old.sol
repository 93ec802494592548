pragma solidity ^0.4.24;

contract Proxy {
    address owner;
    mapping(address => uint) deposits;

    function Proxy() public {
        owner = msg.sender;
    }

    function run(address to, bytes data) public {
        require(to.call(data)); // expect: arbitrary_call high
    }

    function runWithEther(address to, uint value, bytes data) public payable {
        require(to.call.value(value)(data)); // expect: arbitrary_call high
    }

    // look-alike: a payment, without data
    function pay(address to) public payable {
        require(to.call.value(msg.value)());
    }

    // look-alike: only the owner
    function runAsOwner(address to, bytes data) public {
        require(msg.sender == owner);
        require(to.call(data));
    }
}
