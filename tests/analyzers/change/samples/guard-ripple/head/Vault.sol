// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

import "./Governed.sol";
import {Cast} from "./Cast.sol";

contract Vault is Governed {
    using Cast for uint256;

    mapping(address => uint96) public debt;
    uint256 public rate;

    constructor() Governed(msg.sender) {}

    function setRate(uint256 rate_) external onlyGovernor {
        rate = rate_;
    }

    function sweep(address payable to) external onlyGovernor {
        to.transfer(address(this).balance);
    }

    function borrow(uint256 amount) external {
        debt[msg.sender] = amount.toUint96();
    }

    function stop() external whenRunning {
        rate = 0;
    }
}
