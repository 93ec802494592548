// clean
pragma solidity ^0.8.20;

contract Modern {
    uint256 private constant CAP = 5;

    struct Fuel {
        uint256 gas;
    }

    // look-alike: the words of today
    function read() external view returns (bytes32) {
        return keccak256(abi.encode(blockhash(block.number - 1), block.timestamp, gasleft(), CAP));
    }

    // look-alike: a member with such a name
    function fuel(Fuel calldata given) external pure returns (uint256) {
        return given.gas;
    }

    // look-alike: a call through a variable
    function run(function() external target) external {
        target();
        (target)();
    }

    // look-alike: names with such a word in them
    function known(address nowhere, address block_) external view returns (uint256) {
        return nowhere.balance + block_.balance + msg.sender.balance + (block.timestamp);
    }
}
