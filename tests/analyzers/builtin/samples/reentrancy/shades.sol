// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

interface Venue {
    function trade(uint256 amount) external payable returns (uint256);
    function quote(uint256 amount) external view returns (uint256);
}

interface Factory {
    function venue() external view returns (address);
}

interface Token777 {
    function send(address to, uint256 amount, bytes calldata data) external;
}

contract Prices {
    mapping(address => uint256) private shares;
    uint256 private supply;
    uint256 private entered;

    modifier lock() {
        require(entered == 0);
        entered = 1;
        _;
        entered = 0;
    }

    function deposit() external payable lock {
        supply += msg.value;
        shares[msg.sender] += msg.value;
    }

    function leave() external lock {
        uint256 amount = shares[msg.sender];
        shares[msg.sender] = 0;
        (bool ok, ) = msg.sender.call{value: amount}(""); // expect: reentrancy medium low
        require(ok);
        supply -= amount;
    }

    // look-alike: a question that is not about what is written late
    function started() external view returns (bool) {
        return entered == 0;
    }

    // Answers too little for as long as `leave` pays.
    function price() external view returns (uint256) {
        return address(this).balance / supply;
    }
}

contract Trader {
    Venue private immutable venue;
    Factory private immutable factory;
    uint256 private bought;
    uint256 private paid;
    uint256 private limit;
    address private owner = msg.sender;

    constructor(Venue only, Factory other) {
        venue = only;
        factory = other;
    }

    // The venue was chosen by whoever made the contract.
    function buy(uint256 amount) external {
        require(bought < limit);
        venue.trade(amount); // expect: reentrancy low low
        bought = amount;
    }

    function buyWithEther(uint256 amount) external payable {
        require(paid < limit);
        venue.trade{value: msg.value}(amount); // expect: reentrancy medium low
        paid = amount;
    }

    function buyWhereTold() external {
        require(bought < limit);
        (bool ok, ) = factory.venue().call(""); // expect: reentrancy low low
        require(ok);
        bought = 1;
    }

    // look-alike: a question changes nothing
    function look(uint256 amount) external {
        require(bought < limit);
        bought = venue.quote(amount);
    }

    // look-alike: what is noted was not asked before, and the venue is trusted
    uint256 private noted;

    function note(uint256 amount) external {
        venue.trade(amount);
        noted = amount;
    }

    // look-alike: for the owner
    function reset(address to) external {
        require(msg.sender == owner);
        (bool ok, ) = to.call("");
        require(ok && limit > 0);
        limit = 0;
    }

    // look-alike: its own function
    function again() external {
        require(bought < limit);
        this.look(1);
        bought = 2;
    }

    // look-alike: too little gas for anything, and no ether
    function ping(address to) external {
        require(bought < limit);
        (bool ok, ) = to.call{gas: 2300}("");
        bought = ok ? 1 : 2;
    }

    // look-alike: it is looked at again before it is written
    function once(address to) external {
        uint256 before = paid;
        (bool ok, ) = to.call("");
        require(ok);
        require(paid == before);
        paid = before + 1;
    }
}

contract Sharing {
    mapping(address => uint256) private held;
    mapping(address => uint256) private cooled;
    mapping(address => uint256) private seen;
    uint256 private served;

    // What is paid out is taken off only afterwards.
    function pay(uint256 amount) external {
        (bool ok, ) = msg.sender.call{value: amount}(""); // expect: reentrancy high medium
        require(ok);
        held[msg.sender] -= amount;
    }

    // Who comes back can go where the pause is asked for.
    function cool(address to) external {
        (bool ok, ) = to.call(""); // expect: reentrancy medium low
        require(ok);
        cooled[msg.sender] = block.timestamp;
    }

    function act() external {
        require(cooled[msg.sender] < block.timestamp);
        served++;
    }

    // look-alike: what is noted afterwards nobody asks for
    function visit(address to) external {
        (bool ok, ) = to.call("");
        require(ok);
        seen[to] = block.timestamp;
    }

    // Only what has been held can be sent, but not before it is taken off.
    function share(Token777 token, uint256 amount) external {
        token.send(msg.sender, amount, ""); // expect: reentrancy high medium
        held[msg.sender] -= amount;
    }

    function give(address to, uint256 amount) external {
        require(held[msg.sender] >= amount);
        held[msg.sender] -= amount;
        held[to] += amount;
    }

    // What was added before is there to be had meanwhile.
    function mix(address to) external {
        seen[to] = seen[to] + 1;
        (bool ok, ) = to.call(""); // expect: reentrancy high medium
        require(ok);
        seen[to] = 0;
    }

    // look-alike: settled before, whatever comes later
    function settle(address to) external {
        cooled[to] = half(cooled[to]);
        served = Halves.half(served);
        (bool ok, ) = to.call("");
        require(ok);
        cooled[to] = 0;
        served = 0;
    }

    // look-alike: counted before each call, though after the one before
    function serveAll(address[] calldata to) external {
        for (uint256 i = 0; i < to.length; i++) {
            served++;
            (bool ok, ) = to[i].call("");
            require(ok);
        }
    }

    function half(uint256 value) private pure returns (uint256) {
        return value / 2;
    }
}

library Halves {
    function half(uint256 value) internal pure returns (uint256) {
        return value / 2;
    }
}
