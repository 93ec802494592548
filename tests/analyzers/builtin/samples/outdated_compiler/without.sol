// clean
// look-alike: nothing is said, or nothing that can be read
pragma solidity nonsense;

contract Bare {}
