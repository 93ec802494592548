pragma solidity ^0.4.22;

contract Mortal {
    address owner;

    constructor() public {
        owner = msg.sender;
    }

    function kill() public {
        selfdestruct(msg.sender); // expect: unprotected_selfdestruct high
    }

    function end(address heir) {
        _end(heir);
    }

    function _end(address heir) internal {
        suicide(heir); // expect: unprotected_selfdestruct high
    }

    modifier onlyOwner() {
        require(msg.sender == owner);
        _;
    }

    // look-alike: only for the owner
    function close() public onlyOwner {
        selfdestruct(owner);
    }

    // look-alike: only for the owner, asked in place
    function stop() public {
        if (msg.sender != owner) return;
        selfdestruct(owner);
    }

    // look-alike: nobody calls it
    function never() internal {
        selfdestruct(owner);
    }
}

contract Timed {
    uint end = 1;

    function expire() public {
        require(now > end);
        selfdestruct(tx.origin); // expect: unprotected_selfdestruct high
    }
}

contract Taken {
    address owner;

    function take() public {
        owner = msg.sender;
    }

    function close() public {
        require(msg.sender == owner);
        selfdestruct(owner); // expect: unprotected_selfdestruct high medium
    }
}
