// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

import {IERC20 as Token} from "./Token.sol";

/// 😀 wide characters before what is found: 漢字 Ω
interface Receiver {
    receive() external payable;
    fallback() external;
}

abstract contract Modern is Receiver {
    uint256 immutable early = late + 1;
    uint256 public immutable late = 2;
    string public constant NAME = unicode"Ünï 😀";

    constructor() { assembly { let now := timestamp() pop(now) } }

    modifier paid(address payable to) { to.transfer(1); _; }

    function go(address target, bytes calldata input) external paid(payable(target)) returns (bool) {
        require(tx.origin == msg.sender, unicode"😀"); target.delegatecall(input);
        (bool ok,) = target.call{value: 1, gas: 5}(input);
        (target.call(input));
        unchecked { for (uint256 i = 0; i < 3; i++) { if (block.timestamp > i) break; } }
        try Token(target).transfer(target, 1) returns (bool done) { ok = done; } catch {}
        return ok;
    }
}

function free(uint256 x) view returns (uint256) { return x + block.timestamp; }
