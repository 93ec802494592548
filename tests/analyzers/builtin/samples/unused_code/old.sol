pragma solidity ^0.4.24;

contract Waste {
    uint256 private left; // expect: unused_code info
    uint256 private used;
    uint256 internal reserved;
    uint256[50] private __gap;

    function helper() private {} // expect: unused_code info

    function called() private {}

    function run(uint256 given) public {
        uint256 nothing = 5; // expect: unused_code info
        used = 1;
        called();
    }

    // look-alike: others may inherit it
    function inherited() internal {}

    // look-alike: parameters belong to the signature
    function hook(uint256 a, uint256 b) public {}

    // look-alike: read
    function read() public view returns (uint256) {
        uint256 copy = used;
        return copy;
    }
}
