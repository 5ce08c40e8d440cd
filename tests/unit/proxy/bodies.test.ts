import { once } from 'node:events'
import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import express from 'express'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { createProxy, toNodeListener } from '../../../src/proxy.js'
import { toNodeListener as toNodeListenerOfWebhooks } from '../../../src/webhooks.js'

// Bodies as platforms give them: unread, as bytes, or parsed. Nobody has signed what a page sends, so parsed is as good.

const address = '0x6982508145454ce325ddbe47a25d4ec3d2311933'
const asked: unknown[] = []
const proxy = createProxy({
  apiKey: 'some-long-key',
  path: '/chain',
  allow: { evm: { getMultipleTokenPrices: { max: { tokens: 2 } }, getNativeBalance: true } },
  maxBody: 1000,
  fetch: async (_, init) => {
    asked.push(JSON.parse(String(init?.body ?? null)))
    return Response.json([])
  },
})
const listener = toNodeListener(proxy) as RequestListener

let server: Server | undefined
afterEach(() => {
  asked.length = 0
  server?.closeAllConnections()
  server?.close()
})

async function post(listen: RequestListener, body: string, headers: Readonly<Record<string, string>> = {}) {
  server = createServer(listen)
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/chain/evm/erc20/prices`
  const type = { 'content-type': 'application/json' }
  const { status } = await fetch(url, { method: 'POST', body, headers: { ...type, ...headers } })
  return status
}

const tokens = (count: number) => ({ tokens: Array(count).fill({ token_address: address }) })
const text = JSON.stringify(tokens(1))

/** What a platform does before your code runs. */
const platform =
  (leave: (bytes: Buffer) => object, next = listener): RequestListener =>
  (request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk) => chunks.push(chunk))
    request.on('end', () => next(Object.assign(request, leave(Buffer.concat(chunks))), response))
  }

const parsed = (bytes: Buffer) => ({ body: JSON.parse(bytes.toString()) })

describe('a body is the same to the proxy', () => {
  test.each<[string, RequestListener]>([
    ['unread', listener],
    ['parsed by Express', express().use(express.json()).use(listener)],
    [
      'as bytes of Express',
      express()
        .use(express.raw({ type: '*/*' }))
        .use(listener),
    ],
    ['parsed by a platform that keeps nothing else', platform(parsed)],
    ['kept as bytes in rawBody', platform((bytes) => ({ rawBody: bytes, body: {} }))],
    ['kept as text in rawBody', platform((bytes) => ({ rawBody: bytes.toString(), body: {} }))],
    [
      'parsed, by the listener of ledgerline/webhooks',
      platform(parsed, toNodeListenerOfWebhooks(proxy) as RequestListener),
    ],
  ])('%s', async (_, listen) => {
    expect([await post(listen, text), asked]).toEqual([200, [tokens(1)]])
  })
})

describe('a parsed body is bounded and checked as one that is read:', () => {
  const listen = () => platform(parsed)

  test('a list beyond its max is 400', async () => {
    expect([await post(listen(), JSON.stringify(tokens(3))), asked]).toEqual([400, []])
  })
  test('one longer than maxBody is 413', async () => {
    expect([await post(listen(), JSON.stringify({ tokens: [], x: 'x'.repeat(1000) })), asked]).toEqual([413, []])
  })
  test('an unknown member is 400', async () => {
    expect([await post(listen(), '{"tokens":[],"other":1}'), asked]).toEqual([400, []])
  })
  test('a form, which any page can send, is 400', async () => {
    const form = express().use(express.urlencoded()).use(listener)
    const type = { 'content-type': 'application/x-www-form-urlencoded' }
    expect([await post(form, 'tokens[0][token_address]=1', type), asked]).toEqual([400, []])
  })
  test('what was read and kept nowhere is a mistake of the server, which it is told', async () => {
    const log = vi.spyOn(console, 'error').mockReturnValue()
    expect(
      await post(
        platform(() => ({})),
        text,
      ),
    ).toBe(500)
    expect(String(log.mock.lastCall?.[0])).toContain('The body of the request was read before the proxy got it')
  })
})
