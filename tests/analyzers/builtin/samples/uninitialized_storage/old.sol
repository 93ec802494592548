pragma solidity ^0.4.24;

contract Roulette {
    struct Game {
        address player;
        uint256 number;
    }

    uint256 secret;
    Game[] games;
    Game last;
    mapping(uint256 => uint256) counts;

    function play(uint256 number) public {
        Game game; // expect: uninitialized_storage high
        game.player = msg.sender;
        game.number = number;
        games.push(game);
    }

    function playMarked(uint256 number) public {
        Game storage game; // expect: uninitialized_storage high
        game.number = number;
    }

    function fill() public {
        uint256[] list; // expect: uninitialized_storage high
        list.push(1);
    }

    function fillFixed() public {
        uint256[2] pair; // expect: uninitialized_storage high
        pair[0] = 1;
    }

    // look-alike: memory
    function preview(uint256 number) public view returns (uint256) {
        Game memory game;
        game.number = number;
        uint256[] memory list = new uint256[](1);
        return game.number + list[0];
    }

    // look-alike: it points somewhere
    function change(uint256 at) public {
        Game storage game = games[at];
        game.number = 1;
        uint256 count;
        count = 2;
    }

    // look-alike: it points somewhere before it is used
    function changeEither(bool first) public {
        Game storage game;
        if (first) game = games[0];
        else game = last;
        game.number = 1;
    }

    // look-alike: a mapping has no slot of its own
    function map() public {
        mapping(uint256 => uint256) chosen;
        chosen = counts;
        chosen[1] = 2;
    }
}
