pragma solidity ^0.4.24; // expect: outdated_compiler info

contract Old {}
