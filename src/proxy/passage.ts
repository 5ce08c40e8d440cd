import { hasFields } from '../arguments/rules.js'
import { ConfigurationError } from '../errors/configuration.js'
import { InputError } from '../errors/input.js'
import { hintsFor } from '../errors/nearest.js'
import { truncate } from '../errors/truncate.js'
import type { InputField, Operation } from '../operation/operation.js'
import { memberOf } from '../runtime/members.js'
import type { Allow } from './allow.js'

/** The bounds of an allowed operation, by the public names of its inputs. */
export interface Passage {
  readonly pin: Readonly<Record<string, unknown>>
  readonly max: readonly (readonly [field: InputField, most: number])[]
}

/** The operations of each API. */
export type OperationsOfApis = Readonly<Record<string, readonly Operation[]>>

/**
 * Checks and reads the option `allow`.
 *
 * @throws {ConfigurationError} INVALID_CONFIGURATION for an API, an operation or an input that doesn't exist, a value
 * that can't be pinned, or an operation that only a full node answers.
 */
export function passagesOf(all: OperationsOfApis, allow: Allow): ReadonlyMap<Operation, Passage> {
  const passages = new Map<Operation, Passage>()
  for (const [api, allowed] of Object.entries(allow)) {
    const operations = Object.hasOwn(all, api) ? all[api] : undefined
    if (!operations) throw unknown(`allow.${api}`, api, Object.keys(all))
    if (allowed === undefined) continue
    const [first] = operations
    if (!hasFields(allowed)) throw invalid(`allow.${api}`, `it takes operations: { ${first?.id}: true }`)
    for (const [id, bounds] of Object.entries(allowed)) {
      const place = `allow.${api}.${id}`
      const operation = operations.find((one) => one.id === id)
      if (!operation)
        throw unknown(
          place,
          id,
          operations.map((one) => one.id),
        )
      if (bounds === undefined) continue
      if (operation.fullnodeOnly) throw invalid(place, 'only a full node answers it, and the proxy asks the gateway')
      passages.set(operation, passageOf(operation, bounds, place))
    }
  }
  return passages
}

function passageOf(operation: Operation, bounds: unknown, place: string): Passage {
  if (bounds === true) return { pin: {}, max: [] }
  if (!hasFields(bounds)) throw invalid(place, 'it takes true, or { pin, max }')
  const other = Object.keys(bounds).find((name) => name !== 'pin' && name !== 'max')
  if (other !== undefined) throw unknown(`${place}.${other}`, other, ['pin', 'max'])
  const fieldOf = (kind: string, name: string): InputField => {
    const field = operation.inputs.find((one) => one.name === name)
    const names = operation.inputs.map((one) => one.name)
    if (!field) throw unknown(`${place}.${kind}.${name}`, name, names)
    return field
  }
  const membersIn = (kind: 'pin' | 'max', example: string): [string, unknown][] => {
    const given = memberOf(bounds, kind)
    if (given === undefined) return []
    if (!hasFields(given)) throw invalid(`${place}.${kind}`, `it takes inputs by name, such as ${example}`)
    return Object.entries(given)
  }
  const pin = membersIn('pin', "{ chain: 'eth' }").filter(([, value]) => value !== undefined)
  for (const [name, value] of pin) {
    try {
      fieldOf('pin', name).encode(value, name)
    } catch (error) {
      if (error instanceof InputError) throw invalid(`${place}.pin.${name}`, error.message)
      throw error
    }
  }
  const max = membersIn('max', '{ limit: 100 }').flatMap(([name, most]) => {
    const field = fieldOf('max', name)
    if (most === undefined) return []
    if (typeof most !== 'number' || !Number.isSafeInteger(most) || most < 0)
      throw invalid(`${place}.max.${name}`, 'it takes a whole number')
    return [[field, most] as const]
  })
  return { pin: Object.fromEntries(pin), max }
}

const unknown = (place: string, name: string, names: readonly string[]): ConfigurationError =>
  new ConfigurationError(`Unknown option: ${truncate(place)}`, { hints: hintsFor(name, names) })

const invalid = (place: string, reason: string): ConfigurationError =>
  new ConfigurationError(`Invalid option: ${place}`, { hints: [reason] })
