pragma solidity ^0.4.24;

contract Wallet {
    address owner = msg.sender;
    uint256 nonce;
    mapping(bytes32 => bool) used;
    mapping(address => uint256) balances;

    function pay(address to, uint256 amount, uint8 v, bytes32 r, bytes32 s) public {
        bytes32 hash = keccak256(to, amount); // expect: signature_replay high
        require(ecrecover(hash, v, r, s) == owner);
        to.transfer(amount);
    }

    function moveFor(address from, address to, uint256 amount, uint8 v, bytes32 r, bytes32 s) public {
        bytes32 hash = keccak256(abi.encodePacked(address(this), from, to, amount)); // expect: signature_replay high
        require(ecrecover(hash, v, r, s) == from);
        require(balances[from] >= amount);
        balances[from] -= amount;
        balances[to] += amount;
    }

    function payOnce(address to, uint256 amount, uint8 v, bytes32 r, bytes32 s) public {
        bytes32 hash = keccak256(to, amount, nonce); // expect: signature_replay high
        nonce++;
        require(ecrecover(hash, v, r, s) == owner);
        to.transfer(amount);
    }

    // look-alike: each hash is good once, and only here
    function payMarked(address to, uint256 amount, uint256 chainId, uint8 v, bytes32 r, bytes32 s) public {
        bytes32 hash = keccak256(address(this), chainId, to, amount);
        require(!used[hash]);
        used[hash] = true;
        require(ecrecover(hash, v, r, s) == owner);
        to.transfer(amount);
    }

    // look-alike: it only answers
    function isSigned(bytes32 hash, uint8 v, bytes32 r, bytes32 s) public view returns (bool) {
        return ecrecover(hash, v, r, s) == owner;
    }
}
