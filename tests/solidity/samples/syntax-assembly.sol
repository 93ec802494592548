pragma solidity ^0.8.25;

contract Yul {
  uint256 stored;
  struct Space { uint256 value; }

  function space() private pure returns (Space storage $) {
    assembly { $.slot := 0x52c63247e1f47db19d5ce0460030c497f067ca4cebf71ba98eeadabe20bace00 }
  }

  function run(address target, bytes calldata input) external payable returns (bytes32 r) {
    assembly ("memory-safe") {
      function twice(x, y) -> a, b { a := mul(x, 2) b := y if eq(x, 0) { leave } }
      let first, second := twice(1, 2)
      let zero
      let slot := stored.slot
      let offset := stored.offset
      let start := input.offset
      let size := input.length
      for { let i := 0 } lt(i, 10) { i := add(i, 1) } {
        if iszero(i) { continue }
        if gt(i, 5) { break }
        mstore(i, hex"1234")
      }
      switch size
      case 0 { r := "none" }
      case 0x20 { r := calldataload(start) }
      default { r := keccak256(0, size) }
      let done := delegatecall(gas(), target, 0, size, 0, 0)
      done := call(gas(), target, callvalue(), 0, 0, 0, 0)
      pop(staticcall(gas(), target, 0, 0, 0, 0))
      sstore(slot, sload(slot))
      tstore(0, tload(0))
      first, second := twice(second, first)
      { let inner := true zero := inner }
      returndatacopy(0, 0, returndatasize())
      switch done case 0 { revert(0, returndatasize()) } default { return(0, returndatasize()) }
    }
    assembly "evmasm" { stop() }
  }
}
