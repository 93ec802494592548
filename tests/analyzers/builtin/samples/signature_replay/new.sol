// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

contract Claims {
    bytes32 private immutable domainSeparator;
    address private signer;
    mapping(address => uint256) private nonces;
    mapping(uint256 => bool) private spent;
    mapping(address => uint256) private lastIndex;
    uint256 private total;

    constructor(bytes32 separator) {
        domainSeparator = separator;
    }

    function claim(uint256 amount, uint8 v, bytes32 r, bytes32 s) external {
        bytes32 hash = keccak256(abi.encode(block.chainid, address(this), msg.sender, amount)); // expect: signature_replay high
        require(ecrecover(hash, v, r, s) == signer);
        payable(msg.sender).transfer(amount);
    }

    function record(bytes32 hash, uint8 v, bytes32 r, bytes32 s) external {
        require(signer == ecrecover(hash, v, r, s)); // expect: signature_replay high
        total += 1;
    }

    function recordUnknown(bytes calldata signature) external {
        require(signer == ECDSA.recover(_digest(msg.sender), signature)); // expect: signature_replay high low
        total += 1;
    }

    function recordHashed(bytes32 hash, bytes calldata signature) external {
        require(signer == ECDSA.recover(keccak256(abi.encode(hash)), signature)); // expect: signature_replay high
        total += 1;
    }

    // look-alike: EIP-712 with a nonce
    function permit(address owner, uint256 amount, uint8 v, bytes32 r, bytes32 s) external {
        bytes32 inner = keccak256(abi.encode(owner, amount, nonces[owner]++));
        bytes32 hash = keccak256(abi.encodePacked("\x19\x01", domainSeparator, inner));
        require(ecrecover(hash, v, r, s) == owner && owner != address(0));
        total += amount;
    }

    mapping(address => uint256) private rounds;

    // look-alike: the round is part of what is signed, and goes on
    function next(uint8 v, bytes32 r, bytes32 s) external {
        bytes32 hash = keccak256(abi.encode(block.chainid, rounds[msg.sender]));
        require(ecrecover(hash, v, r, s) == signer);
        rounds[msg.sender] += 1;
    }

    // look-alike: who knows what a library puts into the hash
    function useHash(uint256 nonce, uint8 v, bytes32 r, bytes32 s) external {
        require(nonce == nonces[msg.sender]++);
        require(ecrecover(Hashing.digest(nonce), v, r, s) == signer);
        total += 1;
    }

    function useOther(uint256 nonce, uint8 v, bytes32 r, bytes32 s) external {
        require(nonce == nonces[msg.sender]++);
        require(ecrecover(digestOf(nonce), v, r, s) == signer);
        total += 1;
    }

    // look-alike: numbers are spent
    function redeem(uint256 id, uint8 v, bytes32 r, bytes32 s) external {
        bytes32 hash = keccak256(abi.encode(block.chainid, id));
        require(!spent[id], "spent");
        spent[id] = true;
        require(ecrecover(hash, v, r, s) == signer);
        total += 1;
    }

    // look-alike: only upwards
    function update(uint256 index, uint8 v, bytes32 r, bytes32 s) external {
        require(index > lastIndex[msg.sender]);
        lastIndex[msg.sender] = index;
        bytes32 hash = keccak256(abi.encode(block.chainid, index, msg.sender));
        require(ecrecover(hash, v, r, s) == signer);
    }

    function useHere(uint256 nonce, uint8 v, bytes32 r, bytes32 s) external {
        require(nonce == nonces[msg.sender]++);
        bytes32 hash = keccak256(abi.encode(address(this), nonce)); // expect: signature_replay low low
        require(ecrecover(hash, v, r, s) == signer);
        total += 1;
    }

    // look-alike: nothing changes
    function verify(bytes32 hash, uint8 v, bytes32 r, bytes32 s) external returns (bool) {
        return ecrecover(hash, v, r, s) == signer;
    }
}

contract Checked is Unknown {
    uint256 private total;

    function run(bytes32 hash, bytes calldata signature) external {
        require(recover(hash, signature) == address(this)); // expect: signature_replay high
        total += 1;
    }
}
