import { readFileSync } from 'node:fs'
import { transformSync } from 'esbuild'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createClient } from '../../src/index.js'
import { type AnswerServer, startAnswerServer } from '../support/answerServer.js'

// The guide's proxy, letter for letter but for the provider's host.

const address = '0xd8da6bf26964af9d7eed9e03e53415d37aa96045'
let server: AnswerServer
let proxy: (request: Request) => Promise<Response>

beforeAll(async () => {
  server = await startAnswerServer()
  process.env.LEDGERLINE_API_KEY = 'key-of-the-server'
  const [sample = ''] = /^const upstream = .*?(?=^```)/ms.exec(readFileSync('docs/guide/react.md', 'utf8')) ?? []
  const { code } = transformSync(sample.replace('https://deep-index.moralis.io', server.url), { loader: 'ts' })
  ;({ proxy } = await import(`data:text/javascript,${encodeURIComponent(code)}`))
})
afterAll(() => server.close())
beforeEach(() => server.answer({ body: { balance: '7' } }))

const client = createClient({
  apiKey: null,
  baseUrl: 'https://example.com/chain',
  fetch: (input, init) => proxy(new Request(input, init)),
  retries: { limit: 1, minDelay: 0 },
})

test('adds the key to a call of a page, which has none', async () => {
  expect(await client.evm.getNativeBalance({ address, chain: 'polygon' })).toEqual({ balance: 7n })
  expect(server.arrivals).toMatchObject([
    { url: `/api/v2.2/${address}/balance?chain=0x89`, headers: { 'x-api-key': 'key-of-the-server' } },
  ])
})

test('answers with JSON, which no browser takes for a page of the site', async () => {
  server.answer({ status: 404, body: '<script>alert(1)</script>', headers: { 'content-type': 'text/html' } })
  const answer = await proxy(new Request('https://example.com/chain/evm/nothing'))
  expect(answer.headers.get('content-type')).toBe('application/json')
})

test('walks the pages of a list', async () => {
  server.answer(({ query }) => ({ body: { result: [], cursor: query.get('cursor') ? null : 'two' } }))
  for await (const page of client.evm.getWalletNFTs({ address }).pages()) expect(page.result).toEqual([])
  expect(server.arrivals.map(({ query }) => query.get('cursor'))).toEqual([null, 'two'])
})

test('hands on how long to wait, and what is wrong', async () => {
  server.answer({ status: 429, body: { message: 'slow down' }, headers: { 'retry-after': '60' } })
  await expect(client.evm.getNativeBalance({ address })).rejects.toMatchObject({ retryAfter: 60_000 })
  server.answer({ status: 400, body: { message: 'no such chain' } })
  const wrong = client.evm.getNativeBalance({ address })
  await expect(wrong).rejects.toMatchObject({
    message: expect.stringContaining('no such chain'),
    retryAfter: undefined,
  })
})

test('lets through neither writing nor another API, and nothing above it', async () => {
  await expect(client.streams.getEvmStreams()).rejects.toMatchObject({ code: 'PERMISSION_DENIED' })
  await expect(client.evm.runContractFunction({ address, functionName: 'name', abi: [] })).rejects.toMatchObject({
    code: 'PERMISSION_DENIED',
  })
  for (const path of ['/chain/evm/../../v1', '/chain/evm/%2e%2e/%2E%2E/v1', '/chain/evm@evil.example/'])
    expect((await proxy(new Request(`https://example.com${path}`))).status).toBe(403)
  expect(server.arrivals).toEqual([])
})

test('takes the key to no other host', async () => {
  server.answer(({ path }) =>
    path === '/stolen' ? {} : { status: 302, headers: { location: `${server.url}/stolen` } },
  )
  await expect(client.evm.getNativeBalance({ address })).rejects.toMatchObject({ status: 302 })
  expect(server.arrivals.map(({ path }) => path)).not.toContain('/stolen')
})
