import { request as httpRequest } from 'node:http'
import express, { type RequestHandler } from 'express'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import {
  createWebhookHandler,
  type EvmDelivery,
  parseWebhook,
  signWebhook,
  type WebhookHandler,
} from '../../../src/webhooks.js'
import { erc20Transfer, evmWire, hash, recorded, secret } from '../../support/webhooks/delivery.js'
import { listen, servers } from '../../support/webhooks/servers.js'

const maxBody = 200_000

describe.each(Object.entries(servers))('in %s', (_, make) => {
  let seen: EvmDelivery[] = []
  let fails = false
  let server: { readonly url: string; close(): Promise<void> }

  beforeEach(async () => {
    seen = []
    fails = false
    const handle: WebhookHandler = createWebhookHandler({
      secret: [secret, recorded.secret],
      network: 'evm',
      maxBody,
      onError: () => undefined,
      async onDelivery(delivery) {
        await new Promise((resolve) => setTimeout(resolve, 1))
        if (fails) throw new Error('database is down')
        seen.push(delivery)
      },
    })
    server = await listen(make(handle))
  })

  afterEach(() => server.close())

  const post = async (body: string, signature?: string): Promise<number> => {
    const headers = {
      'content-type': 'application/json',
      'x-signature': signature ?? (await signWebhook({ body, secret })),
    }
    const response = await fetch(server.url, { method: 'POST', body, headers })
    await response.arrayBuffer()
    return response.status
  }

  test('a delivery is taken, with every byte of its body', async () => {
    const body = JSON.stringify(evmWire({ tag: 'café 🦄 \\u00e9', erc20Transfers: [erc20Transfer] })).replace(
      'é',
      '\\u00e9',
    )
    expect(await post(body)).toBe(200)
    expect(seen).toMatchObject([{ tag: 'café 🦄 \\u00e9', erc20Transfers: [{ value: 2n ** 256n - 1n }] }])
  })

  test('the recorded test delivery is answered with 200', async () => {
    expect(await post(recorded.body, recorded.signature)).toBe(200)
    expect(seen).toEqual([])
  })

  test('a bad signature is 401, garbage 400, failing code 500', async () => {
    const statuses = [await post('{}', recorded.signature), await post('garbage')]
    fails = true
    statuses.push(await post(JSON.stringify(evmWire())))
    fails = false
    statuses.push(await post(JSON.stringify(evmWire())))
    expect(statuses).toEqual([401, 400, 500, 200])
  })

  test('a body beyond the limit is 413, and the connection serves the next one', async () => {
    for (const size of [maxBody + 1, 2 * maxBody, 9 * maxBody]) {
      expect(await post('x'.repeat(size), recorded.signature)).toBe(413)
      expect(await post(JSON.stringify(evmWire({ tag: String(size) })))).toBe(200)
    }
  })

  test('so is one that does not say how long it is', async () => {
    expect(await postChunked(server.url, 3 * maxBody)).toBe(413)
    expect(await post(JSON.stringify(evmWire()))).toBe(200)
  })

  test('of 400 concurrent requests none is lost and none counted twice', async () => {
    const bodies = Array.from({ length: 100 }, (_, index) => {
      const block = { number: String(index), hash: hash('a'), timestamp: '1705062148' }
      return JSON.stringify(evmWire({ block, erc20Transfers: [{ ...erc20Transfer, value: String(index) }] }))
    })
    const forged = bodies.map((body) => post(body, recorded.signature))
    const copies = [...bodies, ...bodies].map((body) => post(body))
    const garbage = bodies.map((_, index) => post(`garbage ${index}`))
    const statuses = await Promise.all([...copies, ...forged, ...garbage])
    const count = (status: number) => statuses.filter((other) => other === status).length
    expect([statuses.length, count(200), count(401), count(400)]).toEqual([400, 200, 100, 100])
    const values = seen.map(({ erc20Transfers }) => Number(erc20Transfers[0]?.value))
    expect(values.sort((a, b) => a - b)).toEqual(bodies.map((_, index) => index))
  }, 120_000)
})

/** Sends a body in chunks, without its length. */
function postChunked(url: string, size: number): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const request = httpRequest(url, { method: 'POST', headers: { 'x-signature': recorded.signature } }, (response) => {
      response.resume()
      response.on('end', () => resolve(response.statusCode))
    })
    request.on('error', reject)
    for (let sent = 0; sent < size; sent += 10_000) request.write(Buffer.alloc(10_000, 'x'))
    request.end()
  })
}

describe('in Express, without the handler', () => {
  const answerOf = async (parser: RequestHandler): Promise<string> => {
    const app = express()
    app.post('/webhook', parser, async (request, response) => {
      const signature = request.get('x-signature')
      const delivery = await parseWebhook({ body: request.body, signature, secret }).catch(String)
      response.send(typeof delivery === 'string' ? delivery : delivery.kind)
    })
    const server = await listen(app)
    const body = JSON.stringify(evmWire())
    const headers = { 'content-type': 'application/json', 'x-signature': await signWebhook({ body, secret }) }
    const response = await fetch(server.url, { method: 'POST', body, headers })
    const text = await response.text()
    await server.close()
    return text
  }

  test('a body from express.raw() is parsed', async () => {
    expect(await answerOf(express.raw({ type: '*/*' }))).toBe('evm')
  })

  test('a body from express.json() is an error that tells what to do', async () => {
    expect(await answerOf(express.json())).toMatch(/^InputError: Param body takes the raw body.*express\.raw\(/s)
  })
})
