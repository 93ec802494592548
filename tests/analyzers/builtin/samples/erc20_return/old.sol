pragma solidity ^0.4.24;

contract ERC20 {
    function transfer(address to, uint value) public returns (bool);
    function transferFrom(address from, address to, uint value) public returns (bool);
    function approve(address spender, uint value) public returns (bool);
}

contract Reverting {
    function transfer(address to, uint value) public;
}

contract Market {
    ERC20 token;
    mapping(address => uint) held;

    function put(uint amount) public {
        token.transferFrom(msg.sender, this, amount); // expect: erc20_return high
        held[msg.sender] += amount;
    }

    function take(uint amount) public {
        held[msg.sender] -= amount;
        token.transfer(msg.sender, amount); // expect: erc20_return high
    }

    function allow(address market) public {
        ERC20(token).approve(market, 1); // expect: erc20_return low
    }

    // look-alike: asked
    function takeChecked(uint amount) public {
        held[msg.sender] -= amount;
        require(token.transfer(msg.sender, amount));
    }

    // look-alike: asked later
    function putChecked(uint amount) public {
        bool paid = token.transferFrom(msg.sender, this, amount);
        if (!paid) revert();
        held[msg.sender] += amount;
    }

    // look-alike: ether, which reverts
    function pay(address to) public {
        to.transfer(1);
    }

    // look-alike: it answers nothing
    function give(Reverting other) public {
        other.transfer(msg.sender, 1);
    }
}
