pragma solidity ^0.4.24;

contract Shop {
    uint256 public price;
    uint256 public fixedPrice = 1 ether;
    address owner = msg.sender;
    mapping(address => mapping(address => uint256)) allowed;

    function setPrice(uint256 next) public {
        require(msg.sender == owner);
        price = next;
    }

    function buy() public payable {
        require(msg.value >= price); // expect: price_race low
        owner = msg.sender;
    }

    function buyOrThrow() public payable {
        if (msg.value < price) throw; // expect: price_race low
        owner = msg.sender;
    }

    function approve(address spender, uint256 amount) public returns (bool) {
        allowed[msg.sender][spender] = amount; // expect: price_race info
        return true;
    }

    // look-alike: nobody changes it
    function buyFixed() public payable {
        require(msg.value >= fixedPrice);
        owner = msg.sender;
    }

    // look-alike: up and down
    function increaseApproval(address spender, uint256 more) public {
        allowed[msg.sender][spender] += more;
    }
}

contract Careful {
    mapping(address => mapping(address => uint256)) allowed;

    // look-alike: zero comes first
    function approve(address spender, uint256 amount) public {
        require(amount == 0 || allowed[msg.sender][spender] == 0);
        allowed[msg.sender][spender] = amount;
    }
}
