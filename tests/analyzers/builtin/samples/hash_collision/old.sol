pragma solidity ^0.4.24;

contract Names {
    mapping(bytes32 => address) owners;
    uint256[] list;
    string prefix;

    function register(string first, string last) public {
        owners[keccak256(first, last)] = msg.sender; // expect: hash_collision high
    }

    function registerPacked(bytes a, bytes b) public {
        bytes32 key = sha256(abi.encodePacked(msg.sender, a, b)); // expect: hash_collision high
        owners[key] = msg.sender;
    }

    function registerStored(string name) public {
        owners[keccak256(prefix, name)] = msg.sender; // expect: hash_collision high
    }

    // look-alike: lengths are kept
    function registerEncoded(string first, string last) public {
        owners[keccak256(abi.encode(first, last))] = msg.sender;
    }

    // look-alike: one string among fixed values
    function registerOne(string name) public {
        owners[keccak256(msg.sender, name, now)] = msg.sender;
    }
}
