// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

interface Pool {
    function swap(address to, uint256 amount) external;
}

contract Router {
    address private immutable exchange;
    mapping(address => uint256) private credit;

    struct Step {
        address to;
        bytes data;
    }

    constructor(address only) {
        exchange = only;
    }

    function swap(address target, bytes calldata data) external returns (bytes memory) {
        (bool ok, bytes memory answer) = target.call(data); // expect: arbitrary_call high
        require(ok);
        return answer;
    }

    function swapMany(Step[] calldata steps) external {
        for (uint256 i = 0; i < steps.length; i++) {
            (bool ok, ) = steps[i].to.call(steps[i].data); // expect: arbitrary_call high
            require(ok);
        }
    }

    // look-alike: data is chosen, the target is not
    function swapHere(bytes calldata data) external {
        (bool ok, ) = exchange.call(data);
        require(ok);
    }

    // look-alike: one function of whatever contract
    function swapAt(Pool pool, uint256 amount) external {
        pool.swap(msg.sender, amount);
    }
}

contract Forwarder {
    // look-alike: it keeps nothing that could be taken, and says so at low confidence
    function forward(address to, bytes calldata data) external payable {
        (bool ok, ) = to.call{value: msg.value}(data); // expect: arbitrary_call high low
        require(ok);
    }
}
