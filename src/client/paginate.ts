import type { CallOptions, Page, PagedCall } from '../operation/call.js'
import type { PagedOperation } from '../operation/operation.js'
import type { Caller } from './caller.js'

/**
 * Calls a paged operation, given as a constant.
 *
 * @returns an async iterable over the items of all pages; `.pages()` iterates over pages
 * @example
 * for await (const nft of paginate(caller, getWalletNFTs, { address })) console.log(nft.name)
 */
export function paginate<Input, Item, Wire, Paged extends Page<Item> = Page<Item>>(
  caller: Caller,
  operation: PagedOperation<Input, Item, Wire, Paged>,
  input: Input,
  options?: CallOptions,
): PagedCall<Item, Wire, Paged> {
  return caller.call(operation, input, options)
}
