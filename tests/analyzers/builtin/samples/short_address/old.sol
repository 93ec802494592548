pragma solidity ^0.4.24;

contract Token {
    mapping(address => uint256) balances;

    function transfer(address to, uint256 amount) public returns (bool) { // expect: short_address low
        require(balances[msg.sender] >= amount);
        balances[msg.sender] -= amount;
        balances[to] += amount;
        return true;
    }

    function transferFrom(address from, address to, uint256 amount) public { // expect: short_address low
        balances[from] = balances[from] - amount;
        balances[to] = balances[to] + amount;
    }

    function add(uint256 a, uint256 b) internal pure returns (uint256) {
        return a + b;
    }

    function send(address to, uint amount) external { // expect: short_address low
        balances[to] = add(balances[to], amount);
    }

    function mint(address to, uint256 amount) public { // expect: short_address low
        balances[to] += amount;
    }

    // look-alike: short input is refused
    function transferChecked(address to, uint256 amount) public {
        require(msg.data.length >= 68);
        balances[msg.sender] -= amount;
        balances[to] += amount;
    }

    // look-alike: the amount comes first
    function pay(uint256 amount, address to) public {
        balances[to] += amount;
    }

    // look-alike: nothing is added to
    function set(address to, uint256 amount) public {
        balances[to] = amount;
        require(amount > 0);
    }

    // look-alike: a list
    function payAll(address[] to, uint256 amount) public {
        balances[to[0]] += amount;
    }

    // look-alike: one argument
    function take(uint256 amount) public {
        balances[msg.sender] -= amount;
        delete balances[address(this)];
    }
}
