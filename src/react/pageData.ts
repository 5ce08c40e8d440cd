import type { Page, PageData } from '../operation/call.js'

/** Returns the data of a page, without its methods and its wire JSON. */
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
