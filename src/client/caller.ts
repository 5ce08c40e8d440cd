import { ConfigurationError } from '../errors/configuration.js'
import type { CallOptions } from '../operation/call.js'
import { costOf } from '../operation/cost.js'
import { encodeCall } from '../operation/encode/encode.js'
import { createIsolate } from '../operation/isolated.js'
import { isIdempotent, type Operation, type PagedOperation } from '../operation/operation.js'
import { cursorIn, endOfList } from '../operation/paging/endOfList.js'
import { pendingCall, type Undecoded } from '../operation/pending.js'
import { membersOf } from '../runtime/members.js'
import { secretsIn } from '../runtime/redaction.js'
import { throwIfAborted } from '../runtime/withAbort.js'
import { createTransport } from '../transport/transport.js'
import { decodeAnswer, parseAnswer } from './answer.js'
import { maskedBase, secretsOfBase } from './baseSecrets.js'
import { baseOf, pathOf } from './callUrl.js'
import { headersWithin } from './headers.js'
import { endIssue, lifecycleHints } from './lifecycleHints.js'
import { nameError } from './nameError.js'
import { assertDecode, type ClientOptions, settingsOf } from './options.js'
import { reporterOf } from './report.js'

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
  prepare<Input>(operation: Operation<Input>, input: NoInfer<Input>): PreparedCall
}

const callOptionNames: Readonly<Record<keyof CallOptions, 1>> = {
  signal: 1,
  timeout: 1,
  retries: 1,
  headers: 1,
  decode: 1,
}

/** The request a call would make, without headers. */
export interface PreparedCall {
  readonly method: string
  /** Host, path and query. The key is not in it, and a token in the path of `baseUrl` is masked. */
  readonly url: string
  /** JSON text. */
  readonly body?: string | undefined
}

/**
 * Creates a caller, which takes operations as constants: the way to small bundles.
 *
 * To stay small, it leaves to the compiler what `createClient` checks again: the names of options, the types of most, and
 * that an operation is one. Nor does it look for the key among the inputs.
 *
 * @throws {ConfigurationError} INVALID_CONFIGURATION for an invalid `timeout`, `maxBody`, `retries`, `decode` or `node`.
 * @example
 * import { createCaller } from 'ledgerline'
 * import { getNativeBalance } from 'ledgerline/evm'
 *
 * const caller = createCaller({ apiKey: process.env.LEDGERLINE_API_KEY })
 * const { balance } = await caller.call(getNativeBalance, { address: '0xd8da6bf26964af9d7eed9e03e53415d37aa96045' })
 */
export function createCaller(options: ClientOptions = {}): Caller {
  const settings = settingsOf(options)
  const transport = createTransport(settings)
  const report = reporterOf(settings.hooks)

  /** Whether a call goes to a plain node, to which nothing of the provider applies. */
  const isDirect = ({ api }: Operation): boolean => settings.direct === api

  const encode = (operation: Operation, input: unknown) => {
    const { id, method, nullable = false } = operation
    if (typeof nullable !== 'boolean') {
      throw new ConfigurationError(`Operation ${id} has invalid value for isNullable property`)
    }
    const encoded = encodeCall(operation, input, settings, isDirect(operation))
    const base = baseOf(settings, operation, encoded.server)
    return { method, base, path: pathOf(encoded), body: encoded.body, values: encoded.values }
  }

  const run = async (operation: Operation, input: unknown, callOptions: CallOptions): Promise<Undecoded> => {
    let { id } = operation
    const { page } = operation
    const lifecycle = isDirect(operation) ? undefined : operation.lifecycle
    const { signal, decode = settings.decode } = callOptions
    let cursor = page && cursorIn(page, input)
    try {
      assertDecode(decode)
      const { method, base, path, body, values } = encode(operation, page?.place ? page.place(page, input) : input)
      throwIfAborted(signal)
      if (cursor === null) throw endOfList(id)
      report.deprecation(id, lifecycle)
      const hidden = [...secretsOfBase(base), ...secretsIn(values, operation.secrets)]
      const bounds = { signal, timeout: callOptions.timeout ?? settings.timeout }
      const sent = { url: base + path, headers: callOptions.headers, body, hidden }
      const { headers, redact } = await headersWithin(bounds, settings, operation, sent)
      id = redact(id) // the path of a custom request may hold what a header does
      cursor = cursor && redact(cursor) // and a service may send one back
      // field by field, because objects made by a spread or a rest pattern cost microseconds
      const answer = await transport.send(
        {
          operation: id,
          method,
          url: base + path,
          body,
          headers,
          redact,
          cost: costOf(operation, values),
          hints: (status) => lifecycleHints(lifecycle, status),
          allow: operation.nullable ? /^404/ : operation.result,
          idempotent: isIdempotent(operation),
        },
        callOptions,
      )
      const parsed = parseAnswer(operation, answer, redact, endIssue(lifecycle, answer.response.status))
      return {
        wire: parsed.wire,
        values,
        cursor,
        redact,
        decode() {
          try {
            const options = { strict: decode === 'strict', from: values, redact }
            const { data, issues, failure } = decodeAnswer(operation, parsed, options, settings.validate)
            report.issues(id, issues, !failure)
            if (failure) throw failure
            if (!parsed.nothing) report.unknownFields(operation, parsed.wire, values, redact)
            return { data, issues, raw: parsed.wire, response: answer.response }
          } catch (error) {
            throw nameError(error, id, signal, cursor)
          }
        },
      }
    } catch (error) {
      throw nameError(error, id, signal, cursor)
    }
  }

  const isolate = createIsolate()

  return {
    call(given: Operation, input: unknown, options?: CallOptions) {
      const operation = isolate(given)
      const { page } = operation
      // now, because the object may be another call's by the time they are read
      const callOptions = membersOf(options ?? {}, callOptionNames)
      const { signal } = callOptions
      const ask = (values: unknown) => run(operation, values, callOptions)
      return page ? page.call(operation as PagedOperation, ask, signal, input) : pendingCall(ask(input)) // it has a page
    },
    prepare(given: Operation, input: unknown) {
      const operation = isolate(given)
      const { id, page } = operation
      if (page && cursorIn(page, input) === null) throw endOfList(id)
      try {
        const { method, base, path, body } = encode(operation, input)
        return { method, url: maskedBase(base) + path, ...(body !== undefined && { body }) }
      } catch (error) {
        throw nameError(error, id)
      }
    },
  } as Caller // the type of a call is that of its operation
}
