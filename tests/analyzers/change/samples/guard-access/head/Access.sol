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

    function setFee(uint256 fee_) external { // expect: guard_removed high high
        fee = fee_;
    }
}

contract DroppedRequire {
    address public immutable treasurer;

    constructor() {
        treasurer = msg.sender;
    }

    function pay(address payable to, uint256 amount) external { // expect: guard_removed high high
        to.transfer(amount);
    }
}

contract Tautology {
    address public owner;
    address public heir;

    function setHeir(address heir_) external { // expect: guard_removed high high
        if (msg.sender != msg.sender) revert();
        heir = heir_;
    }
}

contract Origin {
    address public owner;

    function sweep(address payable to) external { // expect: guard_removed high medium
        require(tx.origin == owner, "owner");
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

    function setPrice(uint256 price_) external { // expect: guard_removed high medium
        require(member[msg.sender], "member");
        price = price_;
    }
}

contract OrOpen {
    address public owner;
    bool public open;
    uint256 public limit;

    function setLimit(uint256 limit_) external { // expect: guard_removed high medium
        require(msg.sender == owner || open, "owner");
        limit = limit_;
    }
}

contract ForgottenResult {
    address public owner;
    uint256 public rate;

    function setRate(uint256 rate_) external { // expect: guard_removed high high
        _isOwner();
        rate = rate_;
    }

    function _isOwner() internal view returns (bool) {
        return msg.sender == owner;
    }
}

contract RoleDropped {
    IAccess public acl;
    bytes32 public constant KEEPER = keccak256("KEEPER");
    uint256 public epoch;

    function advance() external { // expect: guard_removed high high
        epoch += 1;
    }
}

contract Extracted {
    address public owner;
    uint256 public fee;

    // look-alike: the check moved into an internal function
    function setFee(uint256 fee_) external {
        _onlyOwner();
        _setFee(fee_);
    }

    function _onlyOwner() private view {
        require(msg.sender == owner, "owner");
    }

    function _setFee(uint256 value) private {
        fee = value;
    }
}

contract Inlined {
    address public owner;
    uint256 public fee;

    error NotOwner();

    // look-alike: the modifier became the same check in the body
    function setFee(uint256 fee_) external {
        if (msg.sender != owner) revert NotOwner();
        fee = fee_;
    }
}

contract CustomError {
    address public owner;
    uint256 public fee;

    error Unauthorized(address who);

    modifier auth() {
        if (msg.sender != owner) revert Unauthorized(msg.sender);
        _;
    }

    // look-alike: another name, another error, the same check
    function setFee(uint256 fee_) external auth {
        fee = fee_;
    }
}

contract Renamed {
    address public controller;
    uint256 public fee;

    modifier onlyController() {
        require(msg.sender == controller, "controller");
        _;
    }

    // look-alike: every name is another
    function updateFee(uint256 newFee) external onlyController {
        fee = newFee;
    }
}

contract Context {
    address public admin;
    uint256 public fee;

    // look-alike: `_msgSender()` is `msg.sender`, and the question is asked by a function
    function setFee(uint256 fee_) external {
        require(_isAdmin(_msgSender()), "admin");
        fee = fee_;
    }

    function _isAdmin(address who) internal view returns (bool) {
        return who == admin;
    }

    function _msgSender() internal view returns (address) {
        return msg.sender;
    }
}

contract TwoHands {
    address public admin;
    address public guardian;
    bool public paused;

    // look-alike: a second chosen one may do it as well
    function pause() external { // expect: guard_removed low medium
        require(msg.sender == admin || msg.sender == guardian, "admin");
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

    // look-alike: the same two in a function with several returns
    function setFee(uint256 fee_) external {
        if (!_isAllowed(msg.sender)) revert();
        fee = fee_;
    }

    function _isAllowed(address who) internal view returns (bool) {
        if (who == owner) return true;
        return who == deputy;
    }
}
