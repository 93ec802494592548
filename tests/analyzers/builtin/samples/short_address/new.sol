// clean
pragma solidity ^0.8.20;

contract Token {
    mapping(address => uint256) private balances;

    function transfer(address to, uint256 amount) external {
        balances[msg.sender] -= amount;
        balances[to] += amount;
    }
}
