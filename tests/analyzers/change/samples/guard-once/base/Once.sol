// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

abstract contract Initializable {
    bool private _initialized;

    modifier initializer() {
        require(!_initialized, "initialized");
        _initialized = true;
        _;
    }
}

contract Dropped is Initializable {
    address public owner;

    function initialize(address owner_) external initializer {
        owner = owner_;
    }
}

contract FlagNotSet {
    address public owner;
    bool public initialized;

    function init(address owner_) external {
        require(!initialized, "initialized");
        initialized = true;
        owner = owner_;
    }
}

contract Library is Initializable {
    address public owner;

    function initialize(address owner_) external initializer {
        owner = owner_;
    }
}

contract Inlined is Initializable {
    address public owner;

    function initialize(address owner_) external initializer {
        owner = owner_;
    }
}
