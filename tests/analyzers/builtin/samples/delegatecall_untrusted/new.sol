// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

contract Wallet {
    address private immutable module;
    mapping(address => bool) private trusted;
    address private owner = msg.sender;

    constructor(address only) {
        module = only;
    }

    function execute(address to, bytes calldata data) external payable returns (bytes memory) {
        (bool ok, bytes memory answer) = to.delegatecall(data); // expect: delegatecall_untrusted high
        require(ok);
        return answer;
    }

    function raw(address to) external {
        assembly {
            let ok := delegatecall(gas(), to, 0, 0, 0, 0) // expect: delegatecall_untrusted high
            if iszero(ok) { revert(0, 0) }
        }
    }

    // look-alike: a module that was chosen when the wallet was made
    function update(bytes calldata data) external {
        (bool ok, ) = module.delegatecall(data);
        require(ok);
    }

    // look-alike: calls itself, one function after the other
    function multicall(bytes[] calldata calls) external {
        for (uint256 i = 0; i < calls.length; i++) {
            (bool ok, ) = address(this).delegatecall(calls[i]);
            require(ok);
        }
    }
}

contract Simulator {
    mapping(address => bool) private known;
    address[] private modules;

    // look-alike: whatever it does is undone
    function simulate(address to, bytes calldata data) external {
        (bool ok, bytes memory answer) = to.delegatecall(data);
        assembly {
            revert(add(answer, 32), mload(answer))
        }
    }

    // look-alike: it is refused when it works
    function probe(address to, bytes calldata data) external {
        (bool ok, ) = to.delegatecall(data); // expect: delegatecall_untrusted high
        require(!ok);
    }

    // look-alike: only what is known, whoever made it so
    function run(address to, bytes calldata data) external {
        require(known[to]);
        (bool ok, ) = to.delegatecall(data); // expect: delegatecall_untrusted high low
        require(ok);
    }
}
