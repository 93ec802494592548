// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

contract Records {
    event Told(bool ok, uint256 number);

    function tell() external {
        bool ok; // expect: uninitialized_local low
        uint256 sum; // expect: uninitialized_local low
        emit Told(ok, sum + 1);
    }

    // look-alike: assembly sets it
    function size(address who) external view returns (uint256) {
        uint256 length;
        assembly {
            length := extcodesize(who)
        }
        return length;
    }

    // look-alike: it is called what it is
    function reset() external {
        uint256 zero;
        bool ok = true;
        emit Told(ok, zero);
        bytes32 other;
        uint256 unused;
        delete unused;
        uint256[2] memory many;
        delete many[0];
    }

    function pair() external returns (uint256) {
        (uint256 a, ) = (1, 2);
        uint256 b;
        (b, a) = (a, 5);
        return b;
    }
}
