import { ConfigurationError } from '../errors/request.js'
import type { Call, CallOptions, CallResult, Page, PagedCall } from '../operation/call.js'
import { type EncodedCall, encodeCall } from '../operation/encode.js'
import type { Operation, PagedOperation } from '../operation/operation.js'
import { createTransport } from '../transport/transport.js'
import { addressOf } from './address.js'
import { decodeAnswer, parseAnswer } from './answer.js'
import { headersOf } from './headers.js'
import { type ClientOptions, settingsOf } from './options.js'
import { pageOf, type Trail } from './page.js'
import { pendingCall, pendingPages, type Running } from './pending.js'
import { reporterOf } from './report.js'

/** Calls operations. */
export interface Caller {
  /**
   * Calls a paged operation.
   *
   * @returns a promise of the first page that is also an async iterable over the items of every page
   */
  call<Input, Item, Wire>(
    operation: PagedOperation<Input, Item, Wire>,
    input: Input,
    options?: CallOptions,
  ): PagedCall<Item, Wire>
  /**
   * Calls an operation. The call starts at once; whatever goes wrong rejects.
   *
   * @throws {InputError} for inputs that are missing, unknown or invalid; nothing was sent.
   * @throws {ConfigurationError} `apiKey is not set`; nothing was sent.
   */
  call<Input, Output, Wire>(
    operation: Operation<Input, Output, Wire>,
    input: Input,
    options?: CallOptions,
  ): Call<Output, Wire>
  /** Encodes a call without sending it: the request it would make, for cache keys and inspection. */
  prepare(operation: Operation, input: unknown): PreparedCall
}

/** The request a call would make, without headers. */
export interface PreparedCall {
  readonly method: string
  readonly url: string
  readonly body?: string
}

/**
 * Creates a caller: the small way to use this package, with operation constants.
 *
 * @throws {ConfigurationError} INVALID_CONFIGURATION for an option that cannot be meant.
 * @example
 * import { createCaller } from 'ledgerline'
 * import { getNativeBalance } from 'ledgerline/evm'
 *
 * const caller = createCaller({ apiKey: process.env.LEDGERLINE_API_KEY })
 * const { balance } = await caller.call(getNativeBalance, { address: '0xd8da6bf26964af9d7eed9e03e53415d37aa96045' })
 */
export function createCaller(options: ClientOptions): Caller {
  const settings = settingsOf(options)
  const transport = createTransport(settings)
  const report = reporterOf(settings.hooks)

  const encode = (operation: Operation, input: unknown): EncodedCall & { readonly url: string } => {
    checkOperation(operation)
    const call = encodeCall(operation, input, settings, settings.direct.includes(operation.api))
    return { ...call, url: addressOf(settings, operation, call) }
  }

  const exchange = async (operation: Operation, call: EncodedCall & { url: string }, given: CallOptions) => {
    report.deprecation(operation)
    const { headers, secrets } = await headersOf(settings, operation, given.headers, call.body !== undefined)
    const request = { operation: operation.id, method: operation.method, url: call.url, headers, secrets }
    const answer = await transport.send(
      {
        ...request,
        idempotent: operation.idempotent ?? operation.method !== 'POST',
        ...(call.body !== undefined && { body: call.body }),
        ...(operation.cost !== undefined && { cost: operation.cost }),
        ...(operation.nullable && { allow: [404] }),
      },
      given,
    )
    return { ...parseAnswer(operation, answer.status, answer.text), response: answer }
  }

  const run = (operation: Operation, input: unknown, given: CallOptions): Running<unknown> => {
    const encoded = Promise.resolve().then(() => encode(operation, input))
    const parsed = encoded.then((call) => exchange(operation, call, given))
    const strict = given.decode === undefined ? settings.strict : given.decode === 'strict'
    const result = Promise.all([encoded, parsed]).then(([{ values }, answer]): CallResult<unknown> => {
      const schema = settings.validate?.[operation.id]
      const decoded = decodeAnswer(operation, answer, { strict, from: values, ...(schema && { schema }) })
      report.issues(operation, decoded.issues)
      const { status, headers, url, attempts, elapsed } = answer.response
      return { ...decoded, raw: answer.wire, response: { status, headers, url, attempts, elapsed } }
    })
    return { parsed, result }
  }

  const runPage = <Item>(
    operation: PagedOperation<unknown, Item>,
    input: unknown,
    given: CallOptions,
    trail: Trail,
  ): Running<Page<Item>> => {
    const { parsed, result } = run(operation, input, given)
    const follow = (cursor: string, next: Trail): Promise<Page<Item>> =>
      runPage(operation, { ...asObject(input), [operation.page.input]: cursor }, given, next).result.then((answer) => answer.data)
    return { parsed, result: result.then((answer) => ({ ...answer, data: pageOf(operation, answer, follow, trail) })) }
  }

  return {
    call: (operation: Operation, input: unknown, given: CallOptions = {}) =>
      isPaged(operation)
        ? pendingPages(runPage(operation, input, given, { followed: startOf(operation, input), depth: 0 }))
        : pendingCall(run(operation, input, given)),
    prepare(operation, input) {
      const { url, body } = encode(operation, input)
      return { method: operation.method, url, ...(body !== undefined && { body }) }
    },
  } as Caller // the overloads of `call` are told apart at run time
}

/** Hand-made operations are checked as the generator checks its own. */
function checkOperation({ id, nullable, page }: Operation): void {
  const invalid = (property: string): ConfigurationError =>
    new ConfigurationError(`Operation ${id} has invalid value for ${property} property`, { operation: id })
  if (nullable !== undefined && typeof nullable !== 'boolean') throw invalid('isNullable')
  if (page && page.first !== 0 && page.first !== 1) throw invalid('firstPageIndex')
}

const isPaged = (operation: Operation): operation is PagedOperation => operation.page !== undefined

/** A list read from a cursor on has followed that one already. */
function startOf(operation: PagedOperation, input: unknown): Map<string, number> {
  const cursor = asObject(input)[operation.page.input]
  return new Map(cursor === undefined || cursor === null ? [] : [[String(cursor), -1]])
}

const asObject = (input: unknown): Readonly<Record<string, unknown>> =>
  typeof input === 'object' && input !== null ? { ...input } : {}

