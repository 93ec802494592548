pragma solidity >=0.4.11<0.5.0;

contract Legacy {
    uint counter;
    mapping(address => uint) credit;
    address owner;

    function Legacy() { owner = msg.sender; }

    function () payable { counter += 1; counter += 2; }

    function take(uint amount) {
        if (credit[msg.sender] < amount) throw;
        msg.sender.call.value(amount)();
        msg.sender.call.gas(1000)(bytes4(sha3("x()")));
        credit[msg.sender] -= amount;
        if (now > 10 && block.blockhash(1) != 0) suicide(owner);
    }

    function twice(address to) public {
        to.send(1);
        to.send(2);
        if (to.send(3)) {}
        require(to.send(4));
        counter = 1;
        for (;;) { to.send(5); }
        to.transfer(1);
        credit[to] = 0;
    }
}
