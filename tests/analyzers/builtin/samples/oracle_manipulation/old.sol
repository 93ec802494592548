pragma solidity ^0.4.24;

interface Pair {
    function getReserves() external view returns (uint112, uint112, uint32);
    function token0() external view returns (address);
}

interface Token {
    function balanceOf(address who) external view returns (uint256);
}

contract Lender {
    Pair pair;
    Token a;
    Token b;
    mapping(address => uint256) debts;
    mapping(address => uint256) collateral;

    function price() public view returns (uint256) {
        (uint112 x, uint112 y, ) = pair.getReserves();
        return uint256(y) * 1e18 / x; // expect: oracle_manipulation high
    }

    function borrow(uint256 amount) public {
        uint256 worth = a.balanceOf(pair) * 1e18 / b.balanceOf(pair); // expect: oracle_manipulation high
        require(collateral[msg.sender] * worth > amount);
        debts[msg.sender] += amount;
    }

    function ratio() public view returns (uint256) {
        return a.balanceOf(address(pair)) / b.balanceOf(address(pair)); // expect: oracle_manipulation low low
    }

    // look-alike: shares of what it holds itself
    function shareValue(uint256 amount) public view returns (uint256) {
        return amount * a.balanceOf(this) / b.balanceOf(this);
    }

    // look-alike: one side only
    function depth() public view returns (uint256) {
        return a.balanceOf(pair) / 2;
    }
}
