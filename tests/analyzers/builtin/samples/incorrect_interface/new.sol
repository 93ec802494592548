// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

interface INft {
    function ownerOf(uint256 id) external view returns (address);

    function approve(address to, uint256 id) external returns (bool); // expect: incorrect_interface low

    function balanceOf(address owner) external view returns (uint8); // expect: incorrect_interface low
}

contract Nft {
    struct Owner {
        address account;
    }

    mapping(uint256 => Owner) private owners;

    function ownerOf(uint256 id) external view returns (Owner memory) { // expect: incorrect_interface high
        return owners[id];
    }

    function approve(address to, uint256 id) external {
        owners[id].account = to;
    }

    // look-alike: as it should be
    function transferFrom(address, address to, uint256 id) external {
        owners[id] = Owner(to);
    }
}
