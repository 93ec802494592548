// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

interface IERC721 {
    function safeTransferFrom(address from, address to, uint256 id) external;
}

abstract contract ReentrancyGuard {
    uint256 private status = 1;

    modifier nonReentrant() {
        require(status == 1, "reentrant call");
        status = 2;
        _;
        status = 1;
    }
}

contract Bank is ReentrancyGuard {
    mapping(address => uint256) private shares;
    uint256 private totalShares;

    function leave() external {
        uint256 amount = shares[msg.sender];
        pay(msg.sender, amount); // expect: reentrancy high
        shares[msg.sender] = 0;
    }

    function pay(address to, uint256 amount) private {
        (bool ok, ) = to.call{value: amount}("");
        require(ok, "not paid");
    }

    // look-alike: nobody comes back through the lock, and nobody else reads what is written late
    uint256 private lateFees;

    function settle() external nonReentrant {
        (bool ok, ) = msg.sender.call{value: lateFees}("");
        require(ok);
        lateFees = 0;
    }

    // look-alike: what is written afterwards was not asked before
    uint256 private counter;

    function ping(address payable to) external payable {
        (bool ok, ) = to.call{value: msg.value}("");
        require(ok);
    }
}

contract Auction {
    IERC721 private immutable items;
    mapping(uint256 => address) private winner;
    mapping(uint256 => bool) private claimed;
    address private owner;

    constructor(IERC721 collection) {
        items = collection;
        owner = msg.sender;
    }

    function bid(uint256 id) external payable {
        winner[id] = msg.sender;
    }

    // The receiver is called back while the item still counts as unclaimed.
    function claim(uint256 id) external {
        require(winner[id] == msg.sender && !claimed[id]);
        items.safeTransferFrom(address(this), msg.sender, id); // expect: reentrancy high medium
        claimed[id] = true;
    }

    // look-alike: in the right order
    function claimSafely(uint256 id) external {
        require(winner[id] == msg.sender && !claimed[id]);
        claimed[id] = true;
        items.safeTransferFrom(address(this), msg.sender, id);
    }
}

interface IReceiver {
    function onReceived(uint256 id) external returns (bytes4);
}

contract Passes {
    address private curator = msg.sender;
    uint256 private last;
    mapping(address => uint256) private claimable;

    function allow(address who, uint256 amount) external {
        require(msg.sender == curator);
        claimable[who] = amount;
    }

    // Whoever may claim is not trusted for that.
    function claim() external {
        uint256 amount = claimable[msg.sender];
        require(amount != 0);
        for (uint256 i = 0; i < amount; i++) {
            IReceiver(msg.sender).onReceived(++last); // expect: reentrancy high medium
        }
        claimable[msg.sender] = 0;
    }
}
