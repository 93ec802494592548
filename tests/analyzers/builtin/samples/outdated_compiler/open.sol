pragma solidity >=0.6.0; // expect: outdated_compiler info

contract Old {}
