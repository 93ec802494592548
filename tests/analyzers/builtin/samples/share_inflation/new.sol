// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

interface IToken {
    function balanceOf(address who) external view returns (uint256);
    function totalSupply() external view returns (uint256);
    function mint(address to, uint256 amount) external;
}

contract Vault {
    error Nothing();

    IToken private asset;
    IToken private share;
    uint256 private totalShares;
    mapping(address => uint256) private owned;

    function totalAssets() public view returns (uint256) {
        return asset.balanceOf(address(this));
    }

    function convert(uint256 assets) public view returns (uint256) {
        uint256 supply = totalShares;
        return supply == 0 ? assets : (assets * supply) / totalAssets(); // expect: share_inflation high
    }

    function deposit(uint256 assets) external {
        uint256 mine = convert(assets);
        totalShares += mine;
        owned[msg.sender] += mine;
    }

    function join(uint256 assets) external {
        share.mint(msg.sender, assets * share.totalSupply() / asset.balanceOf(address(this))); // expect: share_inflation high
    }

    // look-alike: virtual shares and assets
    function depositVirtual(uint256 assets) external {
        uint256 mine = (assets * (totalShares + 1)) / (totalAssets() + 1);
        totalShares += mine;
    }

    // look-alike: nobody gets nothing
    function depositSome(uint256 assets, uint256 least) external {
        uint256 mine = (assets * totalShares) / totalAssets();
        if (mine < least) revert Nothing();
        totalShares += mine;
    }

    // look-alike: the first shares are nobody's
    function depositLocked(uint256 assets) external {
        if (totalShares == 0) _mint(address(0), 1000);
        _mint(msg.sender, (assets * totalShares) / totalAssets());
    }

    function _mint(address to, uint256 amount) private {
        owned[to] += amount;
        totalShares += amount;
    }

    // look-alike: what is given back
    function leave() external {
        owned[msg.sender] = totalShares / (totalAssets() + totalShares);
        owned[msg.sender] = totalShares * 2 / totalAssets();
    }
}
