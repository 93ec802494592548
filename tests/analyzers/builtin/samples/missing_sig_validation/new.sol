// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

contract Permits {
    mapping(address => uint256) private allowances;
    mapping(uint256 => address) private ownerOf;
    address private constant ROOT = 0x1111111111111111111111111111111111111111;

    function permit(address owner, bytes32 hash, uint8 v, bytes32 r, bytes32 s) external {
        require(owner == ecrecover(hash, v, r, s), "no"); // expect: missing_sig_validation high
        allowances[owner] = 1;
    }

    function give(uint256 id, bytes32 hash, uint8 v, bytes32 r, bytes32 s) external {
        if (ecrecover(hash, v, r, s) != ownerOf[id]) revert(); // expect: missing_sig_validation high
        ownerOf[id] = msg.sender;
    }

    // look-alike: zero is refused
    function permitChecked(address owner, bytes32 hash, uint8 v, bytes32 r, bytes32 s) external {
        address signer = ecrecover(hash, v, r, s);
        require(address(0) != signer && signer == owner, "no");
        allowances[owner] = 1;
    }

    // look-alike: a constant is not zero
    function root(bytes32 hash, uint8 v, bytes32 r, bytes32 s) external {
        require(ecrecover(hash, v, r, s) == ROOT);
        allowances[ROOT] = 1;
    }

    // look-alike: two signers
    function both(bytes32 hash, uint8 v, bytes32 r, bytes32 s) external {
        require(ecrecover(hash, v, r, s) == ecrecover(hash, 27, r, s) && v > 5);
        allowances[msg.sender] = 1;
    }
}
