// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

interface IFeed {
    function latestRoundData() external view returns (uint80, int256, uint256, uint256, uint80);
    function decimals() external view returns (uint8);
}

contract Lender {
    error Stale();

    IFeed private feed;
    int256 private last;
    uint256[2] private times;

    function price() external view returns (int256 answer) {
        (, answer, , , ) = feed.latestRoundData(); // expect: stale_oracle medium
    }

    function tryPrice() external view returns (int256) {
        try feed.latestRoundData() returns (uint80, int256 answer, uint256, uint256, uint80) { // expect: stale_oracle medium
            return answer;
        } catch {
            return 0;
        }
    }

    // look-alike: rounds are compared
    function checked() external view returns (int256) {
        (uint80 round, int256 answer, , , uint80 answered) = feed.latestRoundData();
        if (answered < round) revert Stale();
        return answer;
    }

    // look-alike: handed on as a whole
    function forward() external view returns (uint80, int256, uint256, uint256, uint80) {
        return feed.latestRoundData();
    }

    // look-alike: the time is looked at in the end
    function tryChecked() external view returns (int256) {
        try feed.latestRoundData() returns (uint80, int256 answer, uint256, uint256 time, uint80) {
            return block.timestamp - time > 1 hours ? int256(0) : answer;
        } catch {
            return int256(uint256(feed.decimals()));
        }
    }

    // look-alike: the time goes into storage
    function store() external {
        (, last, , times[0], ) = feed.latestRoundData();
    }

    function ping() external {
        feed.latestRoundData(); // expect: stale_oracle high
        (bool ok, ) = address(feed).call("");
        require(ok);
    }
}
