// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

interface IERC20 {
    function transfer(address to, uint256 amount) external returns (bool);
    function transferFrom(address from, address to, uint256 amount) external returns (bool);
    function balanceOf(address who) external view returns (uint256);
}

interface IERC721 {
    function transferFrom(address from, address to, uint256 id) external;
}

library SafeERC20 {
    error Failed(address token);

    function safeTransfer(IERC20 token, address to, uint256 amount) internal {
        (bool ok, bytes memory answer) = address(token).call(abi.encodeCall(token.transfer, (to, amount)));
        if (!ok || (answer.length > 0 && !abi.decode(answer, (bool)))) revert Failed(address(token));
    }
}

contract Vault {
    using SafeERC20 for IERC20;

    IERC20 private immutable asset;
    IERC721 private immutable nft;
    mapping(address => uint256) private shares;

    constructor(IERC20 token, IERC721 collection) {
        asset = token;
        nft = collection;
    }

    function deposit(uint256 amount) external {
        shares[msg.sender] += amount;
        asset.transferFrom(msg.sender, address(this), amount); // expect: erc20_return high
    }

    function sweep(address token, address to) external {
        bool sent = IERC20(token).transfer(to, 1); // expect: erc20_return high
    }

    // look-alike: the library looks at the answer
    function withdraw(uint256 amount) external {
        shares[msg.sender] -= amount;
        asset.safeTransfer(msg.sender, amount);
    }

    // look-alike: an item answers nothing
    function pull(uint256 id) external {
        nft.transferFrom(msg.sender, address(this), id);
    }

    // look-alike: what came in is counted
    function depositMeasured(uint256 amount) external returns (bool) {
        return asset.transferFrom(msg.sender, address(this), amount);
    }
}

contract Coin is IERC20 {
    mapping(address => uint256) public balanceOf;

    function transfer(address to, uint256 amount) external returns (bool) {
        balanceOf[msg.sender] -= amount;
        balanceOf[to] += amount;
        return true;
    }

    function transferFrom(address, address, uint256) external returns (bool) {
        return true;
    }

    // look-alike: a token that is known, and told at low confidence
    function pay(Coin other) external {
        other.transfer(msg.sender, 1); // expect: erc20_return high low
        this.transfer(msg.sender, 1);
    }
}
