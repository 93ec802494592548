pragma solidity ^0.4.24;

contract Token {
    mapping(address => uint256) balances;

    function decimals() public view returns (uint256) { // expect: incorrect_interface medium
        return 18;
    }

    function transfer(address to, uint256 amount) public { // expect: incorrect_interface high
        balances[to] += amount;
    }

    function approve(address spender, uint256 amount) public returns (bool) {
        return spender != address(0) && amount > 0;
    }

    function transferFrom(address from, address to, uint256 amount) public; // expect: incorrect_interface high

    // look-alike: a name of its own
    function transferMany(address[] to, uint256 amount) public {
        balances[to[0]] += amount;
    }

    // look-alike: nobody calls it from outside
    function symbol() internal pure returns (bytes32) {
        return "T";
    }

    // look-alike: uint is uint256
    function balanceOf(address who) public view returns (uint) {
        return balances[who];
    }
}

// look-alike: no token at all
contract Bank {
    function transfer(address to, uint256 amount) public {
        to.transfer(amount);
    }
}
