pragma solidity ^0.4.24;

contract OddEven {
    uint256[2] public numbers;
    bytes32[2] commitments;
    address[2] players;
    uint256 count;

    function play(uint256 number) public payable {
        numbers[count] = number; // expect: front_running medium low
        players[count] = msg.sender;
        count++;
        if (count == 2) {
            players[(numbers[0] + numbers[1]) % 2].transfer(2 ether);
            count = 0;
        }
    }

    uint256 note;

    // look-alike: it decides nothing
    function donate(uint256 remark) public payable {
        note = remark;
    }

    // look-alike: a commitment shows nothing
    function commit(bytes32 hash) public payable {
        commitments[count] = keccak256(hash);
        count++;
    }
}
