// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

contract Throne {
    error Refused();

    address payable private king;
    uint256 private prize;
    address payable[] private heirs;

    function claim() external payable {
        require(msg.value > prize);
        (bool ok, ) = king.call{value: prize}(""); // expect: denial_of_service high
        if (!ok) revert Refused();
        king = payable(msg.sender);
        prize = msg.value;
    }

    function register() external {
        heirs.push(payable(msg.sender));
    }

    function inherit() external {
        for (uint256 i; i < heirs.length; ++i) {
            (bool ok, ) = heirs[i].call{value: 1 ether}(""); // expect: denial_of_service high
            require(ok);
        }
    }

    // look-alike: who refuses is skipped
    function inheritSome() external {
        for (uint256 i; i < heirs.length; ++i) {
            (bool ok, ) = heirs[i].call{value: 1 ether}("");
            if (!ok) continue;
        }
    }

    function payList(address payable[] calldata list) external payable {
        for (uint256 i; i < list.length; ++i) {
            list[i].transfer(1); // expect: denial_of_service low low
        }
    }

    struct Call {
        address target;
        uint256 value;
        bytes data;
    }

    Call[] private calls;

    // look-alike: a call that was asked for, with all that belongs to it
    function execute() external {
        for (uint256 i; i < calls.length; ++i) {
            (bool ok, ) = calls[i].target.call{value: calls[i].value}(calls[i].data);
            require(ok);
        }
    }
}
