pragma solidity ^0.4.24;

contract Lottery {
    uint8 answer;
    bytes32 id;
    uint256 drawAt;
    address winner;
    address[] players;

    constructor() public {
        answer = uint8(keccak256(block.blockhash(block.number - 1), now)); // expect: bad_randomness high high
    }

    function roll() public {
        bool won = (block.number % 2) == 0; // expect: bad_randomness high medium
        if (won) winner = msg.sender;
    }

    function draw() public {
        uint256 seed = uint256(keccak256(now, msg.sender)); // expect: bad_randomness high medium
        winner = players[seed % players.length]; // expect: bad_randomness high high
    }

    function rand(uint256 max) private view returns (uint256) {
        return uint256(blockhash(block.number - 1)) % max; // expect: bad_randomness high high
    }

    function play() public {
        winner = players[rand(players.length)];
    }

    function drawLater() public {
        require(block.number > drawAt + 2);
        answer = uint8(uint256(blockhash(drawAt + 1))); // expect: bad_randomness low low
        id = blockhash(drawAt); // expect: bad_randomness low low
    }

    // look-alike: a name for something
    function open() public {
        id = keccak256(msg.sender, now);
        drawAt = block.number;
    }

    // look-alike: the day of today
    function today() public view returns (uint256) {
        return now % 1 days;
    }
}
