import type { MockedCalls, MockedIds, SharedIds } from '../../../generated/mockedCalls.gen.js'
import { assertOption } from '../../arguments/options.js'
import { hasFields } from '../../arguments/rules.js'
import { ConfigurationError } from '../../errors/configuration.js'
import { assertOneApi, type OperationIds, operationsNamed } from '../model/operationNames.js'
import type { PublicInput } from '../model/publicInput.js'
import { type Fault, type FaultByInput, type FaultOf, faultNames, type PassingFault, parseFault } from './fault.js'

/** The name of a fault, or what gives it by the inputs of a call; `undefined` is no fault. */
export type MockFault<Input> = string | ((input: Input) => string | undefined)

/** What gives a fault of any of several operations: it sees their inputs. */
type FaultOfAny<Input> = (input: Input) => string | undefined

/**
 * Faults by name: one for every operation, or by operation id. An id that several APIs have needs its API, as in
 * `solana.getTokenPrice`, unless a function gives the fault by the inputs: that is asked for all of them.
 */
export type MockFaults = string | FaultsByOperation

type FaultsByOperation = {
  readonly [Name in keyof MockedCalls]?: MockFault<MockedCalls[Name]['input']>
} & {
  readonly [Id in keyof MockedIds]?: MockFault<MockedCalls[MockedIds[Id]]['input']>
} & {
  readonly [Id in keyof SharedIds]?: FaultOfAny<InputOfAny<MockedCalls[SharedIds[Id]]['input']>>
}

/** What the inputs of several operations may have. */
type InputOfAny<Input> = { readonly [Name in NamesOf<Input>]?: MemberOf<Input, Name> }

type NamesOf<Input> = Input extends unknown ? keyof Input : never

type MemberOf<Input, Name> = Input extends unknown ? (Name extends keyof Input ? Input[Name] : never) : never

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
  const given = Object.entries<unknown>(faults).map(([name, fault]) => {
    const operations = operationsNamed(name, ids, 'faults')
    if (typeof fault !== 'function') assertOneApi(name, operations, 'faults')
    return { operations, isOfOne: name.includes('.'), fault: readFault(fault, `faults.${name}`) }
  })
  const ofOneLast = given.sort((a, b) => Number(a.isOfOne) - Number(b.isOfOne))
  const byName = new Map(ofOneLast.flatMap(({ operations, fault }) => operations.map((name) => [name, fault] as const)))
  return ({ api, id }) => byName.get(`${api}.${id}`)
}

function readFault(fault: unknown, option: string): Fault | PassingFault | FaultByInput {
  if (typeof fault !== 'function') return faultNamed(fault, option)
  return (input: PublicInput) => {
    const name: unknown = Reflect.apply(fault, undefined, [input])
    return name === undefined ? undefined : faultNamed(name, option)
  }
}

function faultNamed(name: unknown, option: string): Fault | PassingFault {
  const fault = typeof name === 'string' ? parseFault(name) : undefined
  if (fault === undefined) {
    const hints = [`Takes ${faultNames}, with x2 behind it for one that passes, or a function that gives one of them`]
    throw new ConfigurationError(`Invalid option: ${option} = ${JSON.stringify(name)}`, { hints })
  }
  return fault
}
