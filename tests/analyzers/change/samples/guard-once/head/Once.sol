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

    function initialize(address owner_) external { // expect: guard_removed high high
        owner = owner_;
    }
}

contract FlagNotSet {
    address public owner;
    bool public initialized;

    function init(address owner_) external { // expect: guard_removed high high
        owner = owner_;
        initialized = true;
    }
}

contract Library is Initializable {
    address public owner;

    // look-alike: a second parameter, the same guard
    function initialize(address owner_, uint256) external initializer {
        owner = owner_;
    }
}

contract Inlined {
    bool private _initialized;
    address public owner;

    // look-alike: the modifier became the same check in the body
    function initialize(address owner_) external {
        if (_initialized) revert();
        _initialized = true;
        owner = owner_;
    }
}
