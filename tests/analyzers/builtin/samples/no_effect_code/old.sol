pragma solidity ^0.4.24;

contract Idle {
    uint256 total;

    function run(address to, uint256 amount) public {
        total == 5; // expect: no_effect_code low
        amount + 1; // expect: no_effect_code low
        to.call.value(amount); // expect: no_effect_code low
        to.call.gas(5000).value(amount); // expect: no_effect_code low
        amount > total; // expect: no_effect_code low
    }

    // look-alike: a real call
    function pay(address to, uint256 amount) public {
        require(to.call.value(amount)());
    }

    // look-alike: assignments
    function set(uint256 amount) public {
        total = amount;
        total += 1;
        total++;
    }
}
