pragma solidity ^0.4.24;

contract Payments {
    address owner = msg.sender;
    mapping(uint256 => address) owners;
    mapping(address => bool) isOwner;

    function take(address id, bytes32 hash, uint8 v, bytes32 r, bytes32 s) public {
        if (id != ecrecover(hash, v, r, s)) return; // expect: missing_sig_validation high
        id.transfer(1 ether);
    }

    function sell(uint256 token, bytes32 hash, uint8 v, bytes32 r, bytes32 s) public {
        assembly {
            if iszero(v) { revert(0, 0) }
        }
        address signer = ecrecover(hash, v, r, s);
        require(signer == owners[token]); // expect: missing_sig_validation high
        owners[token] = msg.sender;
    }

    function run(bytes32 hash, uint8 v, bytes32 r, bytes32 s) public {
        require(ecrecover(hash, v, r, s) == owner); // expect: missing_sig_validation low low
        owner = msg.sender;
    }

    // look-alike: nobody is not somebody
    function takeChecked(address id, bytes32 hash, uint8 v, bytes32 r, bytes32 s) public {
        require(id != address(0));
        require(id == ecrecover(hash, v, r, s));
        id.transfer(1 ether);
    }

    // look-alike: the sender is somebody
    function prove(bytes32 hash, uint8 v, bytes32 r, bytes32 s) public {
        require(msg.sender == ecrecover(hash, v, r, s));
        owner = msg.sender;
    }

    // look-alike: nobody is no member
    function vote(bytes32 hash, uint8 v, bytes32 r, bytes32 s) public {
        require(isOwner[ecrecover(hash, v, r, s)]);
        owner = msg.sender;
    }

    // look-alike: no signature
    function give(address to) public {
        require(to == owner);
        owner = to;
    }
}
