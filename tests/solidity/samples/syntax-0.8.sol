// SPDX-License-Identifier: MIT
pragma solidity >=0.8.24 <0.9.0;
pragma abicoder v2;

import {Other as Another, Third} from "./other.sol";

type Price is uint128;
type Id is bytes32;

error Refused(address who, uint256 amount);
event Filed(uint256 indexed id, bytes data);
struct Point { int256 x; int256 y; }
enum Side { Left, Right }
uint256 constant SCALE = 1e18;
uint256 constant BIG = 1_000_000;

using {add as +, negate as -, eq as ==, scale} for Price global;
using Strings for string;

function add(Price a, Price b) pure returns (Price) { return Price.wrap(Price.unwrap(a) + Price.unwrap(b)); }
function negate(Price a) pure returns (Price) { return a; }
function eq(Price a, Price b) pure returns (bool) { return Price.unwrap(a) == Price.unwrap(b); }
function scale(Price a, uint128 by) pure returns (Price) { return Price.wrap(Price.unwrap(a) * by); }

abstract contract Root {
  uint256 internal immutable created;
  error Late();
  constructor(uint256 at) { created = at; }
  function hook(uint256) internal virtual;
  modifier guarded(bytes32 role) virtual { _; }
  receive() external payable virtual {}
  fallback(bytes calldata input) external payable virtual returns (bytes memory) { return input; }
}

interface IRoot { function hook2() external; function price() external view returns (Price); }

contract Modern is Root, IRoot layout at 0x1234 {
  using Numbers for uint256;
  mapping(address owner => mapping(uint256 id => Point point)) public points;
  uint256 transient depth;
  uint256 public override(IRoot) price2;
  int24 constant TICK = -887272;
  bytes internal constant WORDS = unicode"é😀" unicode"ü";
  string name = unicode"ж";
  bytes constant HEXES = hex"00" hex"ff";
  address payable immutable treasury;
  function(uint256) internal pure returns (uint256)[2] functions;

  constructor(address payable to) Root(block.timestamp) payable { treasury = to; }

  function hook(uint256 value) internal override(Root) guarded(keccak256("ROLE")) {
    require(value > 0, Refused(msg.sender, value));
    if (value > 10) revert Refused({who: msg.sender, amount: value});
    if (value > 9) revert Late();
    if (value > 8) revert("words");
    if (value > 7) revert();
    emit Filed(value, "");
    emit Another.Filed(1);
    unchecked { value -= 1; ++value; }
    try this.price{gas: 1000}() returns (Price p) { p; }
    catch Error(string memory reason) { reason; }
    catch Panic(uint code) { code; }
    catch (bytes memory data) { data; }
    try new Modern{salt: bytes32(value), value: 1}(treasury) { } catch { }
    (bool ok, bytes memory answer) = treasury.call{value: value}(abi.encodeCall(IRoot.hook2, ()));
    (ok, ) = treasury.call("");
    (, answer) = treasury.staticcall(answer);
    (uint256 a, , uint256 c) = (1, 2, 3);
    bytes calldata part = msg.data[4:];
    part = msg.data[4:8];
    part = msg.data[:8];
    uint256[] memory list = new uint256[](type(uint8).max);
    list[0] = type(uint256).max >> 3;
    delete list[0];
    assert(a + c == 4);
    Point storage pointer = points[msg.sender][value];
    (pointer.x, pointer.y) = (pointer.y, pointer.x);
    string memory joined = string.concat("a", "b");
    bool both = ok && !ok || ok;
    uint256 fraction = .5 ether + 1 gwei + 2.5e3;
    address made = address(uint160(uint256(keccak256(abi.encodePacked(a, joined)))));
    for (uint256 i; i < 3; ) { i++; if (both) continue; break; }
    do { a--; } while (a > 0);
    while (fraction > 0) fraction /= 2;
    functions[0](1);
    payable(made).transfer(1);
    Side side = Side.Left;
    a = ok ? a : side == Side.Right ? 1 : 2;
    return;
  }

  function hook2() external override {}
  function price() external view override returns (Price) { return Price.wrap(1); }
  function forward(bytes calldata) external virtual payable { }
  function get(uint256[] storage self, function(uint256) external view returns (bool) check) internal view returns (uint256 value) { value = self[0]; check; }
}
