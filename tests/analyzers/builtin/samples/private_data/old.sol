pragma solidity ^0.4.24;

contract Games {
    struct Player {
        address who;
        uint256 number;
    }

    Player[2] private players;
    uint256 private count;
    string private password; // expect: private_data medium low
    uint256 private secretNumber; // expect: private_data medium low
    uint8 answer;
    bytes32 private passwordHash;
    uint256 public pin;
    uint256 private secretCount;

    function setUp(string given, uint8 number, bytes32 hash) public {
        password = given;
        answer = number;
        passwordHash = keccak256(hash);
        pin = number;
    }

    function play(uint256 number) public payable {
        players[count] = Player(msg.sender, number); // expect: private_data high
        count++;
        if (count == 2) pickWinner();
    }

    function pickWinner() private {
        uint256 sum = players[0].number + players[1].number;
        players[sum % 2].who.transfer(address(this).balance);
        count = 0;
    }

    function guess(uint8 number) public {
        require(number == answer); // expect: private_data high
        msg.sender.transfer(1 ether);
    }

    // look-alike: everyone knows that it is there for all to read
    function guessPublic(uint256 number) public view returns (bool) {
        require(number == pin);
        return true;
    }

    // look-alike: only the hash is stored
    function open(bytes32 given) public view {
        require(keccak256(given) == passwordHash);
    }

    // look-alike: an index is no secret
    function leave(uint256 which) public {
        require(which != count && secretCount > 0);
        count = 0;
    }
}
