import type { Fault } from './state.ts'

/** The next fault for an operation; each is used as often as it says. */
export function takeFault(faults: Fault[], operation: string): Fault | undefined {
  const index = faults.findIndex((fault) => fault.operation === operation)
  const fault = faults[index]
  if (fault === undefined) return undefined
  const left = (fault.times ?? 1) - 1
  faults.splice(index, 1, ...(left > 0 ? [{ ...fault, times: left }] : []))
  return fault
}
