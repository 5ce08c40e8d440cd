import { optionsOf } from '../arguments/options.js'
import type { CallOptions } from '../operation/call.js'
import { inputsOf } from '../operation/encode/inputs.js'
import { createIsolate } from '../operation/isolated.js'
import { isOperation, noOperation, type Operation, type PagedOperation } from '../operation/operation.js'
import { cursorIn, endOfList } from '../operation/paging/endOfList.js'
import { type Outcome, pendingCall } from '../operation/pending.js'
import { memberOf } from '../runtime/members.js'
import { maskedBase } from './baseSecrets.js'
import { encodedRequest } from './encodedRequest.js'
import { createKeyGuard, type KeyGuard } from './keyGuard.js'
import { createMany } from './many/many.js'
import type { Many } from './many/manyAnswer.js'
import { callOptionRules } from './optionRules.js'
import type { ClientOptions } from './options.js'
import { createRun } from './run.js'
import { settingsOf } from './settings.js'
import { withOperation } from './withOperation.js'

/** Calls operations. */
export interface Caller {
  /**
   * Calls an operation. The call starts at once. It never throws synchronously: every failure is a rejection.
   *
   * @returns a promise of the output. For a paged operation, a promise of the first page, which is also an async
   *   iterable over the items of all pages.
   * @throws {InputError} for inputs that are missing, unknown or invalid. Nothing was sent.
   * @throws {ConfigurationError} `apiKey is not set`. Nothing was sent.
   * @throws {LedgerlineError} for every other failure. `Call` lists the classes.
   */
  call<Input, Answer>(
    operation: Operation<Input, unknown, unknown, Answer>,
    input: NoInfer<Input>,
    options?: CallOptions,
  ): Answer
  /**
   * Encodes a call without sending it, and returns the request it would make. Use it for cache keys and for inspection.
   * A `cursor` that counts rows appears as you passed it, although the call sends it as `offset`.
   *
   * @throws {InputError} for inputs that are missing, unknown or invalid.
   * @throws {PaginationError} NO_DATA_FOUND if the list has ended, which is what the cursor `null` means.
   * @throws {ConfigurationError} INVALID_CONFIGURATION if no host is known for the call.
   */
  prepare<Input>(operation: Operation<Input>, input: NoInfer<Input>): RequestPreview
  /** Makes the same call for many inputs, and returns one answer, which says what is missing. */
  readonly many: Many
}

/** The request a call would make, without headers. */
export interface RequestPreview {
  readonly method: string
  /** Host, path and query. It doesn't contain the key, and a token in the path of `baseUrl` is masked. */
  readonly url: string
  /** JSON text. */
  readonly body?: string | undefined
  /** Present if no service would respond, but `createMockFetch` or `replayFetch`. */
  readonly isMock?: true
}

/** A caller that can also remove its key from text, for code that writes its inputs into messages. */
export interface GuardedCaller extends Pick<Caller, 'call' | 'prepare'>, Pick<KeyGuard, 'withoutKey' | 'assertNoKey'> {}

/**
 * Creates a caller, which takes operations as imported constants, so your bundle contains only the operations you use.
 *
 * @throws {ConfigurationError} INVALID_CONFIGURATION for an unknown option or an invalid value.
 * @example
 * import { createCaller } from 'ledgerline'
 * import { getNativeBalance } from 'ledgerline/evm'
 *
 * const caller = createCaller({ apiKey: process.env.LEDGERLINE_API_KEY })
 * const { balance } = await caller.call(getNativeBalance, { address: '0xd8da6bf26964af9d7eed9e03e53415d37aa96045' })
 */
export function createCaller(options: ClientOptions = {}): Caller {
  return withoutGuard(createGuardedCaller(options))
}

/** Returns a caller without the guard, which knows the key. */
export const withoutGuard = ({ call, prepare, withoutKey }: GuardedCaller): Caller => ({
  call,
  prepare,
  many: createMany({ call, prepare, withoutKey }),
})

/** Creates a caller that also exposes the guard of its key. */
export function createGuardedCaller(options: ClientOptions): GuardedCaller {
  const given = settingsOf(options)
  const { apiKey, withoutKey, assertNoKey } = createKeyGuard(given)
  const settings = { ...given, apiKey }
  const run = createRun(settings)
  const isolate = createIsolate()
  const none: CallOptions = Object.create(null) // so that nothing is read from `Object.prototype`

  return {
    withoutKey,
    assertNoKey,
    call(given: Operation, input: unknown, options?: CallOptions | null) {
      if (!isOperation(given)) return pendingCall(Promise.reject(noOperation()))
      const operation = isolate(given)
      const { id, page } = operation
      let signal: CallOptions['signal']
      let ask: (input: unknown) => Promise<Outcome>
      try {
        // copied now, because the caller may reuse the object for another call before it is read
        const own = options ? optionsOf(options, callOptionRules, operation.inputs) : none
        assertNoKey(input)
        signal = own.signal
        ask = (values) => run(operation, values, own)
      } catch (error) {
        const named = withOperation(error, id)
        ask = async () => {
          throw named // rejects only once it runs: a paged call may fail earlier
        }
      }
      return page ? page.call(operation as PagedOperation, ask, signal, input) : pendingCall(ask(input)) // it has a page
    },
    prepare(unknown: Operation, given: unknown) {
      if (!isOperation(unknown)) throw noOperation()
      const operation = isolate(unknown)
      const { id, page } = operation
      let cursor: string | null | undefined
      try {
        assertNoKey(given)
        const input = inputsOf(operation, given)
        cursor = page && cursorIn(page, input)
        const { method, base, path, body } = encodedRequest(settings, operation, input)
        if (cursor === null) throw endOfList(id)
        const isMock = memberOf(settings.fetch, 'isMock') === true && { isMock: true as const }
        return { method, url: maskedBase(base) + path, ...(body !== undefined && { body }), ...isMock }
      } catch (error) {
        throw withOperation(error, id, undefined, cursor)
      }
    },
  } as GuardedCaller // the type of a call is that of its operation
}
