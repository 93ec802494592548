// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

contract Forwarder {
    error CallFailed(bytes reason);
    event Done(bool ok);

    mapping(address => uint256) private owed;

    function lose(address payable to) external {
        to.call{value: 1 ether}(""); // expect: unchecked_call high
    }

    function loseNamed(address to, bytes calldata data) external returns (bytes memory) {
        (bool ok, bytes memory answer) = to.call(data); // expect: unchecked_call high
        return answer;
    }

    function loseData(address to, bytes calldata data) external returns (bytes memory answer) {
        (, answer) = to.delegatecall(data); // expect: unchecked_call high
    }

    // look-alike: bubbled up
    function run(address to, bytes calldata data) external {
        (bool ok, bytes memory answer) = to.call(data);
        if (!ok) revert CallFailed(answer);
    }

    // look-alike: checked by a function of its own
    function runChecked(address to, bytes calldata data) external {
        (bool ok, bytes memory answer) = to.staticcall(data);
        verify(ok, answer);
    }

    function verify(bool ok, bytes memory answer) private pure {
        if (!ok) revert CallFailed(answer);
    }

    // look-alike: told to whoever listens
    function tell(address to) external {
        (bool ok, ) = to.call("");
        emit Done(ok);
    }

    // look-alike: checked in assembly
    function bubble(address to, bytes calldata data) external {
        (bool ok, bytes memory answer) = to.call(data);
        assembly {
            if iszero(ok) { revert(add(answer, 32), mload(answer)) }
        }
    }

    // look-alike: a call that did not work is kept for later
    function tryPay(address to, uint256 amount) external {
        bool ok;
        (ok, ) = to.call{value: amount}("");
        owed[to] = ok ? 0 : amount;
    }
}

contract Quiet {
    // look-alike: whoever pops a flag knows of it, and it is told at low confidence
    function poke(address to) external {
        assembly {
            pop(call(gas(), to, 0, 0, 0, 0, 0)) // expect: unchecked_call high low
        }
    }

    // look-alike: the flag is what is returned
    function poll(address to) external returns (bool ok) {
        (ok, ) = to.call("");
    }

    function forget(address payable to) external {
        bool ok;
        ok = to.send(1 wei); // expect: unchecked_call high
    }
}
