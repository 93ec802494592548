pragma solidity ^0.4.24;

contract Safe {
    uint256 total;

    function deposit() public payable { // expect: locked_ether high
        total += msg.value;
    }
}

contract Sink {
    function() public payable {} // expect: locked_ether high
}

// look-alike: it pays out
contract Bank {
    function deposit() public payable {}

    function withdraw() public {
        msg.sender.transfer(1 ether);
    }
}

// look-alike: its code comes from somewhere else
contract Proxy {
    address target;

    function() public payable {
        require(target.delegatecall(msg.data));
    }
}

// look-alike: nothing comes in
contract Refusing {
    function() public payable {
        revert();
    }
}

// look-alike: its base is not known
contract Child is Unknown {
    function deposit() public payable {}
}
