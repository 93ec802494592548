/** The seven families of analyzers; the index plus one is the layer's number. */
export const layers = ['static', 'dynamic', 'symbolic', 'formal', 'ai', 'supply-chain', 'change'] as const
export type Layer = (typeof layers)[number]

/** 1 for `static` … 7 for `change`. */
export function numberOfLayer(layer: Layer): number {
  return layers.indexOf(layer) + 1
}
