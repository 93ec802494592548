pragma solidity ^0.4.24;

contract List {
    address[] members;
    uint256[] numbers;
    uint256 total;
    uint256 next;
    address owner = msg.sender;
    address[] staff;

    function join() public {
        members.push(msg.sender);
    }

    function add(uint256 value) public {
        numbers.length += 1;
        numbers[numbers.length - 1] = value;
    }

    function addMany(uint256 value, uint256 count) public {
        for (uint256 i = 0; i < count; i++) { // expect: dos_gas_limit low low
            numbers.push(value);
        }
    }

    function addManyAsOwner(uint256 count) public {
        require(msg.sender == owner);
        while (numbers.length < count) numbers.push(1);
    }

    function sum() public {
        for (uint256 i = 0; i < numbers.length; i++) { // expect: dos_gas_limit high
            total += numbers[i];
        }
    }

    function visit() public {
        uint256 count = members.length;
        uint256 i = 0;
        while (i < count) { // expect: dos_gas_limit high
            i++;
        }
    }

    function clear() public {
        numbers = new uint256[](0); // expect: dos_gas_limit high
    }

    function forget() public {
        delete members; // expect: dos_gas_limit high
    }

    function hire(address who) public {
        require(msg.sender == owner);
        staff.push(who);
    }

    function callStaff() public {
        for (uint256 i = 0; i < staff.length; i++) { // expect: dos_gas_limit low low
            total += 1;
        }
    }

    // look-alike: nobody else makes it long
    function dismiss() public {
        require(msg.sender == owner);
        delete staff;
    }

    // look-alike: page by page
    function sumPage(uint256 from, uint256 size) public {
        uint256 end = from + size;
        if (end > numbers.length) end = numbers.length;
        for (uint256 i = from; i < end; i++) total += numbers[i];
    }

    // look-alike: it looks at the gas
    function work() public {
        while (next < members.length && gasleft() > 50000) next++;
        for (uint256 i = 0; gasleft() > members.length; i++) next++;
    }

    // look-alike: it costs nobody anything
    function longest() public view returns (uint256 most) {
        for (uint256 i = 0; i < numbers.length; i++) if (numbers[i] > most) most = numbers[i];
    }

    // look-alike: a list in memory
    function sumOf(uint256[] values) public {
        for (uint256 i = 0; i < values.length; i++) total += values[i];
        for (;;) { if (total > 5) break; total++; }
    }

    // look-alike: it never runs
    function nothing() public {
        uint256 count = numbers.length;
        for (uint256 i = count; i < count; i--) total += 1;
    }

    // look-alike: staff is never given away as a whole, one entry is
    function drop(uint256 at) public {
        delete numbers[at];
    }
}
