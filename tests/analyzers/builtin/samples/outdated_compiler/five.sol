pragma solidity 0.5.17; // expect: outdated_compiler info

contract Old {}
