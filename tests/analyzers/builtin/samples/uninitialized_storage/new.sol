// clean
pragma solidity ^0.8.20;

contract Modern {
    struct Game {
        uint256 number;
    }

    Game[] private games;

    // look-alike: the compiler would refuse it
    function change(uint256 at) external {
        Game storage game;
        game = games[at];
        game.number = 1;
    }
}
