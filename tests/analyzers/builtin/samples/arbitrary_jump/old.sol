pragma solidity ^0.4.25;

contract Jumps {
    struct Action {
        function() internal run;
    }

    struct Plain {
        uint run;
    }

    function first() internal {}

    function second() internal {}

    function breakIt() public payable {
        Action memory action;
        action.run = first;
        assembly {
            mstore(action, add(mload(action), callvalue)) // expect: arbitrary_jump high
        }
        action.run();
    }

    function breakLocal(uint to) public {
        function() internal next = first;
        assembly {
            next := add(next, to) // expect: arbitrary_jump high
        }
        next();
    }

    // look-alike: chosen by a condition
    function choose(bool which) public {
        function() internal next = which ? first : second;
        next();
    }

    // look-alike: nothing to jump to
    function store(uint to) public returns (uint) {
        Plain memory plain;
        assembly {
            mstore(plain, to)
        }
        return plain.run;
    }
}

contract Bodies {
    // look-alike: no body, and nothing that is a pointer
    function later() public;

    function plain(uint to) public returns (uint value) {
        bytes memory text;
        assembly {
            mstore(text, to)
            value := mload(text)
        }
    }
}
