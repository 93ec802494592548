pragma solidity ^0.4.24;

contract Ledger {
    address owner;
    address pending;
    uint fee;
    uint supply;
    mapping(address => uint) balances;
    mapping(address => bool) admins;

    constructor() public {
        owner = msg.sender;
        admins[msg.sender] = true;
    }

    modifier onlyOwner() {
        require(msg.sender == owner);
        _;
    }

    function withdraw() public onlyOwner {
        owner.transfer(this.balance);
    }

    function close() public {
        require(admins[msg.sender]);
        selfdestruct(owner);
    }

    function changeOwner(address next) public {
        owner = next; // expect: access_control high
    }

    function grab() public {
        if (msg.sender != address(0)) {
            owner = msg.sender; // expect: access_control high
        }
    }

    function promote(address who) public {
        admins[who] = true; // expect: access_control high medium
    }

    function setFee(uint next) public {
        fee = next; // expect: access_control high medium
    }

    function mint(address to, uint amount) public {
        supply += amount; // expect: access_control high medium
        balances[to] += amount; // expect: access_control high medium
    }

    // look-alike: only the owner
    function setFeeAsOwner(uint next) public onlyOwner {
        fee = next;
    }

    // look-alike: the one who was offered it
    function offer(address next) public onlyOwner {
        pending = next;
    }

    function accept() public {
        require(msg.sender == pending);
        owner = pending;
    }

    // look-alike: it was somebody's before
    function transfer(address to, uint amount) public {
        require(balances[msg.sender] >= amount);
        balances[msg.sender] -= amount;
        balances[to] += amount;
    }

    // look-alike: paid for
    function buy() public payable {
        balances[msg.sender] += msg.value;
    }
}

contract Shares {
    address owner = msg.sender;
    uint price;
    uint counted;
    uint balanceTotal;
    mapping(address => uint) balances;
    Bank bank;

    function check() public {
        require(msg.sender == owner);
        counted = 1;
    }

    // look-alike: no setting by its name
    function setCounted(uint next) public {
        counted = next;
    }

    // look-alike: paid for, by a function that takes ether
    function setPriceFor(uint next) public payable {
        price = next;
    }

    // look-alike: another contract takes something for it
    function buy(uint amount) public {
        bank.take(msg.sender, amount);
        balances[msg.sender] += amount;
        balanceTotal += amount;
    }

    // look-alike: one more, whatever the caller says
    function count(address who) public {
        balances[who]++;
        balanceTotal += 1;
    }

    // look-alike: ether is sent, and nothing granted
    function send(address to) public {
        to.transfer(1);
        balanceTotal = 0;
    }
}

contract Bank {
    function take(address from, uint amount) public;
}
