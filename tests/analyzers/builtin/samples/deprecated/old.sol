pragma solidity ^0.4.24;

contract Old {
    uint256 total;

    function read() constant returns (uint256) { // expect: deprecated info
        return total;
    }

    function write(address to) public {
        if (total > 5) throw; // expect: deprecated info
        var x = 1; // expect: deprecated info
        total = x + now; // expect: deprecated info
        bytes32 last = block.blockhash(1); // expect: deprecated info
        bytes32 hash = sha3(last); // expect: deprecated info
        to.callcode(hash); // expect: deprecated info
        total = msg.gas; // expect: deprecated info
        suicide(to); // expect: deprecated info
    }
}
