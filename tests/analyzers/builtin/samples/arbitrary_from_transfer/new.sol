// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

interface IERC20 {
    function transferFrom(address from, address to, uint256 amount) external returns (bool);
}

library SafeERC20 {
    function safeTransferFrom(IERC20 token, address from, address to, uint256 amount) internal {
        (bool ok, ) = address(token).call(abi.encodeCall(token.transferFrom, (from, to, amount)));
        require(ok);
    }
}

contract Vault {
    using SafeERC20 for IERC20;

    IERC20 private immutable asset;
    mapping(address => uint256) private shares;

    constructor(IERC20 token) {
        asset = token;
    }

    function depositFrom(address from, address receiver, uint256 amount) external {
        asset.safeTransferFrom(from, address(this), amount); // expect: arbitrary_from_transfer high
        shares[receiver] += amount;
    }

    function pull(IERC20 token, address from, uint256 amount) external {
        SafeERC20.safeTransferFrom(token, from, msg.sender, amount); // expect: arbitrary_from_transfer high
    }

    // look-alike: the account and the sender are the same
    function depositOwn(address from, uint256 amount) external {
        require(from == msg.sender, "not yours");
        asset.safeTransferFrom(from, address(this), amount);
    }

    // look-alike: the sender
    function deposit(uint256 amount) external {
        asset.safeTransferFrom(msg.sender, address(this), amount);
        shares[msg.sender] += amount;
    }

    // look-alike: who signed it has agreed
    function depositSigned(address from, uint256 amount, uint8 v, bytes32 r, bytes32 s) external {
        require(ecrecover(keccak256(abi.encode(from, amount)), v, r, s) == from);
        asset.safeTransferFrom(from, address(this), amount);
    }
}
