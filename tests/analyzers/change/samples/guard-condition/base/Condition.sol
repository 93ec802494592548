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

    function withdraw() external {
        require(block.timestamp >= unlock, "locked");
        uint256 amount = saved[msg.sender];
        saved[msg.sender] = 0;
        payable(msg.sender).transfer(amount);
    }
}

contract FreeTickets {
    uint256 public constant PRICE = 1 ether;
    mapping(address => uint256) public tickets;

    function buy() external payable {
        require(msg.value == PRICE, "price");
        tickets[msg.sender] += 1;
    }
}

contract Twice {
    mapping(uint256 => bool) public claimed;
    IPool public pool;

    function claim(uint256 id) external {
        if (claimed[id]) revert();
        claimed[id] = true;
        pool.transfer(msg.sender, 1 ether);
    }
}

contract Slippage {
    IPool public pool;

    function trade(uint256 amount, uint256 minimum) external returns (uint256 out) {
        out = pool.swap(msg.sender, amount);
        require(out >= minimum, "slippage");
    }
}

contract Late {
    mapping(uint256 => bool) public claimed;

    function claim(uint256 id, address payable to) external {
        require(!claimed[id], "claimed");
        (bool ok, ) = to.call{value: 1 ether}("");
        require(ok, "send");
        claimed[id] = true;
    }
}

contract Operand {
    bool public closed;
    mapping(address => uint256) public share;

    function take(uint256 amount) external {
        require(!closed && share[msg.sender] > amount, "no");
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

    function add(uint256 amount) external whenNotPaused {
        total += amount;
    }
}

contract HigherCap {
    uint256 public fee;
    address public owner;

    function setFee(uint256 fee_) external {
        require(msg.sender == owner, "owner");
        require(fee_ <= 500, "cap");
        fee = fee_;
    }
}

contract NowChecked {
    mapping(address => uint256) public balance;

    function spend(uint256 amount) external {
        require(balance[msg.sender] >= amount, "balance");
        unchecked {
            balance[msg.sender] -= amount;
        }
    }
}

contract Stricter {
    mapping(address => uint256) public balance;
    uint256 public cap;

    function add(uint256 amount) external payable {
        require(amount < 10, "ten");
        require(amount == msg.value || amount == 0, "value");
        balance[msg.sender] += amount;
    }
}

contract Locals {
    mapping(address => uint256) public balance;
    uint256 public start;

    function leave() external {
        require(block.timestamp > start + 7 days, "early");
        uint256 amount = balance[msg.sender];
        balance[msg.sender] = 0;
        payable(msg.sender).transfer(amount);
    }
}

contract LateIsFine {
    mapping(address => uint256) public balance;
    uint256 public limit;

    function add(uint256 amount) external {
        require(amount <= limit, "limit");
        balance[msg.sender] = amount;
    }
}

contract Arithmetic {
    uint256 public supply;

    function mint(uint256 amount) external {
        uint256 next = supply + amount;
        require(next >= supply, "overflow");
        supply = next;
    }
}

contract Refund {
    IPool public pool;

    function send(address to) external {
        require(pool.transfer(to, 1), "transfer");
    }
}
