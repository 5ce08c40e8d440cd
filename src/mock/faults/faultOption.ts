import { ConfigurationError } from '../../errors/configuration.js'
import type { EngineOptions } from '../engine.js'
import { type Fault, faultNames, type PassingFault, parseFault } from './fault.js'

/** Faults by name: one for every operation, or by operation id. */
export type MockFaults = string | Readonly<Record<string, string>>

/**
 * Reads the option `faults`.
 *
 * @throws {ConfigurationError} INVALID_CONFIGURATION for a fault that there is not.
 */
export function readFaults(faults: MockFaults | undefined): EngineOptions['faultOf'] {
  if (faults === undefined) return () => undefined
  if (typeof faults === 'string') {
    const general = faultNamed(faults, 'faults')
    return () => general
  }
  const byId = new Map(Object.entries(faults).map(([id, name]) => [id, faultNamed(name, `faults.${id}`)]))
  return ({ id }) => byId.get(id)
}

function faultNamed(name: unknown, option: string): Fault | PassingFault {
  const fault = typeof name === 'string' ? parseFault(name) : undefined
  if (fault === undefined) {
    const hints = [`Takes ${faultNames}, with x2 behind it for one that passes`]
    throw new ConfigurationError(`Invalid option: ${option} = ${JSON.stringify(name)}`, { hints })
  }
  return fault
}
