import type { Page } from '../operation/call.js'
import type { Issue } from '../operation/decoding.js'

/** One page of a list as plain data, as a cache keeps it: it survives `structuredClone`, dehydrating and workers. */
export interface PageData<Item> {
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

/** Takes the data of a page, without its methods and its wire JSON. */
export function pageData<Item>({
  result,
  cursor,
  total,
  page,
  pageSize,
  issues,
  envelope,
}: Page<Item>): PageData<Item> {
  return { result, cursor, total, page, pageSize, issues, envelope }
}
