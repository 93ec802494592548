pragma solidity ^0.4.24;

contract Token {
    address owner; // expect: state_visibility info
    uint256 total = 5; // expect: state_visibility info
    mapping(address => uint256) balances; // expect: state_visibility info
    uint256[] list; // expect: state_visibility info

    // look-alike: said
    uint256 public supply;
    // look-alike: said
    uint256 private cap;
    // look-alike: said
    uint256 internal step;
    // look-alike: its value stands next to it
    uint256 constant DECIMALS = 18;

    function set(uint256 value) public {
        uint256 local = value;
        total = local;
    }
}
