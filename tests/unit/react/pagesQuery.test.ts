import { dehydrate, hydrate, InfiniteQueryObserver, QueryClient, skipToken } from '@tanstack/react-query'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { type Caller, createCaller } from '../../../src/client/caller.js'
import { getContractEvents, getNativeBalance, getWalletNFTs } from '../../../src/evm.js'
import { deserializeData, pagesQuery, serializeData } from '../../../src/react.js'
import { type AnswerServer, startAnswerServer } from '../../support/answerServer.js'
import { stalledBody, startFaultServer } from '../../support/faultServer.js'
import { event, nfts, wallet } from './wire.js'

let server: AnswerServer
let caller: Caller
const queryClient = new QueryClient()

beforeAll(async () => {
  server = await startAnswerServer()
  caller = createCaller({ apiKey: 'k', baseUrl: server.url })
})
afterEach(() => queryClient.clear())
afterAll(() => server.close())

/** Answers by the cursor that is asked for: the ids of the page, and the next cursor. */
function serve(pages: Readonly<Record<string, readonly [ids: readonly string[], cursor: string | null]>>): void {
  server.answer(({ query }) => {
    const [ids, cursor] = pages[query.get('cursor') ?? ''] ?? [[], null]
    return { body: nfts(ids, cursor) }
  })
}

const cursors = (): (string | null)[] => server.arrivals.map(({ query }) => query.get('cursor'))

test('an operation without pages is refused, in JavaScript too', () => {
  expect(() => pagesQuery(caller, getNativeBalance as never, { address: wallet })).toThrow(
    /^getNativeBalance has no pages\n.+useOperation/,
  )
})

test('a query of one answer says where pages belong, in JavaScript, which lets them into it', async () => {
  const query = pagesQuery(caller, getWalletNFTs, { address: wallet })
  await expect(queryClient.fetchQuery(query as never)).rejects.toMatchObject({
    name: 'ConfigurationError',
    operation: 'getWalletNFTs',
    message: expect.stringMatching(/^getWalletNFTs is paged: .+\n.+usePages/),
  })
})

test('pages follow one another to the last, with the inputs of the first', async () => {
  serve({ '': [['1', '2'], 'a'], a: [[], 'b'], b: [['3'], null] })
  const query = pagesQuery(caller, getWalletNFTs, { address: wallet, chain: 'polygon', limit: 2 })
  const { pages, pageParams } = await queryClient.fetchInfiniteQuery({ ...query, pages: 9 })
  expect(pages.flatMap(({ result }) => result.map(({ tokenId }) => tokenId))).toEqual([1n, 2n, 3n])
  expect(pageParams).toEqual([null, 'a', 'b'])
  expect(cursors()).toEqual([null, 'a', 'b'])
  expect(server.arrivals.map((arrival) => arrival.query.get('chain'))).toEqual(['0x89', '0x89', '0x89'])
})

test('where the service gives no cursor but a total, pages go on by the rows to skip', async () => {
  server.answer(({ query }) => ({
    body: { total: 3, page: 0, page_size: 1, result: [event(query.get('offset') ?? '0')] },
  }))
  const topic = `0x${'a'.repeat(64)}`
  const query = pagesQuery(caller, getContractEvents, { address: wallet, topic, abi: {} })
  const { pages } = await queryClient.fetchInfiniteQuery({ ...query, pages: 9 })
  expect(pages.flatMap(({ result }) => result.map(({ blockNumber }) => blockNumber))).toEqual([0n, 1n, 2n])
  expect(pages.map(({ cursor }) => cursor)).toEqual(['1', '2', null])
})

test('a list can be read from a cursor on', async () => {
  serve({ a: [['3'], 'b'], b: [['4'], null] })
  const query = pagesQuery(caller, getWalletNFTs, { address: wallet, cursor: 'a' })
  await queryClient.fetchInfiniteQuery({ ...query, pages: 9 })
  expect(cursors()).toEqual(['a', 'b'])
})

test('a list that was read from a cursor on does not follow that cursor again', async () => {
  serve({ a: [['3'], 'b'], b: [['4'], 'a'] })
  const query = pagesQuery(caller, getWalletNFTs, { address: wallet, cursor: 'a' })
  await expect(queryClient.fetchInfiniteQuery({ ...query, pages: 9 })).rejects.toMatchObject({
    code: 'CURSOR_REPEATED',
    cursor: 'a',
  })
  expect(cursors()).toEqual(['a', 'b'])
})

test.each([
  ['itself', { '': [['1'], 'a'], a: [['2'], 'a'] }],
  ['an earlier page', { '': [['1'], 'a'], a: [['2'], 'b'], b: [['3'], 'a'] }],
] as const)('a cursor that leads to %s is a PaginationError, and the rows already read stay', async (_, pages) => {
  serve(pages)
  const observer = new InfiniteQueryObserver(queryClient, pagesQuery(caller, getWalletNFTs, { address: wallet }))
  const leave = observer.subscribe(() => {})
  const count = Object.keys(pages).length
  await expect.poll(() => observer.getCurrentResult().data?.pages.length).toBe(1)
  for (let page = 1; page < count; page++) await observer.fetchNextPage()
  const { error, isFetchNextPageError, data } = await observer.fetchNextPage()
  leave()
  expect(error).toMatchObject({ name: 'PaginationError', code: 'CURSOR_REPEATED', operation: 'getWalletNFTs' })
  expect(isFetchNextPageError).toBe(true)
  expect(data?.pages.length).toBe(count)
  expect(server.arrivals.length).toBe(count)
})

test('after a page that failed there is still a next one, and asking again reads it', async () => {
  serve({ '': [['1'], 'a'] })
  const observer = new InfiniteQueryObserver(queryClient, pagesQuery(caller, getWalletNFTs, { address: wallet }))
  const leave = observer.subscribe(() => {})
  await expect.poll(() => observer.getCurrentResult().data?.pages.length).toBe(1)
  server.answer({ status: 401, body: { message: 'Invalid key' } })
  expect(await observer.fetchNextPage()).toMatchObject({ isFetchNextPageError: true, hasNextPage: true })
  serve({ a: [['2'], null] })
  expect(await observer.fetchNextPage()).toMatchObject({ error: null, hasNextPage: false, data: { pages: [{}, {}] } })
  leave()
})

const circle = { '': [['1'], 'a'], a: [['2'], 'b'], b: [['3'], 'c'], c: [['4'], 'a'] } as const

test.each([1, 2, 3, 4, 5])('a circle of pages is a PaginationError also when only %i are kept', async (maxPages) => {
  serve(circle)
  const query = pagesQuery(caller, getWalletNFTs, { address: wallet })
  const options = { ...query, maxPages, getPreviousPageParam: () => null }
  const observer = new InfiniteQueryObserver(queryClient, options)
  const leave = observer.subscribe(() => {})
  await expect.poll(() => observer.getCurrentResult().data?.pages.length).toBe(1)
  for (let page = 1; page < 4; page++) expect((await observer.fetchNextPage()).error).toBe(null)
  const { error, data } = await observer.fetchNextPage()
  leave()
  expect(error).toMatchObject({ name: 'PaginationError', code: 'CURSOR_REPEATED' })
  expect(data?.pages.length).toBe(Math.min(maxPages, 4))
  expect(cursors()).toEqual([null, 'a', 'b', 'c'])
})

test('a circle is found in another place, after the first pages were dropped and the rest read again', async () => {
  serve(circle)
  const query = { ...pagesQuery(caller, getWalletNFTs, { address: wallet }), maxPages: 2 }
  const options = { ...query, getPreviousPageParam: () => null, staleTime: Number.POSITIVE_INFINITY }
  await queryClient.fetchInfiniteQuery({ ...query, pages: 3 })
  const browser = new QueryClient()
  hydrate(browser, JSON.parse(JSON.stringify(dehydrate(queryClient, { serializeData }))), {
    defaultOptions: { deserializeData },
  })
  const observer = new InfiniteQueryObserver(browser, options)
  const leave = observer.subscribe(() => {})
  await observer.refetch()
  await observer.fetchNextPage()
  const { error } = await observer.fetchNextPage()
  leave()
  expect(error).toMatchObject({ code: 'CURSOR_REPEATED' })
  expect(cursors()).toEqual([null, 'a', 'b', 'a', 'b', 'c'])
})

test('to go back to pages that were dropped and on again is no circle', async () => {
  serve({ ...circle, c: [['4'], null] })
  const query = { ...pagesQuery(caller, getWalletNFTs, { address: wallet }), maxPages: 2 }
  let previous = 'a'
  const observer = new InfiniteQueryObserver(queryClient, { ...query, getPreviousPageParam: () => previous })
  const leave = observer.subscribe(() => {})
  await expect.poll(() => observer.getCurrentResult().data?.pages.length).toBe(1)
  for (let page = 1; page < 4; page++) await observer.fetchNextPage()
  await observer.fetchPreviousPage()
  previous = ''
  await observer.fetchPreviousPage()
  await observer.fetchNextPage()
  const { error, hasNextPage } = await observer.fetchNextPage()
  leave()
  expect([error, hasNextPage]).toEqual([null, false])
  expect(cursors()).toEqual([null, 'a', 'b', 'c', 'a', '', 'b', 'c'])
})

test('pages go on after they were dehydrated to text and hydrated elsewhere', async () => {
  serve({ '': [['1'], 'a'], a: [['2'], null] })
  const query = pagesQuery(caller, getWalletNFTs, { address: wallet })
  await queryClient.prefetchInfiniteQuery(query)
  const text = JSON.stringify(dehydrate(queryClient, { serializeData }))
  const browser = new QueryClient({ defaultOptions: { queries: { staleTime: 60_000 } } })
  hydrate(browser, JSON.parse(text), { defaultOptions: { deserializeData } })
  expect(browser.getQueryData(query.queryKey)).toEqual(queryClient.getQueryData(query.queryKey))
  expect(browser.getQueryData(query.queryKey)?.pages[0]?.result[0]).toMatchObject({
    tokenId: 1n,
    lastTokenUriSync: new Date('2023-12-22T15:30:11.417Z'),
  })
  const observer = new InfiniteQueryObserver(browser, query)
  const leave = observer.subscribe(() => {})
  await observer.fetchNextPage()
  leave()
  expect(observer.getCurrentResult()).toMatchObject({ hasNextPage: false, data: { pageParams: [null, 'a'] } })
  expect(cursors()).toEqual([null, 'a'])
})

test('a refetch reads the pages again, each from where the one before it ends', async () => {
  serve({ '': [['1'], 'a'], a: [['2'], null] })
  const query = pagesQuery(caller, getWalletNFTs, { address: wallet })
  await queryClient.fetchInfiniteQuery({ ...query, pages: 2 })
  serve({ '': [['0'], 'z'], z: [['1'], null] })
  const observer = new InfiniteQueryObserver(queryClient, { ...query, staleTime: Number.POSITIVE_INFINITY })
  const leave = observer.subscribe(() => {})
  await observer.refetch()
  leave()
  expect(cursors()).toEqual([null, 'z'])
})

test('pages that were cloned are the same pages', async () => {
  serve({ '': [['1'], null] })
  const query = pagesQuery(caller, getWalletNFTs, { address: wallet })
  const data = await queryClient.fetchInfiniteQuery(query)
  expect(structuredClone(data)).toEqual(data)
})

test('an input that cannot be encoded is the error of the query', async () => {
  server.answer({ body: nfts([], null) })
  const query = pagesQuery(caller, getWalletNFTs, { address: 'vitalik' })
  await expect(queryClient.fetchInfiniteQuery(query)).rejects.toMatchObject({ name: 'InputError' })
  expect(server.arrivals).toEqual([])
})

test('skipToken sends nothing', () => {
  server.answer({ body: nfts([], null) })
  const observer = new InfiniteQueryObserver(queryClient, pagesQuery(caller, getWalletNFTs, skipToken))
  const leave = observer.subscribe(() => {})
  expect(observer.getCurrentResult()).toMatchObject({ status: 'pending', fetchStatus: 'idle' })
  leave()
  expect(server.arrivals).toEqual([])
})

test('retries are the client’s alone, whatever the defaults of the query client say', async () => {
  server.answer({ status: 500, body: {} })
  const eager = new QueryClient({ defaultOptions: { queries: { retry: 3, retryDelay: 1 } } })
  const once = createCaller({ apiKey: 'k', baseUrl: server.url, retries: 0 })
  const query = pagesQuery(once, getWalletNFTs, { address: wallet })
  await expect(eager.fetchInfiniteQuery(query)).rejects.toMatchObject({ name: 'ServerError' })
  expect(server.arrivals.length).toBe(1)
})

test('cancelQueries aborts the request for a page', async () => {
  const stalled = await startFaultServer()
  try {
    stalled.next(stalledBody)
    const pages = pagesQuery(createCaller({ apiKey: 'k', baseUrl: stalled.url }), getWalletNFTs, { address: wallet })
    const outcome = queryClient.fetchInfiniteQuery(pages).catch((error: unknown) => error)
    await stalled.arrived(1)
    await queryClient.cancelQueries({ queryKey: pages.queryKey })
    expect(await outcome).toMatchObject({ revert: true })
    await expect.poll(() => stalled.openSockets()).toBe(0)
  } finally {
    await stalled.close()
  }
})

test('the page after a thousand empty ones is a PaginationError, and those before it stay', async () => {
  // A server would take seconds for as many pages: they are answered through `fetch`.
  const endless = createCaller({
    apiKey: 'k',
    fetch: async (url) => {
      const page = Number(new URL(String(url)).searchParams.get('cursor') ?? 0)
      return Response.json({ result: [], cursor: String(page + 1) })
    },
  })
  const query = pagesQuery(endless, getWalletNFTs, { address: wallet })
  const { pages } = await queryClient.fetchInfiniteQuery({ ...query, pages: 1000 })
  expect(pages).toHaveLength(1000)
  await expect(queryClient.fetchInfiniteQuery({ ...query, pages: 1001 })).rejects.toMatchObject({
    name: 'PaginationError',
    code: 'EMPTY_PAGES',
    operation: 'getWalletNFTs',
  })
}, 60_000)

test('empty pages are counted also where only a few are kept', async () => {
  server.answer(({ query }) => {
    const page = Number(query.get('cursor') ?? 0)
    return { body: nfts(page === 5 ? ['1'] : [], String(page + 1)) }
  })
  const query = pagesQuery(caller, getWalletNFTs, { address: wallet })
  const options = { ...query, maxPages: 3, pages: 2000, getPreviousPageParam: () => null }
  await expect(queryClient.fetchInfiniteQuery(options)).rejects.toMatchObject({ code: 'EMPTY_PAGES', cursor: '1006' })
}, 60_000)
