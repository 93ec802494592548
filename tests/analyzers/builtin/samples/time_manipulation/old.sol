pragma solidity ^0.4.24;

contract Roulette {
    uint256 lastBlock;
    uint256 opened = now;
    uint256 unlocksAt;
    address owner = msg.sender;

    function bet() public payable {
        require(now != lastBlock); // expect: time_manipulation high
        lastBlock = now;
        if (now % 15 == 0) { // expect: time_manipulation high
            msg.sender.transfer(1 ether);
        }
    }

    function exact() public {
        require(block.timestamp == unlocksAt); // expect: time_manipulation medium
        opened = 0;
    }

    function lock(uint256 time) public {
        unlocksAt = block.number + (time / 14); // expect: time_manipulation low
    }

    function release() public {
        require(now >= unlocksAt); // expect: time_manipulation low low
        owner.transfer(address(this).balance);
    }

    // look-alike: a day is measured
    function day() public view returns (uint256) {
        return now % 1 days + now / 15;
    }

    function isOver() public view returns (bool) {
        return now >= 1546300800; // expect: time_manipulation info low
    }

    // look-alike: a deadline without money
    function close() public {
        require(now > opened + 30 days);
        opened = 0;
    }
}
