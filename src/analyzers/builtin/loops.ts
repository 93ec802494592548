import type { Frame } from '../../solidity/model/flow-types.ts'
import type { Node } from '../../solidity/syntax/node.ts'
import { type Spot, within } from './spot.ts'

/** The first line of a loop: what stands before its body. */
export function headOfLoop(node: Node, frame: Frame): Spot {
  const end =
    node.type === 'ForStatement' || node.type === 'WhileStatement' ? node.body.range[0] : node.range[1]
  const text = frame.callable.file.text.slice(node.range[0], end)
  return within({ range: [node.range[0], node.range[0] + text.trimEnd().length] }, frame)
}
