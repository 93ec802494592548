// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

library Fixed {
    function down(uint256 x, uint256 y) internal pure returns (uint256) {
        return (x * y) / 1e18; // expect: precision_loss low low
    }
}

contract Rates {
    using Fixed for uint256;

    uint256 private rate;
    uint256 private fees;

    function interest(uint256 amount, uint256 time) external {
        uint256 perSecond = rate / 365 days; // expect: precision_loss medium
        fees += amount * perSecond * time;
    }

    function twice(uint256 x, uint256 y) external view returns (uint256) {
        return x.down(y).down(rate);
    }

    // look-alike: constants are exact
    function scaled(uint256 amount) external pure returns (uint256) {
        return amount * (1 ether / 1000);
    }

    // look-alike: only divided
    function half(uint256 amount) external view returns (uint256) {
        uint256 part = amount / 2;
        return part / rate;
    }
}

interface IToken {
    function transfer(address to, uint256 amount) external returns (bool);
}

contract Stream {
    IToken private token;
    uint256 private total;
    uint256 private duration;
    uint256 private start;

    function perSecond() public view returns (uint256) {
        return total / duration; // expect: precision_loss high
    }

    function claim() external {
        require(token.transfer(msg.sender, perSecond() * (block.timestamp - start)));
    }

    function pay(uint256 parts) external {
        uint256 amount = (total / parts) * duration; // expect: precision_loss high
        require(token.transfer(msg.sender, amount));
    }

    function share(uint256 amount, uint256 parts) internal pure returns (uint256) {
        return amount / parts; // expect: precision_loss low low
    }

    function payShare(uint256 parts) external {
        require(token.transfer(msg.sender, share(total, parts) * duration));
    }

    function plan(uint256 parts) external {
        require(token.transfer(msg.sender, 1));
        start = (total / parts) * duration; // expect: precision_loss medium
    }
}

contract Quoter {
    Stream private stream;
    Other private other;

    function ratio() external view returns (uint256) {
        return Rounded.part(other, 3) * 5;
    }
}

contract Other {
    uint256 public total;
}

library Rounded {
    function part(Other other, uint256 parts) internal view returns (uint256) {
        return other.total() / parts; // expect: precision_loss low low
    }
}
