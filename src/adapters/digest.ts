import { createHash } from 'node:crypto'
import type { Digest } from '../ports/digest.ts'

export const systemDigest: Digest = {
  sha256: (text) => createHash('sha256').update(text, 'utf8').digest('hex'),
}
