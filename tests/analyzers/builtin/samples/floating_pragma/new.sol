pragma solidity >=0.8.0 <0.9.0; // expect: floating_pragma info

contract Floating {}
