import { once } from 'node:events'
import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Readable } from 'node:stream'
import express from 'express'
import { afterEach, describe, expect, test } from 'vitest'
import { createWebhookHandler, signWebhook, toNodeListener } from '../../../../src/webhooks.js'
import { evmWire, secret } from '../../../support/webhooks/delivery.js'
import { requestOf } from '../../../support/webhooks/request.js'

const body = JSON.stringify(evmWire())
let server: Server | undefined

afterEach(() => {
  server?.closeAllConnections()
  server?.close()
})

/** Posts deliveries to a listener, one after another. */
async function deliver(listener: RequestListener, ...texts: readonly string[]): Promise<void> {
  server = createServer(listener)
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
  for (const text of texts) {
    const headers = { 'x-signature': await signWebhook({ body: text, secret }) }
    await fetch(url, { method: 'POST', body: text, headers })
  }
}

describe('the body that your code receives', () => {
  const seen: Uint8Array[] = []
  const onDelivery = (_: unknown, context: { readonly body: Uint8Array }) => seen.push(context.body)
  const expectOwn = () => {
    for (const each of seen) expect(each.buffer.byteLength).toBe(each.byteLength)
    expect(seen.length).toBeGreaterThan(0)
    seen.length = 0
  }

  test.each([
    ['node:http', undefined],
    ['express.raw(), which cuts it out of a buffer that others use', express.raw({ type: '*/*' })],
    ['express.text()', express.text({ type: '*/*' })],
  ])('is in a buffer of its own behind %s', async (_, parser) => {
    const listener = toNodeListener(createWebhookHandler({ secret, onDelivery }))
    const large = JSON.stringify(evmWire({ tag: 'x'.repeat(80_000) }))
    await deliver(parser ? express().use(parser).use(listener) : (listener as RequestListener), body, large)
    expectOwn()
  })

  test('is so where the request hands out views of a larger buffer', async () => {
    const pool = new TextEncoder().encode(`another's secret ${body} another's secret`)
    const view = pool.subarray(17, 17 + body.length)
    const { headers } = await requestOf(body)
    const stream = new ReadableStream({
      pull(controller) {
        controller.enqueue(view)
        controller.close()
      },
    })
    const init = { method: 'POST', body: stream, headers, duplex: 'half' } as RequestInit
    await createWebhookHandler({ secret, onDelivery })(new Request('http://localhost/', init))
    expectOwn()
  })

  test('of a handler of your own behind toNodeListener shows no bytes of others either', async () => {
    const chunks: Uint8Array[] = []
    const listener = toNodeListener(async (request) => {
      for await (const chunk of request.body ?? []) chunks.push(chunk)
      return new Response()
    })
    const raw = express.raw({ type: '*/*' })
    await deliver(express().use(raw).use(listener), body)
    expect(chunks.map(({ buffer }) => buffer.byteLength)).toEqual([body.length])
  })
})

describe('a Request is told by what it can do:', () => {
  const taken = async (change: (request: Request) => unknown) => {
    const handle = createWebhookHandler({ secret, onDelivery: () => {} })
    return (await Reflect.apply(handle, undefined, [change(await requestOf(body))])).status
  }

  test.each<[string, (request: Request) => unknown]>([
    [
      'one whose body is a stream of Node, as of node-fetch',
      ({ headers }) => ({ headers, body: Readable.from([body]) }),
    ],
    ['one that is no instance of Request', ({ headers, body }) => ({ headers, body, bodyUsed: false })],
    ['one without a stream, as in Firefox', (request) => Object.defineProperty(request, 'body', { value: undefined })],
    ['a proxy, as of Next', (request) => new Proxy(request, { get: (target, name) => bound(target, name) })],
  ])('%s is taken', async (_, change) => {
    expect(await taken(change)).toBe(200)
  })

  const bound = (target: object, name: string | symbol): unknown => {
    const value = Reflect.get(target, name, target)
    return typeof value === 'function' ? value.bind(target) : value
  }
})
