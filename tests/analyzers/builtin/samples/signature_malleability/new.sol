// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

contract Relay {
    mapping(bytes32 => bool) private used;
    mapping(address => uint256) private nonces;
    uint256 private total;

    function run(bytes32 hash, uint8 v, bytes32 r, bytes32 s) external {
        require(!used[keccak256(abi.encode(v, r, s))]); // expect: signature_malleability high
        used[keccak256(abi.encode(v, r, s))] = true;
        require(ecrecover(hash, v, r, s) != address(0));
        total++;
    }

    function runByLibrary(bytes32 hash, bytes calldata signature) external {
        bytes32 key = keccak256(signature); // expect: signature_malleability high low
        require(!used[key]);
        used[key] = true;
        require(ECDSA.recover(hash, signature) != address(0));
        total++;
    }

    // look-alike: only the lower half of s
    function runLow(bytes32 hash, uint8 v, bytes32 r, bytes32 s) external {
        require(uint256(s) <= 0x7FFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF5D576E7357A4501DDFE92F46681B20A0);
        require(!used[keccak256(abi.encode(v, r, s))]);
        used[keccak256(abi.encode(v, r, s))] = true;
        require(ecrecover(hash, v, r, s) != address(0));
    }

    // look-alike: a nonce
    function runNext(bytes32 hash, uint8 v, bytes32 r, bytes32 s) external {
        address signer = ecrecover(hash, v, r, s);
        require(signer != address(0));
        nonces[signer]++;
    }
}
