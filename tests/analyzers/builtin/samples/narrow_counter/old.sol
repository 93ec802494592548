pragma solidity ^0.4.24;

contract Counters {
    address[] users;
    uint256 total;

    function refund() public {
        for (var i = 0; i < users.length; i++) { // expect: narrow_counter medium
            total++;
        }
    }

    function refundByte(uint256 count) public {
        for (uint8 i = 0; i < count; i++) { // expect: narrow_counter medium
            total++;
        }
    }

    function refundWord(uint32 count) public {
        uint16 i = 0;
        while (i <= count) { // expect: narrow_counter medium
            i++;
        }
    }

    // look-alike: a small number
    function ten() public {
        for (uint8 i = 0; i < 10; i++) total++;
    }

    // look-alike: as wide as it has to be
    function all() public {
        var count = users.length;
        for (var j = count; j < count; j++) total++;
        for (uint256 i = 0; i < users.length; i++) total++;
    }
}
