import type { MissingChain } from '../errors/missingChain.js'
import type { Plain } from '../values/json.js'
import type { Issue } from './decode/decoding.js'

/** Headers as an object, a `Headers` instance or pairs. `undefined` values are not sent. */
export type HeadersInput = Readonly<Record<string, string | undefined>> | Iterable<readonly [string, string]>

/** Options of one call. The client's options apply where these are not given. */
export interface CallOptions {
  /** Aborts the call at any point, a loop over its items too; it rejects with the signal's reason, unchanged. */
  readonly signal?: AbortSignal | null | undefined
  /** Milliseconds one attempt may take, body included. */
  readonly timeout?: number | undefined
  /** Retries after the first attempt. */
  readonly retries?: number | undefined
  /** Additional request headers. */
  readonly headers?: HeadersInput | undefined
  /**
   * `'tolerant'` leaves violations out and reports them as issues; `'strict'` throws the first one, and looks at every
   * digit of hex.
   */
  readonly decode?: 'tolerant' | 'strict' | undefined
}

/** HTTP details of an answer. */
export interface ResponseInfo {
  readonly status: number
  readonly headers: Headers
  /** The URL that was requested, without the key. */
  readonly url: string
  /** Attempts made, the successful one included. */
  readonly attempts: number
  /** Milliseconds from when the key is known to the end of the body, all attempts and waits included. */
  readonly elapsed: number
  /** Compute units that the service billed this answer, where it says so; `costOf` tells what to expect. */
  readonly units?: number
}

/** A decoded answer with the response it came from. */
export interface CallResult<Output, Wire = unknown> {
  /** The decoded answer: what awaiting the call resolves to. */
  readonly data: Output
  /**
   * The wire JSON as `JSON.parse` returns it: numbers beyond 2^53 are rounded, unlike those in `data`. Where `data`
   * is `null`, it is the body of the 404, or `null`.
   */
  readonly raw: Wire
  /** Status, headers, attempts and time. */
  readonly response: ResponseInfo
  /** Every field that broke its contract; the first 10 000, if there are more. */
  readonly issues: readonly Issue[]
}

/**
 * A call in progress: a promise of the decoded answer. It starts immediately and never throws synchronously.
 *
 * It rejects with a `LedgerlineError`: with an `InputError` or a `ConfigurationError` before anything is sent, an
 * `ApiError` for an error status, of a subclass for those you can act on, a `TimeoutError` or a `ConnectionError`
 * without a complete answer, a `DecodeError` for one that breaks its contract; or with the reason of your signal.
 */
export interface Call<Output, Wire = unknown> extends Promise<Output> {
  /** The answer with its wire JSON, response and issues. */
  withResponse(): Promise<CallResult<Output, Wire>>
  /**
   * The wire JSON as `JSON.parse` returns it, undecoded. Where the decoded answer is `null`, it is what the service
   * sent instead, whatever its type says: the body of a 404, or `null`.
   */
  raw(): Promise<Wire>
}

/**
 * A call of a paged operation: a promise of the first page, and an iterable over the items of every page.
 *
 * A list is read from a cursor that you kept by passing it as the input that pages: `page.cursor`, or the `cursor` of
 * the error that ended a loop. After your own abort, whose reason is rethrown as it is, go on at the cursor of the last
 * page that you have. `null`, which the last page gives, means that the list has ended: loops give nothing, awaiting
 * the call is a `PaginationError`, and nothing is sent.
 */
export interface PagedCall<Item, Wire = unknown> extends Call<Page<Item>, Wire>, AsyncIterable<Item> {
  /** Iterates over pages instead of items. */
  pages(): AsyncIterable<Page<Item>>
  /**
   * Reads the items of every page into one array: all of them, or it rejects. To know that there are no more than
   * `max`, it may ask for one page after them.
   *
   * @param options - `max`: how many items the list may have, a whole number from 1; `allowIncomplete`: whether the list
   * may lack chains that the service left out
   * @throws {IncompleteError} when the list has more, or lacks chains; what was read is in its `rows`.
   * @throws {InputError} when `max` is missing, or no such number.
   * @example
   * const nfts = await client.evm.getWalletNFTs({ address }).toArray({ max: 1000 })
   */
  toArray(options: { readonly max: number; readonly allowIncomplete?: boolean }): Promise<Item[]>
  /**
   * Reads the first items of the list into an array. It asks for no page that it does not need.
   *
   * @param count - how many, a whole number from 1; a shorter list gives fewer
   * @throws {IncompleteError} when the list ends before and lacks chains that the service left out.
   * @throws {InputError} when `count` is no such number.
   * @example
   * const firstHundred = await client.evm.getWalletNFTs({ address }).take(100)
   */
  take(count: number): Promise<Item[]>
}

/** One page of a list as plain data, fit for caches: it survives `structuredClone`, dehydration and workers. */
export interface PageData<Item> {
  /** Rows of this page. */
  readonly result: readonly Item[]
  /** Cursor of the next page; `null` on the last one. */
  readonly cursor: string | null
  /** Number of rows in the whole list; 0 when the service does not say. */
  readonly total: number
  /**
   * Number of this page as the service counts; 0 when it does not say. The first is 0 or 1, depending on the operation,
   * so ask `cursor` or `hasNext()` whether there is more.
   */
  readonly page: number
  /** Rows per page; 0 when the service does not say. */
  readonly pageSize: number
  /** Every field of this page that broke its contract; the first 10 000, if there are more. */
  readonly issues: readonly Issue[]
  /** The other fields of the answer. */
  readonly envelope: Readonly<Record<string, unknown>>
  /** Whether a page over many chains lacks none of them; absent on other pages. */
  readonly complete?: boolean
  /** The chains that a page over many chains lacks, wholly or in part; absent on other pages. */
  readonly missing?: readonly MissingChain[]
}

/**
 * One page of a list, with access to the next. A loop over it gives its rows and those of every later page, as a loop
 * over the call itself does, without `await` before it. Its methods may be taken off it: `const { next } = page`.
 *
 * A clone by `structuredClone` or `postMessage` is plain `PageData`, with `raw`, and without the methods: go on from it
 * by a call with its `cursor`.
 */
export interface Page<Item> extends PageData<Item>, AsyncIterable<Item> {
  /** Rows of this page. */
  readonly result: Item[]
  /** The wire JSON as `JSON.parse` returns it: numbers beyond 2^53 are rounded, unlike those in `result`. */
  readonly raw: unknown
  /** Whether there is a next page. */
  hasNext(): boolean
  /**
   * Reads the next page; every failure is a rejection.
   *
   * @throws {PaginationError} NO_DATA_FOUND when this is the last page, CURSOR_REPEATED when the service sends a cursor
   * twice, EMPTY_PAGES when this is the thousandth page in a row without rows.
   */
  next(): Promise<Page<Item>>
  /**
   * The page as JSON can hold it, as `toPlain` gives it, so that `res.json(page)` and `Response.json(page)` work:
   * `bigint` is decimal text, `Date` ISO text.
   */
  toJSON(): PageJson<Item>
}

/** One page of a list as JSON holds it: what `JSON.stringify(page)` writes. */
export type PageJson<Item> = Plain<PageData<Item>> & {
  /** The wire JSON. */
  readonly raw: unknown
}
