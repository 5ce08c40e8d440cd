import {
  type InfiniteData,
  QueryClient,
  queryOptions,
  skipToken,
  useInfiniteQuery,
  usePrefetchQuery,
  useQueries,
  useQuery,
  useSuspenseInfiniteQuery,
  useSuspenseQuery,
} from '@tanstack/react-query'
import { expectTypeOf, test } from 'vitest'
import {
  type Block,
  getBlock,
  getNativeBalance,
  getTransaction,
  getWalletNFTs,
  type NativeBalance,
  type NftOwner,
  web3ApiVersion,
} from '../../src/evm.js'
import { type Client, createClient } from '../../src/index.js'
import type { Operation, PagedOperation } from '../../src/operation/operation.js'
import {
  deserializeData,
  LedgerlineProvider,
  operationQuery,
  type PageData,
  pagesQuery,
  serializeData,
  useLedgerline,
  useOperation,
  usePages,
} from '../../src/react.js'

declare const address: string | undefined
const wallet = '0xd8da6bf26964af9d7eed9e03e53415d37aa96045'
const client: Client = createClient({ apiKey: null })
const queryClient = new QueryClient({
  defaultOptions: { dehydrate: { serializeData }, hydrate: { deserializeData } },
})

test('input and output come from the operation', () => {
  expectTypeOf(useOperation(getNativeBalance, { address: wallet }).data).toEqualTypeOf<NativeBalance | undefined>()
  expectTypeOf(useOperation(web3ApiVersion, {}).data?.version).toEqualTypeOf<string | undefined>()
  // @ts-expect-error an input is missing
  useOperation(getNativeBalance, {})
  // @ts-expect-error an input is misspelt
  useOperation(getNativeBalance, { address: wallet, chian: 'eth' })
  // @ts-expect-error an input has another type
  useOperation(getNativeBalance, { address: 1 })
  // @ts-expect-error an input may be undefined
  useOperation(getNativeBalance, { address })
  // @ts-expect-error not paged
  usePages(getNativeBalance, { address: wallet })
})

test('what may not exist is T | null', () => {
  expectTypeOf(useOperation(getBlock, { blockNumberOrHash: 1n }).data).toEqualTypeOf<Block | null | undefined>()
  expectTypeOf(
    useSuspenseQuery(operationQuery(client, getBlock, { blockNumberOrHash: 1n })).data,
  ).toEqualTypeOf<Block | null>()
})

test('a paged operation gives pages as plain data', () => {
  expectTypeOf(useOperation(getWalletNFTs, { address: wallet }).data).toEqualTypeOf<PageData<NftOwner> | undefined>()
  const { data, fetchNextPage, hasNextPage } = usePages(getWalletNFTs, { address: wallet, limit: 5 })
  expectTypeOf(data).toEqualTypeOf<InfiniteData<PageData<NftOwner>> | undefined>()
  expectTypeOf(fetchNextPage).toBeFunction()
  expectTypeOf(hasNextPage).toEqualTypeOf<boolean>()
  // @ts-expect-error methods of a page are not data
  data?.pages[0]?.next
})

test('further options are typed by the data', () => {
  const options = {
    enabled: address !== undefined,
    staleTime: 1000,
    select: (balance: NativeBalance) => balance.balance,
  }
  expectTypeOf(useOperation(getNativeBalance, { address: wallet }, options).data).toEqualTypeOf<bigint | undefined>()
  const inline = useOperation(getNativeBalance, { address: wallet }, { select: ({ balance }) => balance })
  expectTypeOf(inline.data).toEqualTypeOf<bigint | undefined>()
  const page = useOperation(getWalletNFTs, { address: wallet }, { select: (nfts) => nfts.result.length })
  expectTypeOf(page.data).toEqualTypeOf<number | undefined>()
  const rows = usePages(
    getWalletNFTs,
    { address: wallet },
    { select: ({ pages }) => pages.flatMap((page) => page.result), maxPages: 3 },
  )
  expectTypeOf(rows.data).toEqualTypeOf<NftOwner[] | undefined>()
  useOperation(
    getNativeBalance,
    { address: wallet },
    { placeholderData: (before) => before, enabled: (query) => !query },
  )
  // @ts-expect-error the placeholder is of another type
  useOperation(getNativeBalance, { address: wallet }, { placeholderData: { balance: '1' } })
  // @ts-expect-error retries are the client's
  useOperation(getNativeBalance, { address: wallet }, { retry: 3 })
  // @ts-expect-error the key is the operation's
  useOperation(getNativeBalance, { address: wallet }, { queryKey: ['mine'] })
})

test('skipToken stands for inputs that are not there yet', () => {
  expectTypeOf(useOperation(getNativeBalance, address === undefined ? skipToken : { address }).data).toEqualTypeOf<
    NativeBalance | undefined
  >()
  expectTypeOf(usePages(getWalletNFTs, address === undefined ? skipToken : { address }).data).toEqualTypeOf<
    InfiniteData<PageData<NftOwner>> | undefined
  >()
  const maybe = operationQuery(client, getNativeBalance, address === undefined ? skipToken : { address })
  expectTypeOf(useQuery(maybe).data).toEqualTypeOf<NativeBalance | undefined>()
  const pages = pagesQuery(client, getWalletNFTs, address === undefined ? skipToken : { address })
  expectTypeOf(useInfiniteQuery(pages).data?.pages[0]).toEqualTypeOf<PageData<NftOwner> | undefined>()
  // @ts-expect-error suspense cannot wait for nothing
  useSuspenseQuery(maybe)
})

test('the query of a list is refused where one page would take the place of the list in the cache', () => {
  const nfts = pagesQuery(client, getWalletNFTs, { address: wallet })
  const maybe = pagesQuery(client, getWalletNFTs, wallet.length ? { address: wallet } : skipToken)
  // @ts-expect-error useInfiniteQuery
  useQuery(nfts)
  // @ts-expect-error useInfiniteQuery
  useQuery(maybe)
  // @ts-expect-error useSuspenseInfiniteQuery
  useSuspenseQuery(nfts)
  // @ts-expect-error usePrefetchInfiniteQuery
  usePrefetchQuery(nfts)
  // @ts-expect-error prefetchInfiniteQuery
  void queryClient.prefetchQuery(nfts)
})

test('factories fit every place that takes TanStack options', async () => {
  const balance = operationQuery(client, getNativeBalance, { address: wallet })
  const nfts = pagesQuery(client, getWalletNFTs, { address: wallet })
  expectTypeOf(useQuery(balance).data).toEqualTypeOf<NativeBalance | undefined>()
  expectTypeOf(useQuery({ ...balance, select: (data) => data.balance }).data).toEqualTypeOf<bigint | undefined>()
  expectTypeOf(useQuery({ ...balance, initialData: { balance: 1n } }).data).toEqualTypeOf<NativeBalance>()
  expectTypeOf(useQuery(queryOptions({ ...balance, staleTime: 5 })).data).toEqualTypeOf<NativeBalance | undefined>()
  expectTypeOf(useSuspenseQuery(balance).data).toEqualTypeOf<NativeBalance>()
  expectTypeOf(useInfiniteQuery(nfts).data).toEqualTypeOf<InfiniteData<PageData<NftOwner>> | undefined>()
  expectTypeOf(useSuspenseInfiniteQuery(nfts).data).toEqualTypeOf<InfiniteData<PageData<NftOwner>>>()
  expectTypeOf(useQueries({ queries: [balance, { ...balance, staleTime: 1 }] })[0].data).toEqualTypeOf<
    NativeBalance | undefined
  >()
  usePrefetchQuery(balance)
  expectTypeOf(await queryClient.fetchQuery(balance)).toEqualTypeOf<NativeBalance>()
  expectTypeOf(await queryClient.ensureQueryData(balance)).toEqualTypeOf<NativeBalance>()
  expectTypeOf(await queryClient.prefetchQuery(balance)).toEqualTypeOf<void>()
  expectTypeOf((await queryClient.fetchInfiniteQuery({ ...nfts, pages: 2 })).pages).toEqualTypeOf<
    PageData<NftOwner>[]
  >()
  expectTypeOf(queryClient.getQueryData(balance.queryKey)).toEqualTypeOf<NativeBalance | undefined>()
  expectTypeOf(queryClient.getQueryData(nfts.queryKey)?.pages).toEqualTypeOf<PageData<NftOwner>[] | undefined>()
  queryClient.setQueryData(balance.queryKey, (old) => old && { balance: old.balance + 1n })
  // @ts-expect-error the cache holds another type
  queryClient.setQueryData(balance.queryKey, { balance: '1' })
})

test('hooks of a user can pass operations on', () => {
  const useFresh = <Input, Output>(operation: Operation<Input, Output>, input: Input) =>
    useOperation(operation, input, { staleTime: 0 })
  expectTypeOf(useFresh(getNativeBalance, { address: wallet }).data).toEqualTypeOf<NativeBalance | undefined>()
  const useRows = <Input, Item>(operation: PagedOperation<Input, Item>, input: Input) =>
    usePages(operation, input).data?.pages.flatMap((page) => page.result)
  expectTypeOf(useRows(getWalletNFTs, { address: wallet })).toEqualTypeOf<NftOwner[] | undefined>()
})

test('the provider takes a client or a caller, and the hook gives a caller', () => {
  LedgerlineProvider({ client })
  expectTypeOf(useLedgerline().call(getTransaction, { transactionHash: '0x' })).resolves.toBeNullable()
  // @ts-expect-error a caller is needed
  LedgerlineProvider({ client: {} })
})
