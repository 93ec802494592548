// clean
// look-alike: an old word in a new file
pragma abicoder v2;
pragma solidity 0.8.20;

contract New {}
