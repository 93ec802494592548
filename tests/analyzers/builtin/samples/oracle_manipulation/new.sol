// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

interface IPool {
    function slot0() external view returns (uint160 sqrtPrice, int24 tick);
    function observe(uint32[] calldata ago) external view returns (int56[] memory);
}

interface IRouter {
    function getAmountsOut(uint256 amount, address[] calldata path) external view returns (uint256[] memory);
    function swapExactTokensForTokens(uint256 amount, uint256 least, address[] calldata path, address to, uint256 deadline) external;
}

contract Feed {
    IPool private pool;
    IRouter private router;
    address[] private path;
    int56 private last;
    uint256 private reserveA;
    uint256 private reserveB;

    function getPrice() external view returns (uint256) {
        (uint160 root, ) = pool.slot0(); // expect: oracle_manipulation high
        return root;
    }

    function valueOf(uint256 amount) public view returns (uint256) {
        return router.getAmountsOut(amount, path)[1]; // expect: oracle_manipulation high
    }

    function tick() external view returns (int24 current) {
        (, current) = pool.slot0(); // expect: oracle_manipulation low low
    }

    // look-alike: an average over time
    function averagePrice(uint32[] calldata ago) external returns (int56) {
        int56[] memory ticks = pool.observe(ago);
        last = ticks[0] / int56(int32(ago[0]));
        return last;
    }

    // look-alike: whoever trades is asked for a limit
    function sellAtPrice(uint256 amount) external {
        uint256[] memory out = router.getAmountsOut(amount, path);
        router.swapExactTokensForTokens(amount, out[1], path, msg.sender, block.timestamp);
    }

    // look-alike: its own reserves
    function ownPrice() external view returns (uint256) {
        return reserveA / reserveB;
    }

    // look-alike: the caller says what is the least
    function mintFor(uint256 amount, uint256 minimum) external view returns (uint256) {
        uint256[] memory out = router.getAmountsOut(amount, path);
        require(out[1] >= minimum);
        return out[1];
    }
}
