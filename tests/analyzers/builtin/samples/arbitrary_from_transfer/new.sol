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

interface Permissions {
    function forbids(address from, address by) external view returns (bool);
}

contract Puller is Unknown {
    Permissions private permissions;
    IERC20 private asset;

    function takeFrom(address from, uint256 amount) external whatever {
        asset.transferFrom(from, address(this), amount); // expect: arbitrary_from_transfer high
    }

    // look-alike: another contract is asked whether the account agrees
    function pullAllowed(address from, uint256 amount) external {
        require(!permissions.forbids(from, msg.sender));
        asset.transferFrom(from, address(this), amount);
    }

    // look-alike: its own tokens
    function own(address from, uint256 amount) external {
        this.transferFrom(from, msg.sender, amount);
    }

    function transferFrom(address from, address to, uint256 amount) public {
        // look-alike: it is no library's function that is called here
        move(from, to, amount);
    }

    function move(address from, address to, uint256 amount) internal {}

    function both(address from, uint256 amount) external {
        transferFrom(from, msg.sender, amount);
    }
}
