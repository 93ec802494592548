// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

interface IERC20 {
    function transfer(address to, uint256 amount) external returns (bool);
}

interface IHook {
    function notify() external;
}

abstract contract Guarded {
    uint256 private _status = 1;

    modifier nonReentrant() {
        require(_status == 1, "locked");
        _status = 2;
        _;
        _status = 1;
    }
}

contract WriteAfterCall is Guarded {
    mapping(address => uint256) public credit;

    function withdraw() external nonReentrant {
        uint256 amount = credit[msg.sender];
        (bool ok, ) = msg.sender.call{value: amount}("");
        require(ok, "send");
        credit[msg.sender] = 0;
    }
}

contract TokenThenWrite is Guarded {
    IERC20 public token;
    mapping(address => uint256) public staked;

    function leave() external nonReentrant {
        uint256 amount = staked[msg.sender];
        require(token.transfer(msg.sender, amount), "transfer");
        staked[msg.sender] = 0;
    }
}

contract CallLast is Guarded {
    mapping(address => uint256) public credit;

    function withdraw() external nonReentrant {
        uint256 amount = credit[msg.sender];
        credit[msg.sender] = 0;
        (bool ok, ) = msg.sender.call{value: amount}("");
        require(ok, "send");
    }
}

contract OwnFlag {
    bool private busy;
    IHook public hook;
    uint256 public count;

    function poke() external {
        require(!busy, "busy");
        busy = true;
        hook.notify();
        count += 1;
        busy = false;
    }
}

contract OtherLock is Guarded {
    mapping(address => uint256) public credit;

    function withdraw() external nonReentrant {
        uint256 amount = credit[msg.sender];
        (bool ok, ) = msg.sender.call{value: amount}("");
        require(ok, "send");
        credit[msg.sender] = 0;
    }
}

contract NoCall is Guarded {
    mapping(address => uint256) public votes;

    function vote(uint256 weight) external nonReentrant {
        votes[msg.sender] = weight;
    }
}

contract SplitLock is Guarded {
    mapping(address => uint256) public credit;

    function withdraw() external nonReentrant {
        uint256 amount = credit[msg.sender];
        (bool ok, ) = msg.sender.call{value: amount}("");
        require(ok, "send");
        credit[msg.sender] = 0;
    }
}

contract InternalPart is Guarded {
    mapping(address => uint256) public credit;

    function withdraw() external nonReentrant {
        uint256 amount = credit[msg.sender];
        (bool ok, ) = msg.sender.call{value: amount}("");
        require(ok, "send");
        credit[msg.sender] = 0;
    }
}

contract WriteFirst {
    mapping(address => uint256) public credit;

    function withdraw() external {
        uint256 amount = credit[msg.sender];
        credit[msg.sender] = 0;
        (bool ok, ) = msg.sender.call{value: amount}("");
        require(ok, "send");
    }
}

contract Restores {
    mapping(address => uint256) public credit;

    function withdraw(uint256 amount) external {
        credit[msg.sender] -= amount;
        payable(msg.sender).transfer(amount);
    }
}
