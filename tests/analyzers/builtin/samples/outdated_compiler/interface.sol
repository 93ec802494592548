// clean
// look-alike: others compile it
pragma solidity >=0.5.0;

interface IOld {}
