// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

interface IERC20 {
    function transfer(address to, uint256 amount) external returns (bool);
    function transferFrom(address from, address to, uint256 amount) external returns (bool);
}

library SafeERC20 {
    function safeTransfer(IERC20 token, address to, uint256 amount) internal {
        require(token.transfer(to, amount));
    }
}

contract Pool {
    using SafeERC20 for IERC20;

    mapping(address => uint256) private owed;

    error NotOwed();

    function recover(IERC20 token, address to, uint256 amount) external {
        token.safeTransfer(to, amount); // expect: unprotected_token_withdrawal high
    }

    function recoverBy(IERC20 token, uint256 amount) external {
        SafeERC20.safeTransfer(token, msg.sender, amount); // expect: unprotected_token_withdrawal high
    }

    // look-alike: what is owed to the sender
    function claim(IERC20 token) external {
        uint256 amount = owed[msg.sender];
        if (amount == 0) revert NotOwed();
        delete owed[msg.sender];
        token.safeTransfer(msg.sender, amount);
    }

    // look-alike: it is taken back in the same run, and told at low confidence
    function lend(IERC20 token, uint256 amount) external {
        token.safeTransfer(msg.sender, amount); // expect: unprotected_token_withdrawal high low
        token.transferFrom(msg.sender, address(this), amount);
    }
}

contract Stateless {
    // look-alike: it keeps nothing, and says so at low confidence
    function sweep(IERC20 token, address to, uint256 amount) external {
        token.transfer(to, amount); // expect: unprotected_token_withdrawal high low
    }

    function transfer(address to, uint256 amount) public {}

    // look-alike: its own function
    function move(address to, uint256 amount) external {
        this.transfer(to, amount);
        transfer(to, amount);
    }
}
