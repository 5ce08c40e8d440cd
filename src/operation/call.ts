import type { MissingChain } from '../errors/missingChain.js'
import type { Plain } from '../values/json.js'
import type { Issue } from './decode/decoding.js'

/** Headers as an object, a `Headers` instance or pairs. `undefined` values are not sent. */
export type HeadersInput = Readonly<Record<string, string | undefined>> | Iterable<readonly [string, string]>

/** Options of one call. The client's options apply where you leave these out. */
export interface CallOptions {
  /**
   * Aborts the call at any point, including a loop over its items. The call rejects with the signal's reason,
   * unchanged.
   */
  readonly signal?: AbortSignal | null | undefined
  /** How long one attempt may take, body included, in milliseconds. */
  readonly timeout?: number | undefined
  /** How many retries may follow the first attempt. */
  readonly retries?: number | undefined
  /** Additional request headers. */
  readonly headers?: HeadersInput | undefined
  /**
   * What happens if the response breaks its contract. `'tolerant'` leaves out the bad fields and rows and reports them
   * as issues. `'strict'` throws the first issue.
   */
  readonly decode?: 'tolerant' | 'strict' | undefined
}

/** HTTP details of a response. */
export interface ResponseInfo {
  readonly status: number
  readonly headers: Headers
  /** The URL that was requested, without the key. */
  readonly url: string
  /** Attempts made, the successful one included. */
  readonly attempts: number
  /** Milliseconds from when the key was known to the end of the body, with all attempts and waits. */
  readonly elapsed: number
  /** Compute units that the response was billed, if the service says so. `costOf` returns what to expect. */
  readonly units?: number
}

/** A decoded response with its raw JSON and HTTP details. */
export interface CallResult<Output, Wire = unknown> {
  /** The decoded response: what awaiting the call resolves to. */
  readonly data: Output
  /**
   * The wire JSON as `JSON.parse` returns it: numbers beyond 2^53 are rounded, unlike those in `data`. If `data` is
   * `null`, this is the body of the 404, or `null`.
   */
  readonly raw: Wire
  /** Status, headers, attempts and time. */
  readonly response: ResponseInfo
  /** The fields and rows that broke their contract, at most the first 10,000. */
  readonly issues: readonly Issue[]
}

/**
 * A call in progress: a promise of the decoded response. It starts at once and never throws synchronously.
 *
 * It rejects with a `LedgerlineError`: an `InputError` or a `ConfigurationError` before anything is sent; an `ApiError`
 * for an error status, with subclasses for those you can act on; a `TimeoutError` or a `ConnectionError` if no complete
 * response arrives; a `DecodeError` if the response breaks its contract. If you abort it, it rejects with the reason of
 * your signal.
 */
export interface Call<Output, Wire = unknown> extends Promise<Output> {
  /** Resolves to the decoded response with its wire JSON, HTTP details and issues. */
  withResponse(): Promise<CallResult<Output, Wire>>
  /**
   * Resolves to the wire JSON as `JSON.parse` returns it, undecoded. If the decoded response is `null`, this is what
   * the service sent instead, whatever the type says: the body of a 404, or `null`.
   */
  raw(): Promise<Wire>
}

/**
 * A call of a paged operation: a promise of the first page, and an async iterable over the items of all pages.
 *
 * To resume a list, pass a stored cursor as the input that pages (usually `cursor`): that of a page, `page.cursor`, or
 * that of the error that ended a loop. If you abort a loop, the reason has no cursor, so resume at that of the last
 * page you have. The cursor `null`, which the last page has, means that the list has ended: loops yield nothing,
 * awaiting the call rejects with a `PaginationError`, and nothing is sent.
 */
export interface PagedCall<Item, Wire = unknown, Paged extends Page<Item> = Page<Item>>
  extends Call<Paged, Wire>,
    AsyncIterable<Item> {
  /** Iterates over pages instead of items. */
  pages(): AsyncIterable<Paged>
  /**
   * Reads the items of all pages into one array. It resolves to the whole list, or rejects. It may request one page
   * beyond `max` items, to find out whether there are more.
   *
   * @param options - `max`: how many items the list may have, a whole number from 1; `allowIncomplete`: whether the
   * list may lack chains that the service left out
   * @throws {IncompleteError} if the list has more items, or lacks chains. Its `rows` has what was read.
   * @throws {InputError} if `max` is missing or isn't such a number.
   * @example
   * const nfts = await client.evm.getWalletNFTs({ address }).toArray({ max: 1000 })
   */
  toArray(options: { readonly max: number; readonly allowIncomplete?: boolean }): Promise<Item[]>
  /**
   * Reads the first items of the list into an array. It requests no more pages than it needs.
   *
   * @param count - how many items, a whole number from 1. A shorter list resolves to fewer.
   * @throws {IncompleteError} if the list ends early and lacks chains that the service left out.
   * @throws {InputError} if `count` isn't such a number.
   * @example
   * const firstHundred = await client.evm.getWalletNFTs({ address }).take(100)
   */
  take(count: number): Promise<Item[]>
}

/** One page of a list as plain data, for caches: it survives `structuredClone`, dehydration and workers. */
export interface PageData<Item> {
  /** Rows of this page. */
  readonly result: readonly Item[]
  /** Cursor of the next page; `null` on the last one. */
  readonly cursor: string | null
  /** Number of rows in the whole list; 0 if the service doesn't say. */
  readonly total: number
  /**
   * Number of this page, as the service counts; 0 if it doesn't say. The first page is 0 or 1, depending on the
   * operation, so check `cursor` or `hasNext()` to find out whether there are more.
   */
  readonly page: number
  /** Rows per page; 0 if the service doesn't say. */
  readonly pageSize: number
  /** The fields and rows of this page that broke their contract, at most the first 10,000. */
  readonly issues: readonly Issue[]
  /** The other fields of the response. */
  readonly envelope: Readonly<Record<string, unknown>>
  /** For a page over many chains: whether none of them is missing. Absent on other pages. */
  readonly complete?: boolean
  /** For a page over many chains: the chains that it lacks, wholly or in part. Absent on other pages. */
  readonly missing?: readonly MissingChain[]
}

/**
 * One page of a list, with access to the next. Its methods are bound: `const { nextPage } = page` works. To loop over
 * the rows of all pages, loop over the call.
 *
 * To whatever copies or serializes it, a page is plain `PageData` with `raw`: its methods aren't enumerable. To continue
 * from a copy, call the operation with its `cursor`.
 */
export interface Page<Item> extends PageData<Item> {
  /** Rows of this page. */
  readonly result: Item[]
  /** The wire JSON as `JSON.parse` returns it: numbers beyond 2^53 are rounded, unlike those in `result`. */
  readonly raw: unknown
  /** Returns whether there is a next page. */
  hasNext(): boolean
  /**
   * Requests the next page. Every failure is a rejection.
   *
   * @throws {PaginationError} NO_DATA_FOUND if this is the last page, CURSOR_REPEATED if the service sent the same
   * cursor twice, EMPTY_PAGES if this is the thousandth page in a row without rows.
   */
  nextPage(): Promise<Page<Item>>
  /**
   * Returns the page as plain JSON, so that `res.json(page)` and `Response.json(page)` work. As with `toPlain`,
   * `bigint` becomes decimal text and `Date` becomes ISO text.
   */
  toJSON(): PageJson<Item>
}

/** One page of a list over many chains: it says which of them it lacks. */
export interface ChainsPage<Item> extends Page<Item> {
  /** Whether no chain is missing. */
  readonly complete: boolean
  /** The chains that the page lacks, wholly or in part. */
  readonly missing: readonly MissingChain[]
  next(): Promise<ChainsPage<Item>>
}

/** One page of a list as plain JSON: what `JSON.stringify(page)` writes. */
export type PageJson<Item> = Plain<PageData<Item>> & {
  /** The wire JSON. */
  readonly raw: unknown
}
