import { boundedMap } from '../../runtime/boundedMap.js'
import type { Fault, PassingFault } from './fault.js'

/** Returns the fault of the next of equal requests, or `undefined` if it has passed. */
export type MeetFault = (fault: Fault | PassingFault | undefined, request: string) => Fault | undefined

/**
 * Counts how often requests have met their faults. `request` identifies equal requests: what is asked, with which key.
 * Once a fault has passed, its count is removed, so that it starts over for the next call of a test or a page. It keeps
 * at most ten thousand counts, and drops the oldest.
 */
export function createFaultCount(): MeetFault {
  const met = boundedMap<number>(10_000)
  return (fault, request) => {
    if (typeof fault !== 'object' || !('times' in fault)) return fault
    const count = met.get(request) ?? 0
    if (count < fault.times) {
      met.set(request, count + 1)
      return fault.fault
    }
    met.delete(request)
    return undefined
  }
}
