// clean
// look-alike: others compile it
pragma solidity ^0.8.0;

interface IFloating {}
