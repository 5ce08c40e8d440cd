import type { MockedCalls, MockedIds, SharedIds } from '../../../generated/mockedCalls.gen.js'
import { assertOption } from '../../arguments/options.js'
import { hasFields } from '../../arguments/rules.js'
import { ConfigurationError } from '../../errors/configuration.js'
import { assertOneApi, type OperationIds, operationsNamed } from '../model/operationNames.js'
import type { PublicInput } from '../model/publicInput.js'
import { type Fault, type FaultByInput, type FaultOf, faultNames, type PassingFault, parseFault } from './fault.js'

/** The name of a fault, or a function that returns it for the inputs of a call; `undefined` is no fault. */
export type MockFault<Input> = string | ((input: Input) => string | undefined)

/** Returns the fault of a call of any of several operations. */
type FaultOfAny<Input> = (input: Input) => string | undefined

/**
 * One fault for all operations, or faults by operation id. If several APIs have an id, name the API too, as in
 * `solana.getTokenPrice`, unless you pass a function: that is called for all of them.
 */
export type MockFaults = string | FaultsByOperation

type FaultsByOperation = {
  readonly [Name in keyof MockedCalls]?: MockFault<MockedCalls[Name]['input']>
} & {
  readonly [Id in keyof MockedIds]?: MockFault<MockedCalls[MockedIds[Id]]['input']>
} & {
  readonly [Id in keyof SharedIds]?: FaultOfAny<InputOfAny<MockedCalls[SharedIds[Id]]['input']>>
}

/** The inputs that calls of several operations may have. */
type InputOfAny<Input> = { readonly [Name in NamesOf<Input>]?: MemberOf<Input, Name> }

type NamesOf<Input> = Input extends unknown ? keyof Input : never

type MemberOf<Input, Name> = Input extends unknown ? (Name extends keyof Input ? Input[Name] : never) : never

/**
 * Reads the option `faults`.
 *
 * @param ids the ids of the operations that may have one, by API
 * @throws {ConfigurationError} INVALID_CONFIGURATION for a fault or an operation that doesn't exist.
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
    const hints = [`Takes ${faultNames}, with x2 at the end to pass after two requests, or a function that returns one`]
    throw new ConfigurationError(`Invalid option: ${option} = ${JSON.stringify(name)}`, { hints })
  }
  return fault
}
