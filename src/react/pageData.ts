import type { Page, PageData } from '../operation/call.js'
import type { Operation, PagedOperation } from '../operation/operation.js'

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

/** Returns whether an operation is paged. */
export const isPaged = (operation: Operation | PagedOperation): operation is PagedOperation =>
  Object.hasOwn(operation, 'page')
