pragma solidity ^0.4.19;

contract Deposits {
    mapping(address => uint) credit;
    mapping(address => bool) seen;
    uint total;
    address owner;
    bool locked;

    function Deposits() public {
        owner = msg.sender;
    }

    function put() public payable {
        credit[msg.sender] += msg.value;
    }

    function take(uint amount) public {
        if (credit[msg.sender] >= amount) {
            if (msg.sender.call.value(amount)()) { // expect: reentrancy high
                credit[msg.sender] -= amount;
            }
        }
    }

    function takeAll() public {
        uint amount = credit[msg.sender];
        require(msg.sender.call.value(amount)()); // expect: reentrancy high
        credit[msg.sender] = 0;
    }

    modifier paysBonus() {
        msg.sender.call.value(1)();
        _;
    }

    modifier onlyOnce() {
        require(!seen[msg.sender]);
        _;
    }

    function firstTime() public onlyOnce paysBonus { // expect: reentrancy high
        seen[msg.sender] = true;
    }

    // look-alike: first the books, then the money
    function takeSafely(uint amount) public {
        require(credit[msg.sender] >= amount);
        credit[msg.sender] -= amount;
        require(msg.sender.call.value(amount)());
    }

    // look-alike: with 2300 gas nobody comes back
    function takeByTransfer() public {
        uint amount = credit[msg.sender];
        msg.sender.transfer(amount); // expect: reentrancy low low
        credit[msg.sender] = 0;
    }
}

contract Locked {
    mapping(address => uint) credit;
    bool locked;

    function put() public payable {
        credit[msg.sender] += msg.value;
    }

    // look-alike: a lock of its own
    function takeLocked() public {
        require(!locked);
        locked = true;
        uint amount = credit[msg.sender];
        require(msg.sender.call.value(amount)());
        credit[msg.sender] = 0;
        locked = false;
    }
}

contract HalfLocked {
    mapping(address => uint) credit;
    bool locked;

    function take() public {
        require(!locked);
        locked = true;
        require(msg.sender.call.value(credit[msg.sender])()); // expect: reentrancy high medium
        credit[msg.sender] = 0;
        locked = false;
    }

    // The lock keeps nobody from handing on what is being paid out.
    function give(address to, uint amount) public {
        require(credit[msg.sender] >= amount);
        credit[msg.sender] -= amount;
        credit[to] += amount;
    }
}

contract Peer {
    function supports() public view returns (bool);
}

contract Welcome {
    mapping(address => uint) gifts;

    // Before 0.5 a question could do anything.
    function welcome() public {
        require(gifts[msg.sender] == 0);
        require(Peer(msg.sender).supports()); // expect: reentrancy high medium
        gifts[msg.sender] = gifts[msg.sender].add(20);
    }
}

library Adding {
    function add(uint a, uint b) internal pure returns (uint) {
        return a + b;
    }
}
