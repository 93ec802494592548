// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

interface IAccess {
    function hasRole(bytes32 role, address account) external view returns (bool);
}

contract DroppedModifier {
    address public owner;
    uint256 public fee;

    modifier onlyOwner() {
        require(msg.sender == owner, "owner");
        _;
    }

    function setFee(uint256 fee_) external onlyOwner {
        fee = fee_;
    }
}

contract DroppedRequire {
    address public immutable treasurer;

    constructor() {
        treasurer = msg.sender;
    }

    function pay(address payable to, uint256 amount) external {
        require(msg.sender == treasurer, "treasurer");
        to.transfer(amount);
    }
}

contract Tautology {
    address public owner;
    address public heir;

    function setHeir(address heir_) external {
        if (msg.sender != owner) revert();
        heir = heir_;
    }
}

contract Origin {
    address public owner;

    function sweep(address payable to) external {
        require(msg.sender == owner, "owner");
        to.transfer(address(this).balance);
    }
}

contract AnybodyJoins {
    address public owner;
    mapping(address => bool) public member;
    uint256 public price;

    function join() external {
        member[msg.sender] = true;
    }

    function setPrice(uint256 price_) external {
        require(msg.sender == owner, "owner");
        price = price_;
    }
}

contract OrOpen {
    address public owner;
    bool public open;
    uint256 public limit;

    function setLimit(uint256 limit_) external {
        require(msg.sender == owner, "owner");
        limit = limit_;
    }
}

contract ForgottenResult {
    address public owner;
    uint256 public rate;

    function setRate(uint256 rate_) external {
        _check();
        rate = rate_;
    }

    function _check() internal view {
        require(msg.sender == owner, "owner");
    }
}

contract RoleDropped {
    IAccess public acl;
    bytes32 public constant KEEPER = keccak256("KEEPER");
    uint256 public epoch;

    function advance() external {
        require(acl.hasRole(KEEPER, msg.sender), "keeper");
        epoch += 1;
    }
}

contract Extracted {
    address public owner;
    uint256 public fee;

    function setFee(uint256 fee_) external {
        require(msg.sender == owner, "owner");
        fee = fee_;
    }
}

contract Inlined {
    address public owner;
    uint256 public fee;

    modifier onlyOwner() {
        require(msg.sender == owner, "owner");
        _;
    }

    function setFee(uint256 fee_) external onlyOwner {
        fee = fee_;
    }
}

contract CustomError {
    address public owner;
    uint256 public fee;

    function setFee(uint256 fee_) external {
        require(owner == msg.sender, "owner");
        fee = fee_;
    }
}

contract Renamed {
    address public owner;
    uint256 public fee;

    modifier onlyOwner() {
        require(msg.sender == owner, "owner");
        _;
    }

    function changeFee(uint256 value) external onlyOwner {
        fee = value;
    }
}

contract Context {
    address public admin;
    uint256 public fee;

    function setFee(uint256 fee_) external {
        require(msg.sender == admin, "admin");
        fee = fee_;
    }
}

contract TwoHands {
    address public admin;
    address public guardian;
    bool public paused;

    function pause() external {
        require(msg.sender == admin, "admin");
        paused = true;
    }

    function setGuardian(address guardian_) external {
        require(msg.sender == admin, "admin");
        guardian = guardian_;
    }
}

contract Answers {
    address public owner;
    address public deputy;
    uint256 public fee;

    function setFee(uint256 fee_) external {
        require(msg.sender == owner || msg.sender == deputy, "not allowed");
        fee = fee_;
    }
}
