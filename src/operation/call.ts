import type { Issue } from './decoding.js'

/** Headers as people have them: an object, `Headers`, or pairs. What is `undefined` is not sent. */
export type HeadersInput = Readonly<Record<string, string | undefined>> | Iterable<readonly [string, string]>

/** Options of one call; what is not given, the client's apply. */
export interface CallOptions {
  /** Aborts the call, whatever it is doing; the signal's reason is thrown as it is. */
  readonly signal?: AbortSignal | null | undefined
  /** Milliseconds one attempt may take, body included. */
  readonly timeout?: number | undefined
  /** Retries after the first attempt. */
  readonly retries?: number | undefined
  /** Further request headers. */
  readonly headers?: HeadersInput | undefined
  /** Whether a violation throws or is left out and reported. */
  readonly decode?: 'tolerant' | 'strict' | undefined
}

/** What the transport knows of an answer. */
export interface ResponseInfo {
  readonly status: number
  readonly headers: Headers
  /** The address that was asked, without the key. */
  readonly url: string
  /** Attempts made, the successful one included. */
  readonly attempts: number
  /** Milliseconds from the start of the call to the end of the body, waits included. */
  readonly elapsed: number
}

/** A decoded answer with what it was decoded from. */
export interface CallResult<Output, Wire = unknown> {
  /** The decoded answer, as awaiting the call gives it. */
  readonly data: Output
  /** The wire JSON as `JSON.parse` gives it: numbers beyond 2^53 are rounded, as the bigints of `data` are not. */
  readonly raw: Wire
  readonly response: ResponseInfo
  /** Every field that broke its contract. */
  readonly issues: readonly Issue[]
}

/** A call under way: a promise of the decoded answer. It starts at once and throws nothing synchronously. */
export interface Call<Output, Wire = unknown> extends Promise<Output> {
  /** The answer with its wire JSON, response and issues. */
  withResponse(): Promise<CallResult<Output, Wire>>
  /** The wire JSON as `JSON.parse` gives it, undecoded. */
  raw(): Promise<Wire>
}

/** A call of a paged operation: a promise of the first page, and an iterable over the items of every page. */
export interface PagedCall<Item, Wire = unknown> extends Call<Page<Item>, Wire>, AsyncIterable<Item> {
  /** Iterates over pages instead of items. */
  pages(): AsyncIterable<Page<Item>>
}

/** One page of a list as plain data, as a cache keeps it: it survives `structuredClone`, dehydrating and workers. */
export interface PageData<Item> {
  /** Rows of this page. */
  readonly result: readonly Item[]
  /** Where the next page starts; `null` on the last one. */
  readonly cursor: string | null
  /** Rows of the whole list; 0 when the service does not say. */
  readonly total: number
  /** Index of this page; 0 when the service does not say. */
  readonly page: number
  /** Rows per page; 0 when the service does not say. */
  readonly pageSize: number
  /** Every field of this page that broke its contract. */
  readonly issues: readonly Issue[]
  /** What else the answer held. */
  readonly envelope: Readonly<Record<string, unknown>>
}

/** One page of a list, and the way to the next. */
export interface Page<Item> extends PageData<Item> {
  /** Rows of this page. */
  readonly result: Item[]
  /** The wire JSON as `JSON.parse` gives it: numbers beyond 2^53 are rounded, as the bigints of `result` are not. */
  readonly raw: unknown
  /** Whether there is a next page. */
  hasNext(): boolean
  /**
   * Reads the next page.
   *
   * @throws {PaginationError} NO_DATA_FOUND when this is the last page.
   */
  next(): Promise<Page<Item>>
}
