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

    function withdraw() external { // expect: guard_removed high high
        uint256 amount = credit[msg.sender];
        (bool ok, ) = msg.sender.call{value: amount}(""); // expect: reentrancy high medium
        require(ok, "send");
        credit[msg.sender] = 0;
    }
}

contract TokenThenWrite is Guarded {
    IERC20 public token;
    mapping(address => uint256) public staked;

    function leave() external { // expect: guard_removed high high
        uint256 amount = staked[msg.sender];
        require(token.transfer(msg.sender, amount), "transfer");
        staked[msg.sender] = 0;
    }
}

contract CallLast is Guarded {
    mapping(address => uint256) public credit;

    // Others may still be entered while the call runs.
    function withdraw() external { // expect: guard_removed medium high
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

    function poke() external { // expect: guard_removed high high
        hook.notify();
        count += 1;
    }
}

contract OtherLock {
    mapping(address => uint256) public credit;
    bool private entered;

    modifier lock() {
        if (entered) revert();
        entered = true;
        _;
        entered = false;
    }

    // look-alike: another lock
    function withdraw() external lock {
        uint256 amount = credit[msg.sender];
        (bool ok, ) = msg.sender.call{value: amount}("");
        require(ok, "send");
        credit[msg.sender] = 0;
    }
}

contract NoCall is Guarded {
    mapping(address => uint256) public votes;

    // look-alike: nothing is called, so nothing can come back
    function vote(uint256 weight) external {
        votes[msg.sender] = weight;
    }
}

contract SplitLock is Guarded {
    mapping(address => uint256) public credit;
    uint256 private gate = 1;

    modifier once() {
        _before();
        _;
        _after();
    }

    function _before() private {
        require(gate == 1, "locked");
        gate = 2;
    }

    function _after() private {
        gate = 1;
    }

    // look-alike: the lock is in two functions
    function withdraw() external once {
        uint256 amount = credit[msg.sender];
        (bool ok, ) = msg.sender.call{value: amount}("");
        require(ok, "send");
        credit[msg.sender] = 0;
    }
}

contract InternalPart is Guarded {
    mapping(address => uint256) public credit;

    function withdraw() external {
        _withdraw();
    }

    // look-alike: the lock moved inwards with the body
    function _withdraw() internal nonReentrant {
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
        (bool ok, ) = msg.sender.call{value: amount}(""); // expect: reentrancy high medium
        require(ok, "send");
        credit[msg.sender] = 0;
    }
}

contract Restores {
    mapping(address => uint256) public credit;

    // look-alike: what is written after the call was written before it already
    function withdraw(uint256 amount) external {
        credit[msg.sender] -= amount;
        (bool ok, ) = msg.sender.call{value: amount}("");
        if (!ok) credit[msg.sender] += amount;
    }
}
