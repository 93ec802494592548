import type { Audit } from '../../src/domain/audit.ts'
import type { FileInScope } from '../../src/domain/change.ts'
import type { Ending, Outcome } from '../../src/domain/outcome.ts'
import type { Place } from '../../src/domain/place.ts'
import { type RepoPath, toRepoPath } from '../../src/domain/repo-path.ts'
import type { Fingerprint, Weakness, WeaknessLocation } from '../../src/domain/weakness.ts'

// Values that name only what a test is about; all the rest is one realistic pull request on one contract.

export const vaultSource = `// SPDX-License-Identifier: MIT
pragma solidity ^0.8.24;

/// Holds ether for whoever sent it.
contract Vault {
    mapping(address => uint256) public balances;

    event Withdrawn(address indexed who, uint256 amount);

    function deposit() external payable {
        balances[msg.sender] += msg.value;
    }

    function withdraw(uint256 amount) external {
        require(balances[msg.sender] >= amount, "too much");
        (bool sent, ) = msg.sender.call{value: amount}("");
        require(sent, "not sent");
        balances[msg.sender] -= amount;
        emit Withdrawn(msg.sender, amount);
    }

    function lottery() external view returns (uint256) {
        return uint256(keccak256(abi.encode(block.timestamp))) % 10;
    }
}
`

export const baseSha = 'b45e0000b45e0000b45e0000b45e0000b45e0000'
export const headSha = '4ead00004ead00004ead00004ead00004ead0000'

/** The path, or a failed test when it is none of a repository. */
export function aPath(text: string): RepoPath {
  const path = toRepoPath(text)
  if (path === undefined) throw new Error(`not a path inside a repository: ${text}`)
  return path
}

/** A made-up fingerprint, different for different seeds. */
export function aFingerprint(seed = 1): Fingerprint {
  return seed.toString(16).padStart(64, '0') as Fingerprint
}

/** The call in `Vault.withdraw`. */
export function aPlace(overrides: Partial<Place> = {}): Place {
  return {
    path: aPath('src/Vault.sol'),
    startLine: 16,
    startColumn: 9,
    endLine: 16,
    endColumn: 60,
    ...overrides,
  }
}

export function aLocation(overrides: Partial<WeaknessLocation> = {}): WeaknessLocation {
  return { role: 'primary', ...aPlace(), ...overrides }
}

/** A new, blocking reentrancy in `Vault.withdraw(uint256)`. */
export function aWeakness(overrides: Partial<Weakness> = {}): Weakness {
  return {
    fingerprint: aFingerprint(),
    class: 'reentrancy',
    severity: 'high',
    confidence: 'high',
    evidence: 'several-tools',
    state: 'new',
    blocking: true,
    ruling: 'new, and at least high with medium confidence',
    contract: 'Vault',
    function: 'withdraw(uint256)',
    message: 'The call to msg.sender runs before balances[msg.sender] is reduced',
    claims: [
      {
        analyzer: 'builtin',
        rule: 'reentrancy',
        message: 'The call to msg.sender runs before balances[msg.sender] is reduced',
      },
      {
        analyzer: 'slither',
        rule: 'reentrancy-eth',
        message:
          'Reentrancy in Vault.withdraw(uint256) (src/Vault.sol#14-20): External calls: - (sent,None) = msg.sender.call{value: amount}()',
      },
    ],
    locations: [
      aLocation(),
      aLocation({
        role: 'related',
        startLine: 18,
        endLine: 18,
        endColumn: 40,
        message: 'written after the call',
      }),
    ],
    ...overrides,
  }
}

type OutcomeFacts = Omit<Outcome, 'kind' | 'reason'>

/** A completed look of slither at the head, or what `ending` says about one. */
export function anOutcome(
  overrides: Partial<OutcomeFacts> = {},
  ending: Ending = { kind: 'completed' },
): Outcome {
  return {
    analyzer: 'slither',
    layer: 'static',
    root: '',
    side: 'head',
    targets: [aPath('src/Vault.sol')],
    version: '0.11.3',
    seconds: 2.25,
    findings: [],
    ...overrides,
    ...ending,
  }
}

export function aFileInScope(overrides: Partial<FileInScope> = {}): FileInScope {
  return {
    path: aPath('src/Vault.sol'),
    status: 'modified',
    reason: 'changed',
    isAnalysed: true,
    changedLines: [{ first: 14, last: 20 }],
    ...overrides,
  }
}

/** A failed gate over one pull request that adds a reentrancy to `src/Vault.sol`. */
export function anAudit(overrides: Partial<Audit> = {}): Audit {
  return {
    verdict: { kind: 'fail', reasons: ['1 new weakness is high or worse'] },
    policy: { failOn: 'high', minConfidence: 'medium', onIncomplete: 'fail', required: [] },
    change: {
      base: baseSha,
      head: headSha,
      files: [aFileInScope()],
      notes: ['compared with the first parent of the test merge'],
    },
    outcomes: [
      anOutcome({ analyzer: 'builtin', version: '0.1.0', seconds: 0.2 }),
      anOutcome({ side: 'base' }),
      anOutcome(),
    ],
    weaknesses: [aWeakness()],
    roots: [''],
    tampering: [],
    provenance: {
      sevengates: '0.1.0',
      node: 'v24.1.0',
      platform: 'linux-x64',
      settingsHash: '5e77'.repeat(16),
      settingsSource: 'defaults',
    },
    sources: new Map([['src/Vault.sol', vaultSource]]),
    ...overrides,
  }
}

/** A passed gate over a change without weaknesses. */
export function aCleanAudit(overrides: Partial<Audit> = {}): Audit {
  return anAudit({ verdict: { kind: 'pass', reasons: [] }, weaknesses: [], ...overrides })
}
