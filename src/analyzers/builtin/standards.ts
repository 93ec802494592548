/** What a function of a standard returns, in canonical types. */
export interface Standard {
  readonly name: string
  readonly functions: ReadonlyMap<string, string>
  /** Having all of these makes a contract one of the kind. */
  readonly marks: readonly string[]
}

export const standards: readonly Standard[] = [
  {
    name: 'ERC-20',
    functions: new Map([
      ['totalSupply()', 'uint256'],
      ['balanceOf(address)', 'uint256'],
      ['allowance(address,address)', 'uint256'],
      ['transfer(address,uint256)', 'bool'],
      ['approve(address,uint256)', 'bool'],
      ['transferFrom(address,address,uint256)', 'bool'],
      ['decimals()', 'uint8'],
      ['name()', 'string'],
      ['symbol()', 'string'],
    ]),
    marks: ['transfer(address,uint256)', 'approve(address,uint256)'],
  },
  {
    name: 'ERC-721',
    functions: new Map([
      ['balanceOf(address)', 'uint256'],
      ['ownerOf(uint256)', 'address'],
      ['safeTransferFrom(address,address,uint256,bytes)', ''],
      ['safeTransferFrom(address,address,uint256)', ''],
      ['transferFrom(address,address,uint256)', ''],
      ['approve(address,uint256)', ''],
      ['setApprovalForAll(address,bool)', ''],
      ['getApproved(uint256)', 'address'],
      ['isApprovedForAll(address,address)', 'bool'],
      ['supportsInterface(bytes4)', 'bool'],
    ]),
    marks: ['ownerOf(uint256)', 'approve(address,uint256)'],
  },
]
