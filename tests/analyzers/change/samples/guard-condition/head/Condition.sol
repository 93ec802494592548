// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

interface IPool {
    function swap(address to, uint256 amount) external returns (uint256 out);
    function balanceOf(address who) external view returns (uint256);
    function transfer(address to, uint256 amount) external returns (bool);
}

contract EarlyWithdrawal {
    mapping(address => uint256) public saved;
    uint256 public unlock;

    function withdraw() external { // expect: guard_removed high medium
        uint256 amount = saved[msg.sender];
        saved[msg.sender] = 0;
        payable(msg.sender).transfer(amount);
    }
}

contract FreeTickets {
    uint256 public constant PRICE = 1 ether;
    mapping(address => uint256) public tickets;

    function buy() external payable { // expect: guard_removed high medium
        tickets[msg.sender] += 1;
    }
}

contract Twice {
    mapping(uint256 => bool) public claimed;
    IPool public pool;

    function claim(uint256 id) external { // expect: guard_removed high medium
        claimed[id] = true;
        pool.transfer(msg.sender, 1 ether);
    }
}

contract Slippage {
    IPool public pool;

    function trade(uint256 amount, uint256) external returns (uint256 out) { // expect: guard_removed high medium
        out = pool.swap(msg.sender, amount);
    }
}

contract Late {
    mapping(uint256 => bool) public claimed;

    function claim(uint256 id, address payable to) external { // expect: guard_removed high medium
        (bool ok, ) = to.call{value: 1 ether}("");
        require(ok, "send");
        require(!claimed[id], "claimed");
        claimed[id] = true;
    }
}

contract Operand {
    bool public closed;
    mapping(address => uint256) public share;

    function take(uint256 amount) external { // expect: integer_overflow high medium
        require(!closed, "no");
        unchecked {
            share[msg.sender] -= amount;
        }
        payable(msg.sender).transfer(amount);
    }
}

contract Paused {
    bool public paused;
    uint256 public total;

    modifier whenNotPaused() {
        require(!paused, "paused");
        _;
    }

    function add(uint256 amount) external { // expect: guard_removed medium high
        total += amount;
    }
}

contract HigherCap {
    uint256 public fee;
    address public owner;

    function setFee(uint256 fee_) external { // expect: guard_removed low medium
        require(msg.sender == owner, "owner");
        require(fee_ <= 1_000, "cap");
        fee = fee_;
    }
}

contract NowChecked {
    mapping(address => uint256) public balance;

    // look-alike: the subtraction reverts by itself now
    function spend(uint256 amount) external {
        balance[msg.sender] -= amount;
    }
}

contract Stricter {
    mapping(address => uint256) public balance;
    uint256 public cap;

    // look-alike: less gets through than before
    function add(uint256 amount) external payable {
        require(amount <= 5, "five");
        require(amount == msg.value, "value");
        balance[msg.sender] += amount;
    }
}

contract Locals {
    mapping(address => uint256) public balance;
    uint256 public start;
    uint256 internal constant WAIT = 1 weeks;

    error Early(uint256 end);

    // look-alike: the same bound by way of a constant and a local variable
    function leave() external {
        uint256 end = WAIT + start;
        bool isEarly = end >= block.timestamp;
        if (isEarly) revert Early(end);
        uint256 amount = balance[msg.sender];
        balance[msg.sender] = 0;
        payable(msg.sender).transfer(amount);
    }
}

contract LateIsFine {
    mapping(address => uint256) public balance;
    uint256 public limit;

    // look-alike: a revert takes the write back
    function add(uint256 amount) external {
        balance[msg.sender] = amount;
        require(amount <= limit, "limit");
    }
}

contract Arithmetic {
    uint256 public supply;

    // look-alike: since 0.8 the compiler asks the same
    function mint(uint256 amount) external {
        supply += amount;
    }
}

contract Refund {
    // look-alike: there is no call any more whose answer could be asked
    function send(address) external {}
}
