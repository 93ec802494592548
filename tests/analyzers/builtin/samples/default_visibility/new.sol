// clean
pragma solidity 0.8.24;

// look-alike: the language has no default any more
contract Box {
    uint256 private content;

    constructor() {
        content = 1;
    }

    function put(uint256 value) external {
        content = value;
    }

    receive() external payable {}
}

// look-alike: a free function is internal
function half(uint256 value) pure returns (uint256) {
    return value / 2;
}
