pragma solidity ^0.4.24; // expect: floating_pragma info

contract Floating {}
