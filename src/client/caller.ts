import type { CallOptions } from '../operation/call.js'
import { createIsolate } from '../operation/isolated.js'
import type { Operation, PagedOperation } from '../operation/operation.js'
import { cursorIn, endOfList } from '../operation/paging/endOfList.js'
import { pendingCall } from '../operation/pending.js'
import { membersOf } from '../runtime/members.js'
import { maskedBase } from './baseSecrets.js'
import { encodedRequest } from './encodedRequest.js'
import { type ClientOptions, settingsOf } from './options.js'
import { createRun } from './run.js'
import { withOperation } from './withOperation.js'

/** Calls operations. */
export interface Caller {
  /**
   * Calls an operation. The call starts immediately; every failure is a rejection.
   *
   * @returns a promise of the output; of a paged operation a promise of the first page, which is also an async iterable
   *   over the items of every page
   * @throws {InputError} for inputs that are missing, unknown or invalid; nothing was sent.
   * @throws {ConfigurationError} `apiKey is not set`; nothing was sent.
   * @throws {LedgerlineError} for every other failure; `Call` lists the classes.
   */
  call<Input, Answer>(
    operation: Operation<Input, unknown, unknown, Answer>,
    input: NoInfer<Input>,
    options?: CallOptions,
  ): Answer
  /**
   * Encodes a call without sending it: the request it would make, for cache keys and inspection. A `cursor` that counts
   * rows is shown as it was given, while the call sends it as `offset`.
   *
   * @throws {InputError} for inputs that are missing, unknown or invalid.
   * @throws {PaginationError} NO_DATA_FOUND for a list that has ended: its cursor is `null`.
   * @throws {ConfigurationError} INVALID_CONFIGURATION when no host is known for the call.
   */
  prepare<Input>(operation: Operation<Input>, input: NoInfer<Input>): RequestPreview
}

/** The request a call would make, without headers. */
export interface RequestPreview {
  readonly method: string
  /** Host, path and query. The key is not in it, and a token in the path of `baseUrl` is masked. */
  readonly url: string
  /** JSON text. */
  readonly body?: string | undefined
}

/**
 * Creates a caller, which takes operations as constants: the way to small bundles.
 *
 * To stay small, it leaves to the compiler what `createClient` checks again: the names of options, the types of most,
 * and that an operation is one. Nor does it look for the key among the inputs.
 *
 * @throws {ConfigurationError} INVALID_CONFIGURATION for an invalid `timeout`, `maxBody`, `retries`, `decode` or
 * `aptosNode`.
 * @example
 * import { createCaller } from 'ledgerline'
 * import { getNativeBalance } from 'ledgerline/evm'
 *
 * const caller = createCaller({ apiKey: process.env.LEDGERLINE_API_KEY })
 * const { balance } = await caller.call(getNativeBalance, { address: '0xd8da6bf26964af9d7eed9e03e53415d37aa96045' })
 */
export function createCaller(options: ClientOptions = {}): Caller {
  const settings = settingsOf(options)
  const run = createRun(settings)
  const isolate = createIsolate()

  return {
    call(given: Operation, input: unknown, callOptions?: CallOptions) {
      const operation = isolate(given)
      const { page } = operation
      // now, because the object may be another call's by the time they are read
      const ownOptions = membersOf(callOptions ?? {}, callOptionNames)
      const runWith = (values: unknown) => run(operation, values, ownOptions)
      if (!page) return pendingCall(runWith(input))
      return page.call(operation as PagedOperation, runWith, ownOptions.signal, input) // it has a page
    },
    prepare(given: Operation, input: unknown) {
      const operation = isolate(given)
      const { id, page } = operation
      const cursor = page && cursorIn(page, input)
      try {
        const { method, base, path, body } = encodedRequest(settings, operation, input)
        if (cursor === null) throw endOfList(id)
        return { method, url: maskedBase(base) + path, ...(body !== undefined && { body }) }
      } catch (error) {
        throw withOperation(error, id, undefined, cursor)
      }
    },
  } as Caller // the type of a call is that of its operation
}

const callOptionNames: Readonly<Record<keyof CallOptions, 1>> = {
  signal: 1,
  timeout: 1,
  retries: 1,
  headers: 1,
  decode: 1,
}
