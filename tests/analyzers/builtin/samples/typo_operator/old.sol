pragma solidity ^0.4.24;

contract Sums {
    uint256 total;
    int256 delta;

    function add() public {
        total =+ 1; // expect: typo_operator low
        delta =- 1; // expect: typo_operator low
        total = + 5;
    }

    function addMore(uint256 more) public {
        total =+ more; // expect: typo_operator low
        total =+more; // expect: typo_operator low
    }

    // look-alike: a negative number
    function negative() public {
        delta = -1;
    }

    // look-alike: a negative number without blanks
    function negativeShort() public {
        delta=-1;
    }

    // look-alike: the right way round
    function right() public {
        total += 1;
        delta -= 1;
    }

    // look-alike: not
    function flip(bool on) public returns (bool other) {
        other = !on;
    }
}
