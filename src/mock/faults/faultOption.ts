import { ConfigurationError } from '../../errors/configuration.js'
import { nearest } from '../../errors/nearest.js'
import { type Fault, type FaultOf, faultNames, type PassingFault, parseFault } from './fault.js'

/** Faults by name: one for every operation, or by operation id. */
export type MockFaults = string | Readonly<Record<string, string>>

/**
 * Reads the option `faults`.
 *
 * @param ids of the operations that may have one.
 * @throws {ConfigurationError} INVALID_CONFIGURATION for a fault or an operation that there is not.
 */
export function readFaults(faults: MockFaults | undefined, ids: readonly string[]): FaultOf {
  if (faults === undefined) return () => undefined
  if (typeof faults === 'string') {
    const general = faultNamed(faults, 'faults')
    return () => general
  }
  for (const id of Object.keys(faults)) if (!ids.includes(id)) throw unknownOperation(id, ids)
  const byId = new Map(Object.entries(faults).map(([id, name]) => [id, faultNamed(name, `faults.${id}`)]))
  return ({ id }) => byId.get(id)
}

function unknownOperation(id: string, ids: readonly string[]): ConfigurationError {
  const meant = nearest(id, ids)
  const hint =
    meant === undefined ? 'Takes operation ids of the mocked APIs, such as getBlock' : `Did you mean ${meant}?`
  return new ConfigurationError(`Invalid option: faults.${id}: no mocked API has this operation`, { hints: [hint] })
}

function faultNamed(name: unknown, option: string): Fault | PassingFault {
  const fault = typeof name === 'string' ? parseFault(name) : undefined
  if (fault === undefined) {
    const hints = [`Takes ${faultNames}, with x2 behind it for one that passes`]
    throw new ConfigurationError(`Invalid option: ${option} = ${JSON.stringify(name)}`, { hints })
  }
  return fault
}
