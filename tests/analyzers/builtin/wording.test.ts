import { describe, expect, it } from 'vitest'
import { nameOf, nameOfLocation } from '../../../src/analyzers/builtin/wording.ts'
import { flowOf } from '../../../src/solidity/model/flow.ts'
import { stepsOf } from '../../../src/solidity/model/paths.ts'
import { readProject } from '../../../src/solidity/model/project.ts'

const text = `
struct Layout { uint value; }
function free(uint x) pure returns (uint) { return x; }
contract Box {
  uint content;
  constructor() {}
  receive() external payable {}
  fallback() external {}
  function put(uint[] memory values) external {
    content = 1;
    Layout storage place;
    assembly { place.slot := 1 sstore(2, 3) }
    place.value = 2;
  }
}`

const file = readProject(new Map([['a.sol', text]]), () => undefined).files.get('a.sol')
const [box] = file?.contracts ?? []

describe('the names in messages', () => {
  it('are those of functions, with contract and signature', () => {
    const callables = [...(file?.functions ?? []), ...(box?.functions ?? [])]

    expect(callables.map(nameOf)).toEqual([
      '`free(uint256)`',
      'the constructor of Box',
      'the receive function of Box',
      'the fallback of Box',
      '`Box.put(uint256[])`',
    ])
  })

  it('are those of variables, of structs in places of their own, or none', () => {
    const put = box?.functions.at(-1)
    const writes = put === undefined ? [] : stepsOf(flowOf(put), 'write')

    expect(writes.map(({ location }) => nameOfLocation(location))).toEqual([
      '`content`',
      'storage',
      '`Layout`',
    ])
  })
})
