pragma solidity ^0.4.11;

contract Owned {
    address owner;

    modifier onlyOwner() {
        require(msg.sender == owner);
        _;
    }
}

contract MultiSafe is Owned {
    function Multisafe() public { // expect: wrong_constructor_name high
        owner = msg.sender;
    }

    function drain() public onlyOwner {
        msg.sender.transfer(address(this).balance);
    }
}

// Copied from a contract called PiggyBank.
contract SavingsBank is Owned {
    uint rate;

    function PiggyBank(uint initial) { // expect: wrong_constructor_name high medium
        owner = msg.sender;
        rate = initial;
    }
}

contract Auctioneer is Owned {
    function Auctoneer() public { // expect: wrong_constructor_name high medium
        owner = tx.origin;
    }
}

contract Store is Owned {
    function constructor() public { // expect: wrong_constructor_name high
        owner = msg.sender;
    }
}

// look-alike: this is the constructor
contract Vault is Owned {
    function Vault() public {
        owner = msg.sender;
    }

    // look-alike: only the owner gets through
    function Transfer(address next) public onlyOwner {
        owner = next;
    }
}

contract Shop is Owned {
    mapping(address => uint) stock;

    // look-alike: writes what belongs to the caller
    function Buy() public payable {
        stock[msg.sender] += msg.value;
    }

    // look-alike: a question
    function shop() public view returns (address) {
        return owner;
    }
}

contract Pool is Owned {
    function Pool() public {
        owner = msg.sender;
    }
}

contract Whirlpool is Pool {
    // look-alike: no more than a name that contains the other
    function whirl() public returns (uint) {
        return 1;
    }
}

contract Harbour is Owned {
    // look-alike: nobody outside can call it
    function Harbor() internal {
        owner = msg.sender;
    }
}

contract Harbours is Owned {
    function harbour() public { // expect: wrong_constructor_name high medium
        owner = msg.sender;
    }
}
