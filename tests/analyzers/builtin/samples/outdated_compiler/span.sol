pragma solidity >=0.7.0 <0.9.0; // expect: outdated_compiler info

contract Old {}
