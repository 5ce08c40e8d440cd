import { ConfigurationError } from '../errors/configuration.js'
import type { Call, PagedCall } from './call.js'
import type { Decoding } from './decoding.js'
import type { Undecoded } from './pending.js'

/**
 * All there is to know about one operation of an API: where its inputs travel, how its answer is decoded, how it
 * pages. Written by the generator from the documents in `specs/`, read by the caller. It is data, so that paging,
 * React, the mock server and the playground are loops over it. `Answer` is what a call of it gives.
 */
export interface Operation<Input = unknown, Output = unknown, Wire = unknown, Answer = Call<Output, Wire>> {
  /** Name of the API: `evm`, `aptos`, `node` or `streams`. */
  readonly api: string
  /** The `operationId` of the document. */
  readonly id: string
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** Path template on the wire, as `/{address}/balance`. */
  readonly path: string
  /** Path template on a plain node, where it differs from `path`. */
  readonly fullnodePath?: string
  /** Hosts of the API; by network where the API has several, else under the empty name. */
  readonly servers: Readonly<Record<string, string>>
  /** Every input with its place on the wire. */
  readonly inputs: readonly InputField[]
  /** Writes the body; absent when the operation has none. */
  readonly body?: WriteBody
  /** Turns the parsed answer into the public value; `undefined` when nothing around a violation could give way. */
  readonly decode: (wire: unknown, decoding: Decoding) => unknown
  /** A 404 and an empty object are the result `null`. */
  readonly nullable?: boolean
  /** A status outside 2xx that is a result, with a body like any other. */
  readonly result?: number
  /** How the operation pages; absent when it does not. */
  readonly page?: PageShape
  /** Whether a repetition does no harm. Absent: by method, where only POST does not repeat. */
  readonly idempotent?: boolean
  /** Compute units of one call, where known. */
  readonly cost?: number
  /** The call also sends `Authorization: Bearer <key>`. */
  readonly bearer?: boolean
  /** The call also sends the client's product header. */
  readonly product?: boolean
  /** The provider announced its withdrawal. */
  readonly deprecated?: Deprecation
  /** Types only; never present at run time. */
  readonly '~types'?: { readonly input: Input; readonly output: Output; readonly wire: Wire; readonly call: Answer }
}

/** Returns whether a value is an operation, rather than its name or a function. */
export function isOperation(value: unknown): value is Operation {
  return typeof value === 'object' && value !== null && 'id' in value && 'decode' in value
}

/**
 * Makes sure that a value is an operation: nobody checks the calls of plain JavaScript.
 *
 * @throws {ConfigurationError} INVALID_CONFIGURATION for its name, say, or a function.
 */
export function assertOperation(value: unknown): asserts value is Operation {
  if (isOperation(value)) return
  const hints = ["Import it, as getNativeBalance from 'ledgerline/evm'"]
  throw new ConfigurationError('What is called is no operation', { hints })
}

/** Returns whether a call may reach the service twice: as its document says, else by its method. */
export function isIdempotent({
  idempotent,
  method,
}: {
  readonly idempotent?: boolean
  readonly method: string
}): boolean {
  return idempotent ?? method !== 'POST'
}

/** What a call of the wire needs beside the path of the document and the inputs. */
export interface RawCall extends Pick<Operation, 'id' | 'fullnodePath' | 'cost' | 'idempotent' | 'bearer' | 'product'> {
  /** Path template on the wire, where it differs from the document's. */
  readonly path?: string
}

/** An operation whose answer is a page of `Item`s. */
export interface PagedOperation<Input = unknown, Item = unknown, Wire = unknown>
  extends Operation<Input, readonly Item[], Wire, PagedCall<Item, Wire>> {
  readonly page: PageShape
}

/** One input of an operation and its way to the wire. */
export interface InputField {
  /** Public name. */
  readonly name: string
  /** Name on the wire, where it is another; empty for an input that is the whole body. */
  readonly wire?: string
  readonly in: 'path' | 'query' | 'body'
  readonly encode: EncodeInput
  readonly required?: boolean
  /** The value, or the client option, that is sent when the input is not given. */
  readonly fallback?: { readonly value: unknown } | { readonly option: 'defaultChain' | 'defaultNetwork' }
  /** The value names the host the call goes to. */
  readonly picksServer?: boolean
}

/** Turns what a user passes into what travels; `at` is the public path of the value, for errors. */
export type EncodeInput = (value: unknown, at: string) => unknown

/** Turns the inputs of a body, by wire name, into the text that travels; with the operations that have a body. */
export type WriteBody = (parts: readonly (readonly [wire: string, value: unknown])[]) => string

/** How an operation pages. */
export interface PageShape {
  readonly style: 'cursor' | 'has-next' | 'header' | 'start'
  /** Public name of the list in the decoded answer; `.` when the answer is the list. */
  readonly items: string
  /** Name of the list on the wire; `.` when the answer is the list. */
  readonly wireItems: string
  /** Wire name of the field that holds the next cursor, or name of the answer header. */
  readonly cursor: string
  /** Name of the answer header that says how far the rows go, where the list has such an end. */
  readonly newest?: string
  /** Public name of the input that carries the cursor. */
  readonly input: string
  /** Index the service gives its first page: 0 or 1. */
  readonly first: 0 | 1
  /** Makes the call that pages; with the operation, so that bundles without pages do without it. */
  readonly call: PageCaller
}

/** Makes a paged call of a function that runs the operation from a cursor on; `start` is the call's own cursor. */
export type PageCaller = (
  operation: PagedOperation,
  run: (cursor: string | undefined) => Promise<Undecoded>,
  start: unknown,
) => PagedCall<unknown>

/** What the provider announced about an operation's end. */
export interface Deprecation {
  /** Day of the withdrawal, ISO. */
  readonly withdrawn?: string
  /** The operation that covers it. */
  readonly replacement?: string
}
