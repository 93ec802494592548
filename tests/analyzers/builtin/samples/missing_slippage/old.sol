pragma solidity ^0.4.24;

interface Router {
    function swapExactTokensForTokens(uint256 amountIn, uint256 amountOutMin, address[] path, address to, uint256 deadline) external;
    function addLiquidityETH(address token, uint256 amount, uint256 tokenMin, uint256 etherMin, address to, uint256 deadline) external;
    function trade(address token, uint256 minAmountOut) external;
    function swap(uint256 a, uint256 b, address to, bytes data) external;
}

contract Trader {
    Router router;
    address[] path;
    uint256 limit;

    function sell(uint256 amount) public {
        router.swapExactTokensForTokens(amount, 0, path, msg.sender, now); // expect: missing_slippage high
    }

    function add(address token, uint256 amount) public {
        router.addLiquidityETH(token, amount, amount, 0, msg.sender, now + 300); // expect: missing_slippage high
    }

    function trade(address token) public {
        router.trade(token, 0); // expect: missing_slippage high
    }

    function sellNow(uint256 amount, uint256 least) public {
        router.swapExactTokensForTokens(amount, least, path, msg.sender, now); // expect: missing_slippage low
    }

    // look-alike: the caller says how much
    function sellFor(uint256 amount, uint256 least, uint256 deadline) public {
        router.swapExactTokensForTokens(amount, least, path, msg.sender, deadline);
    }

    // look-alike: computed
    function sellSome(uint256 amount, uint256 deadline) public {
        router.swapExactTokensForTokens(amount, amount * 99 / 100, path, msg.sender, deadline);
        router.trade(path[0], limit);
    }

    // look-alike: who knows what that is
    function run(Unknown target) public {
        target.run(0);
    }

    // look-alike: a pair gives what it is asked for
    function flash(uint256 amount) public {
        router.swap(0, amount, msg.sender, "x");
    }
}
