pragma solidity ^0.4.20;

contract Games {
    address owner;
    address winner;
    mapping(address => uint) won;

    function pay() public {
        winner.send(won[winner]); // expect: unchecked_call high
        won[winner] = 0;
    }

    function payWithGas() public {
        winner.call.value(won[winner]).gas(20000)(); // expect: unchecked_call high
    }

    function forward(bytes data) public {
        owner.delegatecall(data); // expect: unchecked_call high
    }

    function payAndForget() public {
        bool sent = winner.send(1 ether); // expect: unchecked_call high
        won[winner] = 0;
    }

    // look-alike: it is asked
    function payChecked() public {
        require(winner.send(1 ether));
        if (!owner.call.value(1)()) throw;
    }

    // look-alike: it reverts by itself
    function payByTransfer() public {
        winner.transfer(1 ether);
    }

    // look-alike: whoever called is told
    function payAndTell() public returns (bool) {
        return winner.send(1 ether);
    }

    // look-alike: a failure is made good
    function payOrKeep() public {
        if (winner.send(won[winner])) {
            won[winner] = 0;
        } else {
            won[owner] += 1;
        }
    }
}
