pragma solidity ^0.4.24;

contract Piggy {
    address owner;
    mapping(address => uint) saved;

    constructor() public {
        owner = msg.sender;
    }

    function put() public payable {
        saved[msg.sender] += msg.value;
    }

    function smash() public {
        msg.sender.transfer(address(this).balance); // expect: unprotected_ether_withdrawal high
    }

    function gift(address to, uint amount) public {
        require(to.call.value(amount)()); // expect: unprotected_ether_withdrawal high
    }

    function back() public {
        require(saved[msg.sender] > 0);
        msg.sender.transfer(saved[msg.sender]); // expect: unprotected_ether_withdrawal high medium
    }

    // look-alike: what the caller has put in, and no more
    function take(uint amount) public {
        require(saved[msg.sender] >= amount);
        saved[msg.sender] -= amount;
        msg.sender.transfer(amount);
    }

    // look-alike: to the owner, whoever asks
    function sweep() public {
        owner.transfer(this.balance);
    }

    // look-alike: what came with the call goes on
    function forward(address to) public payable {
        to.transfer(msg.value);
    }

    // look-alike: for the owner only
    function empty() public {
        require(msg.sender == owner);
        msg.sender.transfer(this.balance);
    }
}

contract Wrapping {
    mapping(address => uint) saved;

    function put() public payable {
        saved[msg.sender] += msg.value;
    }

    // What is taken off wraps around.
    function take(uint amount) public {
        msg.sender.transfer(amount); // expect: unprotected_ether_withdrawal high
        saved[msg.sender] -= amount;
    }

    // The comparison is the wrong way round.
    function takeMore(uint amount) public {
        require(amount >= saved[msg.sender]);
        msg.sender.transfer(amount); // expect: unprotected_ether_withdrawal high low
        saved[msg.sender] -= amount;
    }

    // look-alike: bounded in other words
    function takeBounded(uint amount) public {
        require(!(saved[msg.sender] < amount));
        msg.sender.transfer(amount);
        saved[msg.sender] -= amount;
    }

    // look-alike: all of it
    function takeAll(uint amount) public {
        require(amount == saved[msg.sender]);
        msg.sender.transfer(amount);
        saved[msg.sender] -= amount;
    }

    // look-alike: at most this much
    function takeSmall(uint amount) public {
        require(amount < saved[msg.sender]);
        msg.sender.transfer(amount);
        saved[msg.sender] -= amount;
    }

    // look-alike: there is that much
    function takeNegated(uint amount) public {
        if (amount > saved[msg.sender]) throw;
        msg.sender.transfer(amount);
        saved[msg.sender] -= amount;
    }

    bool open;

    // Being open says nothing about how much.
    function takeOpen(uint amount) public {
        require(open || amount > 1);
        require(open);
        msg.sender.transfer(amount); // expect: unprotected_ether_withdrawal high low
        saved[msg.sender] -= amount;
    }
}
