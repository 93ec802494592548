// SPDX-License-Identifier: MIT
pragma solidity ^0.8.17;

abstract contract Roles {
    mapping(bytes32 => mapping(address => bool)) private members;

    modifier onlyRole(bytes32 role) {
        _checkRole(role);
        _;
    }

    function _checkRole(bytes32 role) internal view {
        if (!members[role][msg.sender]) revert();
    }
}

contract Machine is Roles {
    bytes32 private constant ADMIN = "ADMIN";

    function destroy(address payable to) external {
        assembly {
            selfdestruct(to) // expect: unprotected_selfdestruct high
        }
    }

    // look-alike: only for a role
    function destroyAsAdmin(address payable to) external onlyRole(ADMIN) {
        selfdestruct(to);
    }
}

contract Factory {
    // look-alike: no outside caller gets here
    constructor() {
        if (block.number == 1) selfdestruct(payable(msg.sender));
    }
}
