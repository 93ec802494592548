pragma solidity ^0.4.24;

contract Codes {
    uint[] codes;
    uint[] notes;
    uint[] scores;
    address owner;

    function drop() public {
        codes.length--; // expect: arbitrary_storage_write high
    }

    function set(uint index, uint code) public {
        codes[index] = code; // expect: arbitrary_storage_write high
    }

    function resize(uint length) public {
        notes.length = length; // expect: arbitrary_storage_write high
    }

    function dropMany() public {
        require(codes.length >= 0);
        codes.length -= 2; // expect: arbitrary_storage_write high
    }

    // look-alike: there is something to drop
    function dropScore() public {
        require(scores.length > 0);
        scores.length--;
    }

    // look-alike: the length of this array is right, so the index is checked
    function setScore(uint index, uint score) public {
        scores[index] = score;
    }

    // look-alike: a mapping in all but name
    function clear() public {
        scores.length = 0;
    }

    // look-alike: only the owner
    function resizeAsOwner(uint length) public {
        require(msg.sender == owner);
        scores.length = length;
    }
}

contract More is Unknown {
    uint[] list;
    uint[] other;

    function drop() public {
        require(0 <= list.length);
        list.length -= 1; // expect: arbitrary_storage_write high
    }

    // look-alike: other words for the same question
    function dropAsked() public whatever {
        require(other.length != 0);
        other.length -= 1;
    }

    function grow() public {
        other.length += 1;
    }
}
