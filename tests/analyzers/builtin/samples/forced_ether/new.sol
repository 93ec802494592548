// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

contract Vault {
    uint256 private counted;
    address payable private owner;

    function answer() external payable {
        require(address(this).balance % 1 ether == 0); // expect: forced_ether high
        counted += msg.value;
    }

    function sync() external {
        if (counted == payable(address(this)).balance) revert(); // expect: forced_ether high
        counted = address(this).balance;
    }

    // look-alike: what came in meanwhile
    function pull(address from) external {
        uint256 before = address(this).balance;
        (bool ok, ) = from.call("");
        require(ok && address(this).balance - before == 1 ether);
    }

    // look-alike: the rest was sent away
    function settle() external {
        owner.transfer(address(this).balance % 1 ether);
        require(address(this).balance % 1 ether == 0);
    }

    // look-alike: it compares the same with the same
    function isSame() external view {
        require(address(this).balance == address(this).balance);
        require(counted > 0 && msg.sender == owner);
    }
}
