// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

struct ExactInputSingleParams {
    address tokenIn;
    address tokenOut;
    uint256 amountIn;
    uint256 amountOutMinimum;
}

interface IRouter {
    function exactInputSingle(ExactInputSingleParams calldata params) external payable returns (uint256);
    function exchange(int128 i, int128 j, uint256 dx, uint256 min_dy) external returns (uint256);
    function quote() external returns (uint256);
}

contract Trader {
    IRouter private router;

    function buy(address a, address b, uint256 amount) external {
        router.exactInputSingle(ExactInputSingleParams({tokenIn: a, tokenOut: b, amountIn: amount, amountOutMinimum: 0})); // expect: missing_slippage high
    }

    function buyByVariable(address a, address b, uint256 amount) external {
        ExactInputSingleParams memory params = ExactInputSingleParams({
            tokenIn: a,
            tokenOut: b,
            amountIn: amount,
            amountOutMinimum: 0
        });
        router.exactInputSingle(params); // expect: missing_slippage high
    }

    function exchange(uint256 amount) external {
        uint256 least = 0;
        router.exchange(0, 1, amount, least); // expect: missing_slippage high
    }

    // look-alike: bounded
    function buyBounded(address a, address b, uint256 amount, uint256 least) external {
        router.exactInputSingle(ExactInputSingleParams({tokenIn: a, tokenOut: b, amountIn: amount, amountOutMinimum: least}));
        router.quote();
        a.call("");
    }
}
