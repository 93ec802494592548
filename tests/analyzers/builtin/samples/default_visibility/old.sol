pragma solidity ^0.4.20;

contract Raffle {
    address winner;
    uint pot;
    mapping(address => uint) tickets;

    // look-alike: a constructor needs no visibility
    function Raffle() {
        winner = msg.sender;
    }

    function buy() payable { // expect: default_visibility low
        tickets[msg.sender] += msg.value;
        pot += msg.value;
    }

    function _payOut() { // expect: default_visibility high
        winner.transfer(pot);
        pot = 0;
    }

    function setWinner(address who) { // expect: default_visibility low
        winner = who;
    }

    // look-alike: it can only be called from outside
    function () payable {
        pot += msg.value;
    }

    function _grow() { // expect: default_visibility medium
        pot += 1;
    }

    function odds(address who) constant returns (uint) { // expect: default_visibility info
        return tickets[who];
    }

    // look-alike: written down
    function close() public {
        selfdestruct(winner);
    }

    function _note() internal {
        pot += 1;
    }
}

interface Token {
    // look-alike: nothing but a signature
    function total() returns (uint);
}

contract Base {
    // look-alike: no body, so nothing to reach
    function hook() returns (uint);
}
