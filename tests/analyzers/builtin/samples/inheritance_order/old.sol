pragma solidity ^0.4.24;

contract First {
    function limit() public returns (uint256) {
        return 1;
    }

    function own() public returns (uint256) {
        return 1;
    }
}

contract Second {
    function limit() public returns (uint256) {
        return 2;
    }

    function own() public returns (uint256) {
        return 2;
    }

    function hidden() private {}
}

contract Third {
    function limit() public returns (uint256) {
        return 3;
    }

    function hidden() private {}
}

contract Both is
    First, // expect: inheritance_order info
    Second
{
    // look-alike: it says itself what it does
    function own() public returns (uint256) {
        return 3;
    }
}

contract Other is
    Second, // expect: inheritance_order info
    Third
{}

contract Turned is
    Third, // expect: inheritance_order info
    First
{}

contract Last is
    First, // expect: inheritance_order info
    Third
{}

// look-alike: one inherits from the other
contract Child is First {
    function limit() public returns (uint256) {
        return 4;
    }
}

contract Grandchild is First, Child {}

// look-alike: nothing in common
contract Alone {
    function other() public {}
}

contract Mixed is First, Alone {}

// look-alike: an interface has no bodies
contract Abstract {
    function limit() public returns (uint256);
}

contract Complete is Abstract, First {}
