pragma solidity ^0.4.24;

library SafeMath {
    function mul(uint256 a, uint256 b) internal pure returns (uint256) {
        return a * b;
    }

    function div(uint256 a, uint256 b) internal pure returns (uint256) {
        return a / b; // expect: precision_loss medium
    }
}

contract Wages {
    using SafeMath for uint256;

    uint256 daily;
    uint256 parts;

    function wage(uint256 count) public view returns (uint256) {
        uint256 base = daily / parts; // expect: precision_loss medium
        return base * count;
    }

    function fee(uint256 amount) public view returns (uint256) {
        return amount / 1000 * parts; // expect: precision_loss medium
    }

    function share(uint256 amount) public view returns (uint256) {
        return parts * (amount / daily); // expect: precision_loss medium
    }

    function safeShare(uint256 amount) public view returns (uint256) {
        return amount.div(daily).mul(parts);
    }

    // look-alike: the other way round
    function exact(uint256 amount) public view returns (uint256) {
        return amount * parts / daily;
    }

    // look-alike: down to a multiple
    function round(uint256 amount) public view returns (uint256) {
        return amount / daily * daily;
    }
}
