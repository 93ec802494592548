pragma solidity 0.8.0 - 0.8.20; // expect: floating_pragma info

contract Floating {}
