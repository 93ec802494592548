pragma solidity ^0.4.24;

library SafeMath {
    function add(uint256 a, uint256 b) internal pure returns (uint256) {
        uint256 c = a + b;
        require(c >= a);
        return c;
    }

    function mul(uint256 a, uint256 b) internal pure returns (uint256) {
        if (a == 0) return 0;
        uint256 c = a * b;
        assert(c / a == b);
        return c;
    }
}

contract Token {
    using SafeMath for uint256;

    mapping(address => uint256) balances;
    mapping(address => uint256) unlockedAt;
    uint256 public supply;
    uint256 constant CAP = 1000000;
    uint8 level;
    address owner = msg.sender;

    function steal(address to, uint256 amount) public {
        require(balances[msg.sender] - amount >= 0); // expect: integer_overflow high
        balances[msg.sender] -= amount; // expect: integer_overflow high
        balances[to] += amount; // expect: integer_overflow high
    }

    function pay(address[] receivers, uint256 amount) public {
        uint256 total = receivers.length * amount; // expect: integer_overflow high
        require(balances[msg.sender] >= total);
        balances[msg.sender] -= total;
    }

    function lockLonger(uint256 time) public {
        unlockedAt[msg.sender] = now + time; // expect: integer_overflow high
    }

    function power(uint256 base, uint256 exponent) public {
        supply = base ** exponent; // expect: integer_overflow high
    }

    function preview(uint256 amount) public view returns (uint256) {
        return supply * amount; // expect: integer_overflow low low
    }

    function setSupply(uint256 more) public {
        require(msg.sender == owner);
        supply += more; // expect: integer_overflow low low
    }

    function shrink() public {
        supply -= balances[msg.sender]; // expect: integer_overflow low low
    }

    function burnAny(uint256 amount) public {
        require(amount <= CAP);
        supply -= amount; // expect: integer_overflow low low
    }

    // look-alike: asked before
    function move(address to, uint256 amount) public {
        require(balances[msg.sender] >= amount && balances[to] + amount >= balances[to]);
        balances[msg.sender] -= amount;
        balances[to] += amount;
    }

    function giveBounded(address to, uint256 amount) public {
        require(balances[msg.sender] >= amount);
        balances[to] += amount; // expect: integer_overflow low low
    }

    function isEnough(uint256 held, uint256 amount) private pure returns (bool) {
        return !(held < amount);
    }

    // look-alike: asked by a function
    function takeIfEnough(uint256 amount) public {
        require(isEnough(balances[msg.sender], amount));
        balances[msg.sender] -= amount;
    }

    bool done;
    uint256 paused;

    function odd(uint256 amount) public {
        if (done = amount > 5) return;
        if (paused == 0 && balances[msg.sender] != 5) {
            assembly {
                if lt(amount, 1) { revert(0, 0) }
            }
            supply = supply + balances[msg.sender];
            supply = uint256(2) ** supply;
            balances[msg.sender]--; // expect: integer_overflow low low
            balances[msg.sender] -= amount; // expect: integer_overflow high
        }
    }

    // look-alike: asked by a modifier
    modifier holds(uint256 needed) {
        if (balances[msg.sender] < needed) revert();
        _;
    }

    function take(uint256 amount) public holds(amount) {
        balances[msg.sender] -= amount;
    }

    // look-alike: a library that reverts
    function addSafely(address to, uint256 amount, uint256 price) public {
        balances[to] = balances[to].add(amount.mul(price));
    }

    // look-alike: there is not that much ether
    function deposit() public payable {
        balances[msg.sender] += msg.value;
        supply = supply + msg.value * 1000;
    }

    // look-alike: a counter
    function count(uint256 rounds) public {
        for (uint256 i = 0; i < rounds; i++) {
            supply++;
        }
    }

    // look-alike: more than nothing
    function step() public {
        require(supply > 0);
        supply--;
        supply = supply - 0;
    }

    // look-alike: not nothing
    function stepDown() public {
        if (supply != 0) supply--;
        if (0 != supply) supply -= 1;
    }

    // look-alike: a part of it
    function fee() public {
        supply -= supply / 100;
        supply = supply - (supply > 5 ? 5 : supply);
    }

    // look-alike: narrow numbers in a wide one
    function mix(uint64 a, uint128 b) public {
        supply = uint256(a) * uint256(b) + uint256(a);
    }

    // look-alike: an upper bound
    function double(uint256 amount) public {
        require(amount <= CAP);
        supply = amount * 2;
        level = uint8(amount & 15) + 3;
    }

    // look-alike: a wrong estimate of the gas
    function forward(uint256 gasNeeded) public {
        require(gasleft() >= gasNeeded + 2500); // expect: integer_overflow low low
    }
}

contract Fixed {
    uint256 started = 0;
    uint256 total = 5;

    // look-alike: nothing ever starts it
    function take(uint256 amount) public {
        if (started == 0) return;
        total -= amount;
    }
}
