import { assertOption } from '../../arguments/options.js'
import { hasFields } from '../../arguments/rules.js'
import { ConfigurationError } from '../../errors/configuration.js'
import { nearest } from '../../errors/nearest.js'
import { type Fault, type FaultOf, faultNames, type PassingFault, parseFault } from './fault.js'

/**
 * Faults by name: one for every operation, or by operation id. An id that several APIs have is that of all of them;
 * `solana.getTokenPrice` is that of one, and wins.
 */
export type MockFaults = string | Readonly<Record<string, string>>

/**
 * Reads the option `faults`.
 *
 * @param ids of the operations that may have one, by API.
 * @throws {ConfigurationError} INVALID_CONFIGURATION for a fault or an operation that there is not.
 */
export function readFaults(faults: MockFaults | undefined, ids: OperationIds): FaultOf {
  if (faults === undefined) return () => undefined
  if (typeof faults === 'string') {
    const general = faultNamed(faults, 'faults')
    return () => general
  }
  assertOption(faults, 'faults', hasFields(faults), ["Pass '429', or { getBlock: '429' }"])
  const names = Object.entries(ids).flatMap(([api, own]) => own.flatMap((id) => [id, `${api}.${id}`]))
  for (const id of Object.keys(faults)) if (!names.includes(id)) throw unknownOperation(id, names)
  const byId = new Map(Object.entries(faults).map(([id, name]) => [id, faultNamed(name, `faults.${id}`)]))
  return ({ api, id }) => byId.get(`${api}.${id}`) ?? byId.get(id)
}

/** Ids of operations, by the name of their API. */
type OperationIds = Readonly<Record<string, readonly string[]>>

function unknownOperation(id: string, names: readonly string[]): ConfigurationError {
  const meant = nearest(id, names)
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
