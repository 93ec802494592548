pragma solidity ^0.5.0;

interface ERC20 {
    function transferFrom(address from, address to, uint value) external returns (bool);
    function allowance(address owner, address spender) external view returns (uint);
}

contract Shop {
    ERC20 token;
    address owner;
    mapping(address => mapping(address => bool)) allowed;

    function pay(address buyer, uint amount) public {
        require(token.transferFrom(buyer, address(this), amount)); // expect: arbitrary_from_transfer high
    }

    function collect(address[] memory buyers) public {
        for (uint i = 0; i < buyers.length; i++) {
            take(buyers[i], 1);
        }
    }

    function take(address buyer, uint amount) internal {
        token.transferFrom(buyer, owner, amount); // expect: arbitrary_from_transfer high
    }

    // look-alike: from the sender
    function buy(uint amount) public {
        require(token.transferFrom(msg.sender, address(this), amount));
    }

    // look-alike: the buyer has agreed
    function buyFor(address buyer, uint amount) public {
        require(allowed[buyer][msg.sender]);
        require(token.transferFrom(buyer, address(this), amount));
    }

    // look-alike: only the owner
    function charge(address buyer, uint amount) public {
        require(msg.sender == owner);
        require(token.transferFrom(buyer, owner, amount));
    }
}
