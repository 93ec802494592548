// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

contract Transfers {
    uint256 private amount;

    function pay(uint256 fee) external {
        amount = fee; /*‮*/ // expect: rtlo high
        amount = 1; /*⁦*/ // expect: rtlo high
        amount = 2; /*⁩*/ // expect: rtlo high
        amount = 3; /*​*/ // expect: rtlo low low
        amount = 4; /*‏*/ // expect: rtlo low low
    }

    // look-alike: an emoji with a joiner 👨‍👩
    // look-alike: letters with accents éü
    // look-alike: right-to-left letters שלום
    // look-alike: a tab	in a comment
}
