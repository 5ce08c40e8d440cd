import { ConfigurationError } from '../errors/configuration.js'
import type { Call, CallOptions, CallResult, PagedCall } from './call.js'
import type { Decoding } from './decode/decoding.js'
import type { Bounds } from './encode/bounds.js'
import type { Lifecycle } from './lifecycle.js'
import type { Outcome } from './pending.js'

/**
 * Everything about one operation of an API: where its inputs go, how its answer is decoded, how it pages. The generator
 * writes it from the documents in `specs/`; the caller reads it. It is data, so that paging, React, the mock server and
 * the playground can loop over it. `Answer` is the type that calling it returns.
 */
export interface Operation<Input = unknown, Output = unknown, Wire = unknown, Answer = Call<Output, Wire>> {
  /** Name of the API: `evm`, `universal`, `solana`, `aptosNode` …. */
  readonly api: string
  /** The `operationId` of the document. */
  readonly id: string
  /** Whether other APIs have an operation of this id, so that the id alone does not tell which one is meant. */
  readonly sharedId?: boolean
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** Path template on the wire, such as `/{address}/balance`. */
  readonly path: string
  /** Path template on a plain node, where it differs from `path`. */
  readonly fullnodePath?: string
  /** Whether only a plain node answers it, not the gateway. */
  readonly fullnodeOnly?: boolean
  /** Hosts of the API: by network if there are several, else one under the empty name. */
  readonly servers: Readonly<Record<string, string>>
  /** The API whose host, and whose `baseUrl`, it has, where that is not its own. */
  readonly host?: string
  /** Every input with its place on the wire. */
  readonly inputs: readonly InputField[]
  /** Writes the body; absent when the operation has none. */
  readonly body?: WriteBody
  /** Turns the parsed answer into the public value; `undefined` when a violation invalidates the whole answer. */
  readonly decode: (wire: unknown, decoding: Decoding) => unknown
  /** Whether a 404, `null` and an object in which all is blank mean the result `null`. */
  readonly nullable?: boolean
  /** Whether success without a body is the result `null`, as it may be after a write. */
  readonly emptyIsNull?: boolean
  /**
   * A status outside 2xx whose answer is a result too, not an error, where its body has these fields on the wire:
   * another answer with that status may come from a proxy.
   */
  readonly result?: { readonly status: number; readonly fields: Readonly<Record<string, 'text' | 'anything'>> }
  /** How the operation pages; absent when it does not. */
  readonly page?: PageShape
  /** Whether the call may safely be repeated. Default: by method, all but POST. */
  readonly idempotent?: boolean
  /** Compute units that one call is charged, where known; `costOf` gives those of a call. */
  readonly cost?: number
  /** What `cost` is charged for, where that is not the call. */
  readonly costPer?: CostPer
  /** Whether the call also sends `Authorization: Bearer <key>`. */
  readonly bearer?: boolean
  /** Whether the call also sends the client's product header. */
  readonly product?: boolean
  /** Names of the fields and inputs that hold a secret, on the wire and in public: no message shows their values. */
  readonly secrets?: readonly string[]
  /** Whether it is served, how it ends, and the plan it needs; absent for an operation made by hand. */
  readonly lifecycle?: Lifecycle
  /** Types only; never present at run time. */
  readonly '~types'?: { readonly input: Input; readonly output: Output; readonly wire: Wire; readonly call: Answer }
}

/** Returns whether a value is an operation, rather than its name or a function. */
export function isOperation(value: unknown): value is Operation {
  return typeof value === 'object' && value !== null && 'id' in value && 'decode' in value
}

/**
 * Makes sure that a value is an operation: plain JavaScript has no type checks.
 *
 * @throws {ConfigurationError} INVALID_CONFIGURATION for anything else, such as its name or a function.
 */
export function assertOperation(value: unknown): asserts value is Operation {
  if (!isOperation(value)) throw noOperation()
}

/** Creates the error for what is no operation. */
export function noOperation(): ConfigurationError {
  const hints = ["Import one, like getNativeBalance from 'ledgerline/evm'"]
  return new ConfigurationError('Expected an operation', { hints })
}

/** Returns whether a call may reach the service twice: as its document says, else by method. */
export function isIdempotent({
  idempotent,
  method,
}: {
  readonly idempotent?: boolean
  readonly method: string
}): boolean {
  return idempotent ?? method !== 'POST'
}

/** An operation whose answer is a page of `Item`s. */
export interface PagedOperation<Input = unknown, Item = unknown, Wire = unknown>
  extends Operation<Input, readonly Item[], Wire, PagedCall<Item, Wire>> {
  readonly page: PageShape
}

/** One input of an operation and how it is sent. */
export interface InputField {
  /** Public name. */
  readonly name: string
  /** Name on the wire, if different, in a query as URLs spell it; empty for an input that is the whole body. */
  readonly wire?: string
  readonly in: 'path' | 'query' | 'body'
  readonly encode: EncodeInput
  readonly required?: boolean
  /** What the document allows of the encoded value. */
  readonly bounds?: Bounds
  /** The client option that is sent when the input is not given. */
  readonly fallback?: 'defaultChain' | 'defaultNetwork'
  /** The value that is sent when the input is not given. */
  readonly preset?: unknown
  /** Whether the value selects the host the call goes to. */
  readonly picksServer?: boolean
}

/**
 * Turns what a user passes into what is sent; `at` is the public path of the value, for errors. What is sent must be a
 * valid input too, and stay as it is: later pages are requested with it, and a proxy reads requests by it.
 */
export type EncodeInput = (value: unknown, at: string) => unknown

/** Turns the inputs of a body, by wire name, into its text. Only operations with a body refer to one. */
export type WriteBody = (parts: readonly (readonly [wire: string, value: unknown])[]) => string

/** What the charge of a call is multiplied by. */
export interface CostPer {
  readonly unit: 'chain' | 'wallet'
  /** Public name of the input that lists them. */
  readonly input: string
}

/** How an operation pages. */
export interface PageShape {
  /** Public name of the list in the decoded answer; `.` when the answer is the list. */
  readonly items: string
  /** Name of the list on the wire; `.` when the answer is the list. */
  readonly wireItems: string
  /** Wire name of the field, or name of the answer's header, that says where the next page starts. */
  readonly cursor: string
  /** Name of the answer header that gives the newest row's position, for lists that have one. */
  readonly newest?: string
  /** Public name of the input that carries the cursor. */
  readonly input: string
  /**
   * Public name of the input that skips rows, if a list without cursors goes on by it: its cursors are such numbers.
   */
  readonly offset?: string
  /** Index the service gives its first page: 0 or 1. */
  readonly first: 0 | 1
  /** Finds where the next page starts. */
  readonly next: NextCursor
  /** Moves the cursor of a call to the input that takes it; absent where that is always `input`. */
  readonly place?: PlaceCursor
  /** Creates the paged call. The operation refers to it, so that bundles without paged operations leave it out. */
  readonly call: PageCaller
}

/**
 * Finds the cursor of the page after an answer; `null` when there is none. `values` are the encoded inputs of the call.
 */
export type NextCursor = (
  page: PageShape,
  answer: Pick<CallResult<unknown>, 'data' | 'raw' | 'response'>,
  values: Outcome['values'],
) => string | null

/** Moves the cursor among the inputs of a call to the one that takes it. */
export type PlaceCursor = (
  page: PageShape,
  given: Readonly<Record<string, unknown>>,
) => Readonly<Record<string, unknown>>

/** Creates a paged call from a function that runs the operation, and the inputs of the first page. */
export type PageCaller = (
  operation: PagedOperation,
  run: (input: unknown) => Promise<Outcome>,
  signal: CallOptions['signal'],
  input?: unknown,
) => PagedCall<unknown>
