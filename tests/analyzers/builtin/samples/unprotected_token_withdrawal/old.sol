pragma solidity ^0.5.0;

interface ERC20 {
    function transfer(address to, uint value) external returns (bool);
    function balanceOf(address who) external view returns (uint);
}

contract Till {
    ERC20 token;
    address owner;
    mapping(address => uint) held;

    constructor() public {
        owner = msg.sender;
    }

    function empty() public {
        require(token.transfer(msg.sender, token.balanceOf(address(this)))); // expect: unprotected_token_withdrawal high low
    }

    function give(address to, uint amount) public {
        require(token.transfer(to, amount)); // expect: unprotected_token_withdrawal high
    }

    function giveAny(ERC20 other, uint amount) public {
        other.transfer(msg.sender, amount); // expect: unprotected_token_withdrawal high
    }

    // look-alike: what the sender has
    function take(uint amount) public {
        require(held[msg.sender] >= amount);
        held[msg.sender] -= amount;
        require(token.transfer(msg.sender, amount));
    }

    // look-alike: only the owner
    function sweep(address to) public {
        require(msg.sender == owner);
        require(token.transfer(to, 1));
    }

    // look-alike: to the owner, whoever asks
    function collect() public {
        require(token.transfer(owner, 1));
    }
}
