// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

contract Token {
    mapping(address => uint256) public balances;
    uint256 public supply;

    function burn(uint256 amount) external {
        unchecked {
            balances[msg.sender] -= amount; // expect: integer_overflow high
        }
    }

    function burnHalf(uint256 amount) external {
        unchecked {
            uint256 left = supply - amount / 2; // expect: integer_overflow high low
            supply = left;
        }
    }

    function negate(int256 amount) external pure returns (int256) {
        unchecked {
            return -amount;
        }
    }

    function count() external {
        unchecked {
            supply = supply ** supply;
            supply <<= 2;
        }
    }

    function compute(uint256 amount) external {
        unchecked {
            balances[msg.sender] = (amount + 1) * 3; // expect: integer_overflow high
        }
    }

    // look-alike: checked by the compiler
    function move(address to, uint256 amount) external {
        balances[msg.sender] -= amount;
        unchecked {
            balances[to] += amount;
        }
    }

    // look-alike: asked before
    function withdraw(uint256 amount) external {
        uint256 balance = balances[msg.sender];
        if (balance < amount) revert();
        unchecked {
            balances[msg.sender] = balance - amount;
        }
    }

    // look-alike: the counter of a loop
    function sum(uint256[] calldata amounts) external {
        for (uint256 i; i < amounts.length; ) {
            supply += amounts[i];
            unchecked {
                ++i;
            }
        }
    }
}
