pragma solidity ^0.4.24;

contract Other {
    function answer() public returns (uint256);
}

contract Checks {
    uint256 total;
    address owner = msg.sender;
    Other other;

    function fail() public {
        assert(false); // expect: assert_violation high
    }

    function set(uint256 value) public {
        assert(value < 100); // expect: assert_violation medium
        total = value;
    }

    function onlyOwner() public {
        assert(msg.sender == owner); // expect: assert_violation medium
        total = 0;
    }

    function ask() public {
        assert(other.answer() == 42); // expect: assert_violation high
    }

    function invariant() public {
        assert(total < 1000); // expect: assert_violation high
    }

    // look-alike: arithmetic cannot fail after this
    function add(uint256 amount) public {
        uint256 sum = total + amount;
        assert(sum >= total);
        total = sum;
        assert(true);
    }

    // look-alike: that is what require is for
    function setRequired(uint256 value) public {
        require(value < 100);
        total = value;
    }
}
