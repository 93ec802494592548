pragma solidity ^0.4.24;

contract OldProxy {
    address owner;
    address implementation;

    function OldProxy() public {
        owner = msg.sender;
    }

    function upgradeTo(address next) public {
        implementation = next; // expect: unprotected_upgrade critical
    }

    function() public payable {
        require(implementation.delegatecall(msg.data));
    }
}

contract SlotProxy {
    bytes32 constant IMPLEMENTATION_SLOT = keccak256("proxy.implementation");
    address owner = msg.sender;

    function switchTo(address next) public {
        bytes32 slot = IMPLEMENTATION_SLOT;
        assembly {
            sstore(slot, next)
        }
    }
}

contract GuardedProxy {
    address owner = msg.sender;
    address logic;

    // look-alike: only the owner
    function upgradeTo(address next) public {
        require(msg.sender == owner);
        logic = next;
    }

    // look-alike: once
    function start(address first) public {
        require(logic == 0);
        logic = first;
    }
}
