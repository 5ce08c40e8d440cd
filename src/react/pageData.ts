import type { Page, PageData } from '../operation/call.js'
import type { Operation, PagedOperation } from '../operation/operation.js'

/** Returns the data of a page, without its methods and its wire JSON. */
export function pageData<Item>(page: Page<Item>): PageData<Item> {
  const { raw: _raw, ...data } = page
  return { ...data }
}

/** Returns whether an operation is paged. */
export const isPaged = (operation: Operation | PagedOperation): operation is PagedOperation =>
  Object.hasOwn(operation, 'page')
