// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

abstract contract UUPS {
    bytes32 private constant _IMPLEMENTATION_SLOT = 0x360894a13ba1a3210667c828492db98dca3e2076cc3735a920a3ca505d382bbc;

    function upgradeToAndCall(address next, bytes calldata) external payable {
        _authorizeUpgrade(next);
        assembly {
            sstore(_IMPLEMENTATION_SLOT, next)
        }
    }

    function _authorizeUpgrade(address next) internal virtual;
}

contract Open is UUPS {
    function _authorizeUpgrade(address) internal override {} // expect: unprotected_upgrade critical
}

contract Checked is UUPS {
    function _authorizeUpgrade(address next) internal override { // expect: unprotected_upgrade critical
        require(next.code.length > 0, "no code");
    }
}

contract Direct {
    address private _implementation;

    function setImplementation(address next) external {
        _implementation = next; // expect: unprotected_upgrade critical
    }
}

contract Owned is UUPS {
    address private owner = msg.sender;

    modifier onlyOwner() {
        require(msg.sender == owner, "not owner");
        _;
    }

    // look-alike: only the owner
    function _authorizeUpgrade(address) internal override onlyOwner {}
}

contract Frozen is UUPS {
    // look-alike: nobody
    function _authorizeUpgrade(address) internal pure override {
        revert("never");
    }
}

contract Registry {
    mapping(bytes32 => address) private implementationOf;
    uint256[] private implementationList;

    // look-alike: one of many, kept for others
    function register(bytes32 name, address what) external {
        implementationOf[name] = what;
    }

    // look-alike: no proxy's slot
    function note(address what) external {
        assembly {
            sstore(7, what)
        }
    }

    // look-alike: a slot that comes out of nothing known
    function noteAt(bytes32 name, address what) external {
        assembly {
            mstore(0, name)
            sstore(add(keccak256(0, 32), 1), what)
        }
    }
}

// look-alike: whoever completes it has to say who may
abstract contract Lonely is UUPS {}

library Layouts {
    struct Layout {
        address implementationHint;
    }

    function layout() internal pure returns (Layout storage place) {
        assembly {
            place.slot := 0x1234
        }
    }
}

contract Hinted {
    // look-alike: a struct in a place of its own, which is no proxy's
    function hint(address what) external {
        Layouts.layout().implementationHint = what;
    }
}
