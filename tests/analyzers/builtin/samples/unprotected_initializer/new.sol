// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

abstract contract Initializable {
    uint64 private version;

    modifier initializer() {
        require(version == 0, "already");
        version = 1;
        _;
    }
}

contract Logic is Initializable {
    address public owner;

    function initialize(address first) external { // expect: unprotected_initializer high
        owner = first;
    }

    function withdraw() external {
        require(msg.sender == owner);
        payable(owner).transfer(address(this).balance);
    }
}

contract LogicTwo {
    struct Config {
        address owner;
        uint256 cap;
    }

    Config private config;

    function init() external { // expect: unprotected_initializer high
        config.owner = msg.sender;
    }

    function withdraw() external {
        require(msg.sender == config.owner);
        payable(msg.sender).transfer(address(this).balance);
    }
}

contract Safe is Initializable {
    address public owner;

    // look-alike: runs once
    function initialize(address first) external initializer {
        _setOwner(first);
    }

    function _setOwner(address first) private {
        owner = first;
    }

    // look-alike: for the owner
    function initializePool(address next) external {
        require(msg.sender == owner);
        owner = next;
    }
}

contract Inherited is Unknown {
    uint256 private cap;

    // look-alike: a base that is not here lets it run once
    function initialize(uint256 first) external initializer {
        cap = first;
    }

    function init(uint256 first) external whatever { // expect: unprotected_initializer high medium
        cap = first;
    }
}
