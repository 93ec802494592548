pragma solidity ^0.4.24;

contract Relay {
    mapping(bytes32 => bool) used;
    mapping(bytes => bool) usedBytes;
    mapping(address => uint256) balances;
    mapping(bytes32 => bool) done;

    function recoverFrom(bytes32 hash, bytes signature) internal pure returns (address) {
        bytes32 r;
        bytes32 s;
        uint8 v;
        assembly {
            r := mload(add(signature, 32))
            s := mload(add(signature, 64))
            v := byte(0, mload(add(signature, 96)))
        }
        return ecrecover(hash, v, r, s);
    }

    function move(bytes signature, address to, uint256 amount) public {
        bytes32 key = keccak256(abi.encodePacked(to, amount, signature)); // expect: signature_malleability high
        require(!used[key]);
        used[key] = true;
        address from = recoverFrom(keccak256(to, amount), signature);
        balances[from] -= amount;
    }

    function moveByBytes(bytes signature, bytes32 hash) public {
        require(!usedBytes[signature]); // expect: signature_malleability high
        usedBytes[signature] = true;
        balances[recoverFrom(hash, signature)] -= 1;
    }

    // look-alike: what was signed is remembered
    function moveByHash(bytes signature, address to, uint256 amount) public {
        bytes32 hash = keccak256(to, amount);
        require(!done[hash]);
        done[hash] = true;
        balances[recoverFrom(hash, signature)] -= amount;
    }

    // look-alike: no signature is checked
    function store(bytes data) public {
        usedBytes[data] = true;
    }
}
