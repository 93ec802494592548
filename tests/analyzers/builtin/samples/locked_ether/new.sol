// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

interface IWrapped {
    function deposit() external payable;
}

contract Collector {
    event Received(uint256 amount);

    function ping() external {}

    receive() external payable { // expect: locked_ether high
        emit Received(msg.value);
    }
}

contract Store {
    uint256 public count;

    function buy() external payable returns (uint256) { // expect: locked_ether high
        require(msg.value == 1 ether);
        return ++count;
    }
}

// look-alike: the ether goes on
contract Wrapper {
    IWrapped private immutable wrapped;

    constructor(IWrapped target) {
        wrapped = target;
    }

    function wrap() external payable {
        wrapped.deposit{value: msg.value}();
    }
}

// look-alike: others complete it
abstract contract Base {
    function deposit() external payable virtual {}
}

// look-alike: a library has no ether
library Payments {
    function pay() external payable {}
}

// look-alike: who knows what it calls
contract Caller {
    function run(function() internal f) internal {
        f();
    }

    function nothing() internal {}

    function buy() external payable {
        run(nothing);
    }
}
