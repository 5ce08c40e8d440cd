import { boundedMap } from '../model/boundedMap.js'
import type { Fault, PassingFault } from './fault.js'

/** Returns the fault of the next of equal requests, or that it has passed. */
export type MeetFault = (fault: Fault | PassingFault | undefined, request: string) => Fault | undefined

/**
 * Counts how often requests have met their faults. Equal requests are told by a text, as what is asked with which key.
 * Nothing is kept of a fault that has passed, so that it begins anew, for the next call of a test or of a page; and of
 * more than ten thousand that have not, those that were met longest ago are forgotten.
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
