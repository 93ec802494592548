pragma solidity ^0.4.24;

contract Wallet {
    address owner;
    mapping(address => bool) admins;

    function Wallet() public {
        owner = msg.sender;
    }

    modifier onlyOwner() {
        require(tx.origin == owner); // expect: tx_origin high
        _;
    }

    function send(address to, uint amount) public onlyOwner {
        to.transfer(amount);
    }

    function close() public {
        if (owner != tx.origin) throw; // expect: tx_origin high
        selfdestruct(owner);
    }

    function promote(address who) public {
        if (admins[tx.origin]) { // expect: tx_origin high
            admins[who] = true;
        }
    }

    // look-alike: a stranger cannot profit, this only refuses contracts
    function play() public payable {
        require(tx.origin == msg.sender); // expect: tx_origin low
        admins[msg.sender] = false;
    }

    // look-alike: told, not decided
    event Played(address by);

    function log() public {
        emit Played(tx.origin);
    }
}
