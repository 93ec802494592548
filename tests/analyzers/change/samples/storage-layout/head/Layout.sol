// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

abstract contract Initializable {
    bool private _initialized;
    uint256[9] private __gap;
}

abstract contract NoGap {
    uint256 internal one;
    uint256 internal oneAndHalf; // expect: storage_layout_break high high
}

contract Inserted is Initializable {
    address public owner;
    uint256 public delay; // expect: storage_layout_break high high
    uint256 public total;
    mapping(address => uint256) public share;
}

contract Reordered is Initializable {
    uint128 public low; // expect: storage_layout_break high high
    uint128 public high;
    address public owner;
    string public text;
}

contract Retyped is Initializable {
    int256 public index; // expect: storage_layout_break high high
    uint32 public since; // expect: storage_layout_break high high
}

contract Deleted is Initializable {
    uint256 public second; // expect: storage_layout_break high high
}

contract Grown is NoGap, Initializable {
    uint256 public two;
}

contract Struct is Initializable {
    struct Position {
        uint128 size;
        uint128 price;
        uint256 opened;
    }

    mapping(address => Position) public positions;
    Position public last; // expect: storage_layout_break high high
    uint256 public end; // expect: storage_layout_break high high
}

contract Swapped is Initializable {
    uint256 public debt; // expect: storage_layout_break high high
    uint256 public asset;
}

contract Namespaced is Initializable {
    /// @custom:storage-location erc7201:example.main
    struct MainStorage { // expect: storage_layout_break high high
        address owner;
        uint256 total;
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
    // look-alike: behind everything, and constants take no slot
    uint256 public constant LIMIT = 5;
    address public immutable self = address(this);
    uint256 public newest;
}

contract FromGap is Initializable {
    uint256 public total;
    // look-alike: taken from the gap
    address public keeper;
    bool public isKept;
    uint256[9] private __gap;
}

contract Grows is Initializable {
    struct Entry {
        uint256 amount;
        // look-alike: behind a mapping there is room
        uint256 since;
    }

    mapping(uint256 => Entry) public entries;
    mapping(uint256 => uint256) public other;
}

interface IToken {
    function name() external view returns (string memory);
}

contract Same is Initializable {
    enum Kind {
        None,
        Some
    }

    // look-alike: other types that read the same bytes in the same way
    Kind public kind;
    IToken public token;
    uint256[1 + 2] public list;
    bytes4 public selector;
}

contract Spaces is Initializable {
    /// @custom:storage-location erc7201:example.other
    struct OtherStorage {
        uint256 total;
        // look-alike: a namespace may grow
        uint256 more;
    }
}

contract Plain {
    // look-alike: nothing says that it is ever upgraded
    uint256 public zeroth;
    uint256 public first;
    uint256 public second;
}

contract Renamed is Initializable {
    uint256 public former; // expect: storage_layout_break low medium
    // look-alike: said to be the same
    /// @custom:oz-renamed-from last
    uint256 public latest;
}
