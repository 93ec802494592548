pragma solidity ^0.4.24;

interface Feed {
    function latestRoundData() external view returns (uint80, int256, uint256, uint256, uint80);
    function latestAnswer() external view returns (int256);
}

contract Lender {
    Feed feed;
    int256 last;
    uint256 updated;

    function price() public view returns (int256) {
        return feed.latestAnswer(); // expect: stale_oracle medium medium
    }

    function priceOfRound() public view returns (int256) {
        (, int256 answer, , , ) = feed.latestRoundData(); // expect: stale_oracle medium
        return answer;
    }

    function store() public {
        (, last, , , ) = feed.latestRoundData(); // expect: stale_oracle high
    }

    function storeUnread() public {
        uint256 time;
        (, last, , time, ) = feed.latestRoundData(); // expect: stale_oracle high
    }

    // look-alike: too old is refused
    function fresh() public view returns (int256) {
        (, int256 answer, , uint256 time, ) = feed.latestRoundData();
        require(now - time < 3600);
        return answer;
    }

    // look-alike: the time is kept
    function storeBoth() public {
        uint256 time;
        (, last, , time, ) = feed.latestRoundData();
        updated = time;
    }
}
