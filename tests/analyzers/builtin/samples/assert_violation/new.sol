// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

contract Checks {
    uint256 private total;

    function check(uint256 value) internal {
        assert(value > 0); // expect: assert_violation low low
        total = value;
    }

    function set(uint256 value) external {
        check(value);
    }

    function pay() external payable {
        assert(msg.value == 1 ether); // expect: assert_violation medium
    }

    // look-alike: it was required
    function setSmall(uint256 value) external {
        require(value < 100);
        assert(value < 100);
        total = value;
    }

    // look-alike: what was added is there
    function add(uint256 amount) external {
        total += amount;
        uint256 more = amount * 2;
        assert(more / amount == 2 || amount == 0);
    }

    uint256 private lower;
    uint256 private upper;

    function setLower(uint256 given) external {
        lower = given;
    }

    function setUpper(uint256 given) external {
        upper = given;
    }

    function ordered() external view {
        assert(lower <= upper); // expect: assert_violation low low
    }

    function bounded() external view {
        assert(upper < 100); // expect: assert_violation high
    }

    function raise() external {
        upper = 50;
        assert(upper < 100); // expect: assert_violation low low
    }
}
