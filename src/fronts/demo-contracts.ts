const vaultHead = `// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

import {Ledger} from "./Ledger.sol";

/// Keeps ether for its owners.
contract Vault is Ledger {
    event Withdrawn(address indexed owner, uint256 amount);

    function deposit() external payable {
        credit(msg.sender, msg.value);
    }
`

/** The demo's contracts before the pull request. */
export const demoAtBase: Readonly<Record<string, string>> = {
  'src/Ledger.sol': `// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

abstract contract Ledger {
    mapping(address => uint256) public balanceOf;

    function credit(address owner, uint256 amount) internal {
        balanceOf[owner] += amount;
    }
}
`,
  'src/Vault.sol': `${vaultHead}
    function withdraw(uint256 amount) external {
        balanceOf[msg.sender] -= amount;
        (bool sent, ) = msg.sender.call{value: amount}("");
        require(sent, "not sent");
        emit Withdrawn(msg.sender, amount);
    }
}
`,
  'src/Tips.sol': `// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

contract Tips {
    address payable public immutable barkeeper;

    constructor(address payable keeper) {
        barkeeper = keeper;
    }

    receive() external payable {}

    function collect() external {
        barkeeper.send(address(this).balance);
    }
}
`,
}

/** What the pull request makes of them: a reentrancy comes, an unchecked call goes. */
export const demoAtHead: Readonly<Record<string, string>> = {
  'src/Vault.sol': `${vaultHead}
    function withdraw(uint256 amount) external {
        require(balanceOf[msg.sender] >= amount, "too much");
        (bool sent, ) = msg.sender.call{value: amount}("");
        require(sent, "not sent");
        balanceOf[msg.sender] -= amount;
        emit Withdrawn(msg.sender, amount);
    }
}
`,
  'src/Tips.sol': `// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

contract Tips {
    address payable public immutable barkeeper;

    constructor(address payable keeper) {
        barkeeper = keeper;
    }

    receive() external payable {}

    function collect() external {
        require(barkeeper.send(address(this).balance), "not sent");
    }
}
`,
}
