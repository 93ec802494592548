pragma solidity ^0.4.11;
pragma experimental ABIEncoderV2;

import "./other.sol";
import "./other.sol" as Other;
import * as Everything from "./other.sol";
import {A as B, C} from './other.sol';

library Numbers {
  struct Pair { uint a; uint b; }
  enum Kind { One, Two }
  function sum(Pair storage self) internal constant returns (uint) { return self.a + self.b; }
}

contract Base {
  event Happened(address indexed who, uint amount);
  event Silent() anonymous;
  function Base(uint x) { total = x; }
  uint total;
}

contract Old is Base(1), Numbers2 {
  using Numbers for Numbers.Pair;
  using Numbers for *;

  mapping (address => mapping (bytes32 => uint[])) private table;
  uint constant limit = 10 ether + 3 finney + 2 szabo + 1 wei;
  uint internal constant spell = 1 years + 2 weeks + 3 days + 4 hours + 5 minutes + 6 seconds;
  address public owner = 0x00000000000000000000000000000000000000Aa;
  bytes32[4] fixedBytes;
  byte single;
  string text = "line \" quote";
  bytes raw = hex"00ff";
  function (uint) external returns (bool) callback;
  function () internal done;
  Numbers.Pair pair;

  modifier onlyOwner { if (msg.sender != owner) throw; _; }
  modifier costs(uint price) { require(msg.value >= price); _; }

  function Old() public { owner = msg.sender; }

  function () payable { Happened(msg.sender, msg.value); }

  function act(uint x, address[] memory list) public constant onlyOwner costs(1 ether) returns (uint sum, bool) {
    var y = x;
    var (p, q) = pairOf(x);
    uint z;
    (z, y) = pairOf(y);
    (z, ) = pairOf(y);
    uint[3] memory numbers = [uint(1), 2, 3];
    for (uint i = 0; i < list.length; i++) { if (i == 2) continue; else break; }
    for (;;) { break; }
    while (true) break;
    do { z -= 1; z *= 2; z /= 3; z %= 4; z |= 5; z &= 6; z ^= 7; z <<= 8; z >>= 9; } while (z > 10 && !false || z ** 2 == 4);
    delete numbers;
    owner.call.value(msg.value).gas(2300)(bytes4(sha3("f()")), 1);
    owner.call.value(1)();
    owner.send(1);
    owner.delegatecall(msg.data);
    Old fresh = new Old();
    Old funded = (new Old).value(1)();
    bytes memory space = new bytes(3);
    z = x > 1 ? 2 : 3;
    z++; ++z; z--; --z; z = -z; z = ~z;
    pair = Numbers.Pair({a: 1, b: 2});
    fresh.act.value(1)(1, list);
    if (x == now) { throw; }
    else if (x == 1e10) revert();
    else revert("no");
    callback(3);
    assembly { z := add(z, 1) let w := mload(0x40) mstore(w, "s") sstore(pair_slot, w) }
    return (z, true);
  }

  function pairOf(uint x) private returns (uint, uint) { return (x, x); }
  function later(uint x) external;
  function die() { suicide(owner); }
}

interface Thing { function f() external view returns (uint); }
