pragma solidity ^0.4.24;

contract Batch {
    mapping(address => uint256) balances;
    uint256 price;

    function credit(address[] who) public payable {
        for (uint256 i = 0; i < who.length; i++) {
            balances[who[i]] += msg.value; // expect: msg_value_in_loop high
        }
    }

    function buy(uint256 count) public payable {
        while (count > 0) {
            require(msg.value >= price); // expect: msg_value_in_loop high
            count--;
        }
    }

    function buyOne() internal {
        require(msg.value == price); // expect: msg_value_in_loop high
        balances[msg.sender]++;
    }

    function buyMany(uint256 count) public payable {
        for (uint256 i = 0; i < count; i++) buyOne();
    }

    // look-alike: once
    function deposit() public payable {
        balances[msg.sender] += msg.value;
    }

    // look-alike: shares
    function split(address[] who) public payable {
        for (uint256 i = 0; i < who.length; i++) {
            balances[who[i]] += msg.value / who.length;
            balances[who[i]] += price;
        }
    }
}
