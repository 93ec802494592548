pragma solidity ^0.4.24;

contract Bank {
    mapping(address => uint32) balances;
    uint128 total;
    int256 delta;
    address owner = msg.sender;
    uint256 big;

    function deposit() public payable {
        balances[msg.sender] += uint32(msg.value); // expect: unsafe_cast high
    }

    function add(uint256 amount) public {
        total += uint128(amount); // expect: unsafe_cast medium
    }

    function change(uint256 amount) public {
        delta = int256(amount); // expect: unsafe_cast medium
    }

    function sync() public {
        total = uint64(address(this).balance); // expect: unsafe_cast medium
    }

    function set(uint256 amount) public {
        require(msg.sender == owner);
        total = uint128(amount); // expect: unsafe_cast low low
    }

    function copy() public {
        total = uint128(big); // expect: unsafe_cast low low
    }

    // look-alike: signed to unsigned is another question
    function turn(int256 amount, int256 other) public {
        total = uint256(amount) > 0 ? 1 : 2;
        require(amount != other);
        delta = int64(other); // expect: unsafe_cast medium
    }

    // look-alike: whatever it is, nobody chose it
    function circle() public {
        uint256 p;
        uint256 q;
        uint256 r;
        uint256 s;
        uint256 t;
        p = q;
        q = r;
        r = s;
        s = t;
        t = p;
        total = uint8(p);
    }

    // look-alike: cast back and compared
    function addChecked(uint256 amount) public {
        require(amount == uint128(amount));
        total += uint128(amount);
    }

    // look-alike: bounded
    function addSmall(uint256 amount) public {
        require(amount < 1000);
        total += uint16(amount);
    }

    // look-alike: it fits
    function fit(uint256 amount, int64 signed) public {
        total = uint40(now) + uint8(amount & 0xff) + uint8(amount % 10) + uint64(amount >> 192);
        delta = int128(signed);
        balances[msg.sender] = uint32(3);
    }

    // look-alike: a hash is cut on purpose, and so is an address
    function pick(uint256 amount) public {
        total = uint8(uint256(keccak256(amount)));
        owner = address(uint160(amount));
        total = uint128(gasleft());
    }
}
