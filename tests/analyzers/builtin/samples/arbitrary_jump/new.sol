// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

contract Tables {
    struct Table {
        function(uint256) internal pure returns (uint256) step;
    }

    function one(uint256 value) internal pure returns (uint256) {
        return value + 1;
    }

    function pick(uint256 to) external pure returns (uint256) {
        Table memory table = Table({step: one});
        assembly ("memory-safe") {
            mstore(table, to) // expect: arbitrary_jump high
        }
        return table.step(1);
    }

    function pickLocal(uint256 to) external pure returns (uint256) {
        function(uint256) internal pure returns (uint256) step = one;
        assembly {
            step := to // expect: arbitrary_jump high
        }
        return step(1);
    }

    // look-alike: it is looked at, and not changed
    function where() external pure returns (uint256 place) {
        function(uint256) internal pure returns (uint256) step = one;
        assembly {
            place := step
        }
    }

    // look-alike: another contract's function, which is called and not jumped to
    function ask(function() external back, uint256 selector) external {
        assembly {
            back.selector := selector
        }
        back();
    }
}
