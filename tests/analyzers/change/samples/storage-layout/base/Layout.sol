// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

abstract contract Initializable {
    bool private _initialized;
    uint256[9] private __gap;
}

abstract contract NoGap {
    uint256 internal one;
}

contract Inserted is Initializable {
    address public owner;
    uint256 public total;
    mapping(address => uint256) public share;
}

contract Reordered is Initializable {
    address public owner;
    uint128 public low;
    uint128 public high;
    string public text;
}

contract Retyped is Initializable {
    uint256 public index;
    uint64 public since;
}

contract Deleted is Initializable {
    uint256 public first;
    uint256 public second;
}

contract Grown is NoGap, Initializable {
    uint256 public two;
}

contract Struct is Initializable {
    struct Position {
        uint128 size;
        uint128 price;
    }

    mapping(address => Position) public positions;
    Position public last;
    uint256 public end;
}

contract Swapped is Initializable {
    uint256 public asset;
    uint256 public debt;
}

contract Namespaced is Initializable {
    /// @custom:storage-location erc7201:example.main
    struct MainStorage {
        uint256 total;
        address owner;
    }

    function _main() private pure returns (MainStorage storage $) {
        assembly {
            $.slot := 0x1234
        }
    }
}

contract Appended is Initializable {
    address public owner;
    uint256 public total;
}

contract FromGap is Initializable {
    uint256 public total;
    uint256[10] private __gap;
}

contract Grows is Initializable {
    struct Entry {
        uint256 amount;
    }

    mapping(uint256 => Entry) public entries;
    mapping(uint256 => uint256) public other;
}

contract Same is Initializable {
    uint8 public kind;
    address public token;
    uint256[3] public list;
    bytes4 public selector;
}

contract Spaces is Initializable {
    /// @custom:storage-location erc7201:example.other
    struct OtherStorage {
        uint256 total;
    }
}

contract Plain {
    uint256 public first;
    uint256 public second;
}

contract Renamed is Initializable {
    uint256 public previous;
    uint256 public last;
}
