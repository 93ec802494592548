pragma solidity ^0.4.24;

contract Auction {
    address leader;
    address owner = msg.sender;
    uint256 highest;
    address[] refunded;
    address[] staff;
    mapping(address => uint256) refunds;

    function bid() public payable {
        require(msg.value > highest);
        require(leader.send(highest)); // expect: denial_of_service high
        leader = msg.sender;
        highest = msg.value;
    }

    function bidByTransfer() public payable {
        require(msg.value > highest);
        if (leader != address(0)) {
            leader.transfer(highest); // expect: denial_of_service high
        }
        leader = msg.sender;
        highest = msg.value;
    }

    function bidAfter() public payable {
        require(msg.value > highest);
        address last = leader;
        leader = msg.sender;
        last.transfer(highest); // expect: denial_of_service high
    }

    function join() public payable {
        refunded.push(msg.sender);
        refunds[msg.sender] += msg.value;
    }

    function refundAll() public {
        for (uint256 i = 0; i < refunded.length; i++) {
            refunded[i].transfer(refunds[refunded[i]]); // expect: denial_of_service high
        }
    }

    function hire(address who) public {
        require(msg.sender == owner);
        staff.push(who);
    }

    function payAll() public {
        for (uint256 i = 0; i < staff.length; i++) {
            staff[i].transfer(1 ether); // expect: denial_of_service high medium
        }
    }

    // look-alike: a payment that fails is kept
    function bidSafely() public payable {
        require(msg.value > highest);
        if (!leader.send(highest)) {
            refunds[leader] += highest;
        }
        leader = msg.sender;
        highest = msg.value;
    }

    // look-alike: everybody takes their own
    function withdraw() public {
        uint256 amount = refunds[msg.sender];
        refunds[msg.sender] = 0;
        msg.sender.transfer(amount);
    }

    // look-alike: only the owner is paid
    function finish() public {
        owner.transfer(highest);
    }

    // look-alike: the constant address does not refuse
    function tithe() public {
        for (uint256 i = 0; i < 3; i++) {
            address(0x1111111111111111111111111111111111111111).transfer(1);
        }
    }
}
