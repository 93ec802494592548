pragma solidity ^0.4.24;

interface Token {
    function balanceOf(address who) external view returns (uint256);
    function transferFrom(address from, address to, uint256 amount) external returns (bool);
}

contract Vault {
    Token token;
    uint256 totalSupply;
    uint256 held;
    mapping(address => uint256) shares;

    function deposit(uint256 amount) public {
        uint256 mine = totalSupply == 0 ? amount : amount * totalSupply / token.balanceOf(this); // expect: share_inflation high
        shares[msg.sender] += mine;
        totalSupply += mine;
        token.transferFrom(msg.sender, this, amount);
    }

    function depositEther() public payable {
        uint256 balance = address(this).balance - msg.value;
        shares[msg.sender] += msg.value * totalSupply / balance; // expect: share_inflation high
        totalSupply += msg.value;
    }

    // look-alike: it counts what it holds itself
    function depositCounted(uint256 amount) public {
        uint256 mine = amount * totalSupply / held;
        held += amount;
        shares[msg.sender] += mine;
        token.transferFrom(msg.sender, this, amount);
    }

    // look-alike: it only tells
    function preview(uint256 amount) public view returns (uint256) {
        return amount * totalSupply / token.balanceOf(this);
    }

    // look-alike: no shares
    function distribute(uint256 amount) public {
        held = amount * 5 / token.balanceOf(this);
        held = amount / token.balanceOf(this);
    }
}
