import type { MockedCalls, MockedIds } from '../../../generated/mockedCalls.gen.js'
import { assertOption } from '../../arguments/options.js'
import { hasFields, isFunction } from '../../arguments/rules.js'
import { ConfigurationError } from '../../errors/configuration.js'
import { toPlain } from '../../values/json.js'
import type { Answer } from '../model/answer.js'
import type { MockCall } from '../model/call.js'
import { successOf } from '../model/examples.js'
import type { MockOperation } from '../model/mockOperation.js'
import { assertOneApi, type OperationIds, operationsNamed } from '../model/operationNames.js'
import { type PublicInput, publicInputOf } from '../model/publicInput.js'

/**
 * Returns a response of your own for the inputs of a call: the JSON that the service would send, or a whole `Response`.
 * Return `undefined` for the mock's own response; `null` sends JSON `null`.
 */
export type MockAnswer<Input, Wire> = (input: Input) => Answered<Wire> | Promise<Answered<Wire>>

type Answered<Wire> = Wire | Response | null | undefined

/**
 * Responses of your own by operation: `'evm.getNativeBalance'`, or the id alone if no other API has it. If a function
 * throws, `fetch` rejects with that error.
 */
export type MockAnswers = {
  readonly [Name in keyof MockedCalls]?: MockAnswer<MockedCalls[Name]['input'], MockedCalls[Name]['wire']>
} & {
  readonly [Id in keyof MockedIds]?: MockAnswer<MockedCalls[MockedIds[Id]]['input'], MockedCalls[MockedIds[Id]]['wire']>
}

/** Returns the user's response to a valid call, or `undefined` to leave it to the mock. */
export type OwnAnswers = (call: MockCall) => Promise<Answer | undefined>

/**
 * Reads the option `answers`.
 *
 * @param ids the ids of the operations that may have one, by API
 * @throws {ConfigurationError} INVALID_CONFIGURATION for an operation that doesn't exist, an id that several APIs have,
 * or anything but a function.
 */
export function readAnswers(answers: unknown, ids: OperationIds): OwnAnswers {
  if (answers === undefined) return async () => undefined
  assertOption(answers, 'answers', hasFields(answers), ["Pass { 'evm.getNativeBalance': (input) => ({ … }) }"])
  const own = new Map<string, (input: PublicInput) => unknown>()
  for (const [name, answer] of Object.entries(Object(answers))) {
    if (answer === undefined) continue
    const operations = operationsNamed(name, ids, 'answers')
    assertOneApi(name, operations, 'answers')
    if (!isFunction(answer))
      throw new ConfigurationError(`Invalid option: answers.${name}`, {
        hints: ['Pass a function: (input) => ({ … })'],
      })
    for (const operation of operations) own.set(operation, (input) => Reflect.apply(Object(answer), undefined, [input]))
  }
  return async (call) => {
    const { api, id } = call.operation
    const given: unknown = await own.get(`${api}.${id}`)?.(publicInputOf(call))
    return given === undefined ? undefined : answerOf(call.operation, given)
  }
}

/** Clones a `Response`, because the user may return the same one again. */
function answerOf(operation: MockOperation, given: unknown): Answer {
  if (isResponse(given)) return { status: given.status, headers: {}, response: given.clone() }
  return { status: successOf(operation), headers: {}, body: toPlain(given) }
}

/** Recognises a `Response` of other realms too, such as that of a simulated browser. */
const isResponse = (value: unknown): value is Response => Object.prototype.toString.call(value) === '[object Response]'
