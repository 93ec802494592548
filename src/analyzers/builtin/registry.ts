import type { Detector } from './detector.ts'
import { defaultVisibility } from './detectors/default-visibility.ts'

/** Every built-in detector, by id. */
export const detectors: readonly Detector[] = [defaultVisibility]
