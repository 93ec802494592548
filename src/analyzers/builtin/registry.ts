import type { Detector } from './detector.ts'
import { defaultVisibility } from './detectors/default-visibility.ts'
import { erc20Return } from './detectors/erc20-return.ts'
import { txOrigin } from './detectors/tx-origin.ts'
import { uncheckedCall } from './detectors/unchecked-call.ts'
import { unprotectedSelfdestruct } from './detectors/unprotected-selfdestruct.ts'

/** Every built-in detector, by id. */
export const detectors: readonly Detector[] = [
  defaultVisibility,
  erc20Return,
  txOrigin,
  uncheckedCall,
  unprotectedSelfdestruct,
]
