import { ConfigurationError } from '../errors/configuration.js'
import type { Call, CallOptions, CallResult, Page, PagedCall } from './call.js'
import type { Decoding } from './decode/decoding.js'
import type { Bounds } from './encode/bounds.js'
import type { Lifecycle } from './lifecycle.js'
import type { Outcome } from './pending.js'

/**
 * Everything about one operation of an API: where its inputs go, how its response is decoded, how it pages. The
 * generator writes it from the documents in `specs/`, and callers read it. It is data, so that paging, React, the mock
 * server and the playground can loop over it. `Answer` is the type that calling it returns.
 */
export interface Operation<Input = unknown, Output = unknown, Wire = unknown, Answer = Call<Output, Wire>> {
  /** Name of the API: `evm`, `universal`, `solana`, `aptosNode` …. */
  readonly api: string
  /** The `operationId` of the document. */
  readonly id: string
  /** Whether another API has an operation with this id, so that the id alone is ambiguous. */
  readonly sharedId?: boolean
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** Path template on the wire, such as `/{address}/balance`. */
  readonly path: string
  /** Path template on a plain node, if it differs from `path`. */
  readonly fullnodePath?: string
  /** Whether only a plain node serves it, not the gateway. */
  readonly fullnodeOnly?: boolean
  /** Hosts of the API: by network if there are several, else one under the empty name. */
  readonly servers: Readonly<Record<string, string>>
  /** The API whose host and `baseUrl` it uses, if that isn't its own. */
  readonly host?: string
  /** Every input with its place on the wire. */
  readonly inputs: readonly InputField[]
  /** Writes the body; absent if the operation has none. */
  readonly body?: WriteBody
  /** Turns the parsed response into the public value; `undefined` if a violation invalidates the whole response. */
  readonly decode: (wire: unknown, decoding: Decoding) => unknown
  /** Whether the result is `null` for a 404, for `null`, and for an object whose fields are all blank. */
  readonly nullable?: boolean
  /** Whether the result is `null` for a success with an empty body, as some writes have it. */
  readonly emptyIsNull?: boolean
  /**
   * A status outside 2xx that is a result and not an error, if the body has these fields on the wire. Without the
   * fields, the response may be that of a proxy.
   */
  readonly result?: { readonly status: number; readonly fields: Readonly<Record<string, 'text' | 'anything'>> }
  /** How the operation pages; absent if it doesn't. */
  readonly page?: PageShape
  /** Whether a call may safely be repeated. Default: all methods except POST and PATCH. */
  readonly idempotent?: boolean
  /** Compute units that one call is charged, if known. `costOf` computes those of a particular call. */
  readonly cost?: number
  /** What `cost` is charged for, if not for the call. */
  readonly costPer?: CostPer
  /** Whether the call also sends `Authorization: Bearer <key>`. */
  readonly bearer?: boolean
  /** Whether the call also sends the client's product header. */
  readonly product?: boolean
  /** Wire and public names of the fields and inputs that contain a secret. No message shows their values. */
  readonly secrets?: readonly string[]
  /** Whether the service has it, when it ends, and the plan it requires; absent for an operation made by hand. */
  readonly lifecycle?: Lifecycle
  /** Only for types; never present at run time. */
  readonly '~types'?: { readonly input: Input; readonly output: Output; readonly wire: Wire; readonly call: Answer }
}

/** Returns whether a value is an operation, rather than its name or a function. */
export function isOperation(value: unknown): value is Operation {
  return typeof value === 'object' && value !== null && 'id' in value && 'decode' in value
}

/**
 * Makes sure that a value is an operation, for plain JavaScript, which has no type checks.
 *
 * @throws {ConfigurationError} INVALID_CONFIGURATION for anything else, such as its name or a function.
 */
export function assertOperation(value: unknown): asserts value is Operation {
  if (!isOperation(value)) throw noOperation()
}

/** Creates the error for a value that isn't an operation. */
export function noOperation(): ConfigurationError {
  const hints = ["Import one, like getNativeBalance from 'ledgerline/evm'"]
  return new ConfigurationError('Expected an operation', { hints })
}

/** Returns whether a call may safely be repeated: as its document says, or else by its method. */
export function isIdempotent({
  idempotent,
  method,
}: {
  readonly idempotent?: boolean
  readonly method: string
}): boolean {
  return idempotent ?? (method !== 'POST' && method !== 'PATCH')
}

/** An operation whose response is a page of `Item`s; over many chains, `Paged` is a `ChainsPage`. */
export interface PagedOperation<Input = unknown, Item = unknown, Wire = unknown, Paged extends Page<Item> = Page<Item>>
  extends Operation<Input, readonly Item[], Wire, PagedCall<Item, Wire, Paged>> {
  readonly page: PageShape
}

/** One input of an operation and how it is sent. */
export interface InputField {
  /** Public name. */
  readonly name: string
  /** Name on the wire, if it differs (URL-encoded for a query); empty for an input that is the whole body. */
  readonly wire?: string
  readonly in: 'path' | 'query' | 'body'
  readonly encode: EncodeInput
  readonly required?: boolean
  /** What the document allows for the encoded value. */
  readonly bounds?: Bounds
  /** The client option that is sent if the input is absent. */
  readonly fallback?: 'defaultChain' | 'defaultNetwork'
  /** The value that is sent if the input is absent. */
  readonly preset?: unknown
  /** Whether the value selects the host the call goes to. */
  readonly picksServer?: boolean
  /** The name by which decoded objects repeat the value, if that isn't its own. */
  readonly gives?: string
}

/**
 * Turns what a user passes into what is sent. `at` is the public path of the value, for errors. An encoder must accept
 * its own output and leave it unchanged: later pages are requested with encoded inputs, and a proxy reads requests
 * through the same encoders.
 */
export type EncodeInput = (value: unknown, at: string) => unknown

/** Turns the inputs of a body, by wire name, into its text. */
export type WriteBody = (parts: readonly (readonly [wire: string, value: unknown])[]) => string

/** What the charge of a call is multiplied by. */
export interface CostPer {
  readonly unit: 'chain' | 'wallet'
  /** Public name of the input that lists them. */
  readonly input: string
  /** How many chains each group has that may stand in the list: those of our table. */
  readonly groups?: Readonly<Record<string, number>>
}

/** How an operation pages. */
export interface PageShape {
  /** Public name of the list in the decoded response; `.` if the response is the list. */
  readonly items: string
  /** Name of the list on the wire; `.` if the response is the list. */
  readonly wireItems: string
  /** Wire name of the field, or name of the response header, that says where the next page starts. */
  readonly cursor: string
  /** Name of the response header with the position of the newest row, for lists that have one. */
  readonly newest?: string
  /** Public name of the input that takes the cursor. */
  readonly input: string
  /**
   * Public name of the input that skips rows, if a list without cursors is continued by it. Its cursors are then
   * numbers of rows to skip.
   */
  readonly offset?: string
  /** The service's index of the first page: 0 or 1. */
  readonly first: 0 | 1
  /** Finds where the next page starts. */
  readonly next: NextCursor
  /** Moves the cursor of a call to the input that takes it; absent if that is always `input`. */
  readonly place?: PlaceCursor
  /** Creates the paged call. Operations refer to it, so that bundles without paged operations don't contain it. */
  readonly call: PageCaller
}

/**
 * Finds the cursor of the page after a response; `null` if there is none. `values` are the encoded inputs of the call.
 */
export type NextCursor = (
  page: PageShape,
  answer: Pick<CallResult<unknown>, 'data' | 'raw' | 'response'>,
  values: Outcome['values'],
) => string | null | UnreadableCursor

/** What a response has where it should say whether its list goes on. The list would look whole if it ended there. */
export interface UnreadableCursor {
  /** JSON pointer into the response. */
  readonly path: string
  /** The value on the wire. */
  readonly raw: unknown
}

/** Moves the cursor of a call to the input that takes it. */
export type PlaceCursor = (
  page: PageShape,
  given: Readonly<Record<string, unknown>>,
) => Readonly<Record<string, unknown>>

/** Creates a paged call from a function that runs the operation and the inputs of the first page. */
export type PageCaller = (
  operation: PagedOperation,
  run: (input: unknown) => Promise<Outcome>,
  signal: CallOptions['signal'],
  input?: unknown,
) => PagedCall<unknown>
