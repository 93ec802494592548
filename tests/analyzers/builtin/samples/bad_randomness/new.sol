// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

contract Raffle {
    address[] private players;
    address private winner;
    mapping(uint256 => bytes32) private answers;

    function draw() external {
        uint256 index = block.prevrandao % players.length; // expect: bad_randomness high high
        winner = players[index];
    }

    function drawByHash() external {
        bytes32 seed = keccak256(abi.encodePacked(block.timestamp, msg.sender, players.length));
        winner = players[uint256(seed) % players.length]; // expect: bad_randomness high high
    }

    function hashOf(uint256 salt) private view returns (bytes32) {
        return keccak256(abi.encode(blockhash(block.number - 1), salt));
    }

    function drawByFunction(uint256 salt) external {
        winner = players[uint8(uint256(hashOf(salt)))]; // expect: bad_randomness high high
    }

    function keep(bytes32 given) external returns (bytes20) {
        address maker = block.coinbase; // expect: bad_randomness low low
        return bytes20(uint160(maker));
    }

    // look-alike: chance that an oracle gives
    function fulfil(uint256 request, uint256 word) external {
        winner = players[word % players.length];
        answers[request] = keccak256(abi.encode(word, block.timestamp));
    }

    // look-alike: an hour of the day
    function hour() external view returns (uint256) {
        return (block.timestamp % 86400) / 3600;
    }

    // look-alike: a hash of what everybody signed
    function slot(bytes32 key) external pure returns (uint256) {
        return uint256(keccak256(abi.encode(key))) % 256;
    }
}
