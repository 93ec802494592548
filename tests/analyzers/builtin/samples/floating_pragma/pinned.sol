// clean
// look-alike: one version
pragma solidity 0.8.20;

contract Pinned {}
