pragma solidity ^0.4.24;

contract Puzzle {
    bytes32 hash = 0xb5b5b97fafd9855eec9b41f74dfb6c38f5951141f9a3ecd7f44d5479b630ee0a;
    uint256 public reward;
    address owner = msg.sender;
    mapping(address => bytes32) commitments;

    function solve(string solution) public {
        require(hash == sha3(solution)); // expect: front_running high
        msg.sender.transfer(1000 ether);
    }

    function solveWithIf(bytes32 solution) public {
        if (keccak256(solution) != hash) return; // expect: front_running high
        msg.sender.transfer(this.balance);
    }

    bytes32 constant TARGET = 0x1234;

    function solveConstant(bytes32 solution) public {
        assembly {
            if iszero(solution) { revert(0, 0) }
        }
        require(keccak256(solution) == TARGET); // expect: front_running high
        msg.sender.transfer(reward); // expect: front_running low low
    }

    function addReward() public payable {
        reward += msg.value;
    }

    function setReward() public payable {
        require(msg.sender == owner);
        reward = msg.value;
    }

    function claim() public {
        msg.sender.transfer(reward); // expect: front_running low low
    }

    // look-alike: the answer is the sender's own
    function solveOwn(bytes32 solution) public {
        require(hash == keccak256(solution, msg.sender));
        msg.sender.transfer(1 ether);
    }

    // look-alike: the owner is not in a hurry
    function rescue(string solution) public {
        require(msg.sender == owner && hash == keccak256(solution));
        msg.sender.transfer(1 ether);
    }

    // look-alike: nothing is paid
    function check(string solution) public {
        require(hash == keccak256(solution));
        reward = 0;
    }

    // look-alike: somebody else is paid
    function give(string solution) public {
        require(hash == keccak256(solution));
        owner.transfer(1 ether);
    }
}
