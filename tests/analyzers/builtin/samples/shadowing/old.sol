pragma solidity ^0.4.24;

contract Base {
    address owner = msg.sender;
    uint256 private cap;
    uint256 total;
}

contract Token is Base {
    address owner; // expect: shadowing low
    uint256 private cap; // expect: shadowing info
    uint256 supply;

    // look-alike: locals come and go
    function set(uint256 total) public {
        uint256 amount = total;
        supply = amount;
    }
}

contract Other {
    uint256 supply;
}

contract Both is Other, Token {
    uint256 total; // expect: shadowing low
}
