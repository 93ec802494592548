// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

contract Vault {
    address payable private treasury; // expect: uninitialized_state high
    address private admin;
    uint256 private value;
    uint256 private immutable made = block.timestamp;
    mapping(address => uint256) private points;

    struct Entry {
        uint256 amount;
    }

    mapping(address => Entry) private entries;

    function sweep() external {
        (bool ok, ) = treasury.call{value: 1}("");
        require(ok);
    }

    // look-alike: set in assembly
    function load() external returns (uint256) {
        assembly {
            sstore(value.slot, 5)
        }
        return value + made;
    }
}

contract Pointers {
    struct Entry {
        uint256 amount;
    }

    mapping(address => Entry) private entries;

    // look-alike: set through a pointer
    function add() external returns (uint256) {
        Entry storage entry = entries[msg.sender];
        entry.amount += 1;
        return entries[msg.sender].amount;
    }
}

// look-alike: whoever is called may set it
contract Proxy {
    address private target;

    function run() external {
        (bool ok, ) = target.delegatecall("");
        require(ok);
    }
}

// look-alike: others complete it
abstract contract Base {
    address private owner;

    function check() external view {
        require(msg.sender == owner);
    }
}

contract Hooks {
    address private hook;

    // look-alike: a function that is not known may set it
    function run(function() internal f) internal {
        f();
    }

    function nothing() internal {}

    function go() external returns (address) {
        run(nothing);
        return hook;
    }
}

interface IToken {
    function transfer(address to, uint256 amount) external returns (bool);
}

contract Fees {
    IToken private immutable token;
    address private collector; // expect: uninitialized_state high

    constructor(IToken given) {
        token = given;
    }

    function collect(uint256 amount) external {
        require(token.transfer(collector, amount));
    }
}
