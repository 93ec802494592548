// clean
// look-alike: of today
pragma solidity ^0.8.24;

contract New {}
