import { QueryCache, QueryClient, QueryObserver, skipToken } from '@tanstack/react-query'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { type Caller, createCaller } from '../../../src/client/caller.js'
import { getBlock, getNativeBalance, getWalletNFTs } from '../../../src/evm.js'
import { operationQuery } from '../../../src/react.js'
import { createEvmStream } from '../../../src/streams.js'
import { answer, type FaultServer, stalledBody, startFaultServer } from '../../support/faultServer.js'
import { nfts, wallet } from './wire.js'

let server: FaultServer
let caller: Caller
const queryClient = new QueryClient()

beforeAll(async () => {
  server = await startFaultServer()
  caller = createCaller({ apiKey: 'k', baseUrl: server.url, retries: { limit: 1, minDelay: 1, maxDelay: 1 } })
})
afterEach(() => queryClient.clear())
afterAll(() => server.close())

test('the cache holds the decoded answer', async () => {
  server.next(answer(200, { balance: '32072641059427543093' }))
  const query = operationQuery(caller, getNativeBalance, { address: wallet })
  await queryClient.prefetchQuery(query)
  expect(queryClient.getQueryData(query.queryKey)).toMatchObject({ balance: 32072641059427543093n })
})

test('what does not exist is null, which TanStack takes for data', async () => {
  server.next(answer(404, { message: 'No block found' }))
  expect(await queryClient.fetchQuery(operationQuery(caller, getBlock, { blockNumberOrHash: 1n }))).toBe(null)
})

test('a paged operation gives its first page as plain data that survives a clone', async () => {
  server.next(answer(200, nfts(['1', '2'], 'next')))
  const page = await queryClient.fetchQuery(operationQuery(caller, getWalletNFTs, { address: wallet }))
  expect(page).toMatchObject({
    cursor: 'next',
    total: 0,
    page: 1,
    pageSize: 2,
    issues: [],
    envelope: { status: 'SYNCED' },
  })
  expect(page.result.map(({ tokenId }) => tokenId)).toEqual([1n, 2n])
  expect(page.result[0]?.lastTokenUriSync).toEqual(new Date('2023-12-22T15:30:11.417Z'))
  expect(Object.getPrototypeOf(page)).toBe(Object.prototype)
  expect(Object.keys(page)).not.toContain('raw')
  expect(structuredClone(page)).toEqual(page)
})

test('a query whose input cannot be encoded fails with the InputError, without a request', async () => {
  const before = server.seen.length
  const query = operationQuery(caller, getNativeBalance, { address: 'vitalik' })
  await expect(queryClient.fetchQuery(query)).rejects.toMatchObject({
    name: 'InputError',
    operation: 'getNativeBalance',
  })
  expect(server.seen.length).toBe(before)
})

test('retries are the client’s alone, whatever the defaults of the query client say', async () => {
  const eager = new QueryClient({ defaultOptions: { queries: { retry: 3, retryDelay: 1 } } })
  const before = server.seen.length
  server.next(answer(500))
  const query = operationQuery(caller, getNativeBalance, { address: wallet })
  await expect(eager.fetchQuery(query)).rejects.toMatchObject({ name: 'ServerError', attempts: 2 })
  expect(server.seen.length - before).toBe(2)
})

test('the last observer that leaves aborts the request, and the query is as if it had not begun', async () => {
  server.next(stalledBody)
  const before = server.seen.length
  const query = operationQuery(caller, getNativeBalance, { address: wallet })
  const leave = new QueryObserver(queryClient, query).subscribe(() => {})
  await server.arrived(before + 1)
  expect(server.openSockets()).toBe(1)
  leave()
  await expect.poll(() => server.openSockets()).toBe(0)
  expect(queryClient.getQueryState(query.queryKey)).toMatchObject({
    status: 'pending',
    fetchStatus: 'idle',
    error: null,
  })
})

test('cancelQueries aborts the request', async () => {
  server.next(stalledBody)
  const before = server.seen.length
  const query = operationQuery(caller, getNativeBalance, { address: wallet })
  const outcome = queryClient.fetchQuery(query).catch((error: unknown) => error)
  await server.arrived(before + 1)
  await queryClient.cancelQueries({ queryKey: ['ledgerline', 'evm', 'getNativeBalance'] })
  expect(await outcome).toMatchObject({ revert: true })
  await expect.poll(() => server.openSockets()).toBe(0)
})

test('an observer that leaves and comes back at once, as in StrictMode, sends one request', async () => {
  server.next(answer(200, { balance: '1' }))
  const before = server.seen.length
  const errors: unknown[] = []
  const strict = new QueryClient({ queryCache: new QueryCache({ onError: (error) => errors.push(error) }) })
  const observer = new QueryObserver(strict, operationQuery(caller, getNativeBalance, { address: wallet }))
  observer.subscribe(() => {})()
  const leave = observer.subscribe(() => {})
  await expect.poll(() => observer.getCurrentResult().data).toEqual({ balance: 1n })
  leave()
  expect(server.seen.length - before).toBe(1)
  expect(errors).toEqual([])
})

test('skipToken sends nothing', () => {
  const observer = new QueryObserver(queryClient, operationQuery(caller, getNativeBalance, skipToken))
  const leave = observer.subscribe(() => {})
  expect(observer.getCurrentResult()).toMatchObject({ status: 'pending', fetchStatus: 'idle' })
  leave()
})

test('a call that does harm when repeated is not repeated because somebody came back', () => {
  const write = operationQuery(caller, createEvmStream, {
    webhookUrl: 'https://a.example',
    description: 'd',
    tag: 't',
    chainIds: [1],
  })
  expect(write).toMatchObject({ refetchOnWindowFocus: false, refetchOnReconnect: false, refetchOnMount: false })
  expect(operationQuery(caller, getNativeBalance, { address: wallet })).not.toHaveProperty('refetchOnWindowFocus')
})

test('nor because what shows its error is shown once more', async () => {
  server.next(answer(500, { message: 'no' }))
  const before = server.seen.length
  const input = { webhookUrl: 'https://a.example', description: 'd', tag: 'again', chainIds: [1] }
  const observer = new QueryObserver(queryClient, operationQuery(caller, createEvmStream, input))
  const leave = observer.subscribe(() => {})
  await expect.poll(() => observer.getCurrentResult().status).toBe('error')
  leave()
  const again = new QueryObserver(queryClient, operationQuery(caller, createEvmStream, input))
  const leaveAgain = again.subscribe(() => {})
  expect(again.getCurrentResult()).toMatchObject({ status: 'error', fetchStatus: 'idle' })
  leaveAgain()
  expect(server.seen.length - before).toBe(1)
})
