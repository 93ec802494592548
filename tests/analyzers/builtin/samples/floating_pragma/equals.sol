// clean
// look-alike: one version, said in full
pragma solidity =0.8.20;

contract Pinned {}
