// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

contract Vault {
    address public owner;
    address public priceOracle;
    bool private started;
    mapping(address => bool) public operator;
    mapping(address => mapping(address => bool)) public approved;

    error NotOwner();
    error NotOperator();

    constructor() {
        owner = msg.sender;
    }

    function _checkOwner() internal view {
        if (msg.sender != owner) revert NotOwner();
    }

    function sweep(address payable to) external {
        _checkOwner();
        to.transfer(address(this).balance);
    }

    function run() external {
        if (!operator[msg.sender]) revert NotOperator();
        started = true;
    }

    function transferOwnership(address next) external {
        require(next != address(0), "zero");
        owner = next; // expect: access_control high
    }

    function setOperator(address who, bool may) external {
        operator[who] = may; // expect: access_control high medium
    }

    function setPriceOracle(address next) external {
        priceOracle = next; // expect: access_control high medium
    }

    // look-alike: asks by a function of its own
    function setOracleAsOwner(address next) external {
        _checkOwner();
        priceOracle = next;
    }

    // look-alike: what one lets others do
    function approve(address who, bool may) external {
        approved[msg.sender][who] = may;
    }

    // look-alike: an operator may resign
    function renounce() external {
        operator[msg.sender] = false;
    }
}

contract Points {
    mapping(address => uint256) private pointsOf;
    uint256 private total;

    function spend(uint256 amount) external {
        pointsOf[msg.sender] -= amount;
    }

    function grant(address to, uint256 amount) external {
        pointsOf[to] += amount; // expect: access_control high medium
    }

    // look-alike: a count that nobody spends
    function note(uint256 amount) external {
        total += amount;
    }
}

abstract contract Governed {
    address private governor = msg.sender;

    modifier onlyGovernor() {
        isGovernor(msg.sender);
        _;
    }

    modifier onlyRealGovernor() {
        require(isGovernor(msg.sender));
        _;
    }

    function isGovernor(address who) internal view returns (bool) {
        return who == governor;
    }
}

contract Rates is Governed {
    uint256 public interestRate;

    // The modifier asks, and does not listen to the answer.
    function setInterestRate(uint256 next) external onlyGovernor {
        interestRate = next; // expect: access_control high medium
    }

    // look-alike: here it does
    function setRealRate(uint256 next) external onlyRealGovernor {
        interestRate = next;
    }
}

contract Clubs {
    struct Club {
        mapping(address => bool) members;
        uint256 size;
    }

    mapping(uint256 => Club) private clubs;
    uint256 private visits;

    function visit(uint256 club) external {
        require(clubs[club].members[msg.sender]);
        visits += 1;
    }

    function join(uint256 club, address who) external {
        clubs[club].members[who] = true; // expect: access_control high medium
    }

    // look-alike: a member of the record that lets nobody in
    function resize(uint256 club, uint256 size) external {
        clubs[club].size = size;
    }
}
