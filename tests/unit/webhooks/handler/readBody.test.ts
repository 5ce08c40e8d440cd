import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { describe, expect, test, vi } from 'vitest'
import { createWebhookHandler } from '../../../../src/webhooks.js'
import { expectLogs } from '../../../support/expectLogs.js'
import { secret } from '../../../support/webhooks/delivery.js'
import { delivery, requestOf } from '../../../support/webhooks/request.js'

expectLogs('error') // of what is refused, where nothing takes it

/** Of the right form, made with no secret. */
const junk = { 'x-signature': `0x${'0'.repeat(64)}` }

const settled = () => new Promise((resolve) => setTimeout(resolve, 100))

describe('the answer', () => {
  test('is 413 for a body beyond the limit, and 200 up to it', async () => {
    const body = delivery()
    const statuses = []
    for (const maxBody of [body.length, body.length - 1]) {
      statuses.push(
        (await createWebhookHandler({ secret, maxBody, onDelivery: vi.fn() })(await requestOf(body))).status,
      )
    }
    expect(statuses).toEqual([200, 413])
  })

  test('is 200 also where the header says that the body is as long as it may be', async () => {
    const body = delivery()
    const handler = createWebhookHandler({ secret, maxBody: body.length, onDelivery: vi.fn() })
    const request = await requestOf(body, { 'content-length': String(body.length) })
    expect((await handler(request)).status).toBe(200)
  })

  test.each([
    ['has been read', (request: Request) => request.text()],
    ['is being read', (request: Request) => request.body?.getReader()],
  ])('is 500 for a body that %s elsewhere, and the error says how to leave it alone', async (_, take) => {
    const errors: unknown[] = []
    const onError = (error: unknown) => void errors.push(error)
    const request = await requestOf(delivery())
    await take(request)
    const handler = createWebhookHandler({ secret, onDelivery: vi.fn(), onError })
    const response = await handler(request)
    expect([response.status, await response.text()]).toEqual([500, expect.stringContaining('was read before')])
    expect(errors).toMatchObject([
      { name: 'InputError', message: expect.stringContaining('Pass the untouched request') },
    ])
  })

  test('is 413 for 50 MB, as long as nothing else is said', async () => {
    const response = await createWebhookHandler({ secret, onDelivery: vi.fn() })(
      await requestOf(delivery({ tag: 'x'.repeat(50e6) })),
    )
    expect([response.status, await response.text()]).toEqual([413, 'The body is longer than 10000000 bytes'])
  })

  test('is 413 before a body is read whose header says how long it is', async () => {
    const read = vi.fn()
    const request = await requestOf('{}', { 'content-length': '10000001' })
    const body = new ReadableStream({ pull: read }, { highWaterMark: 0 })
    const streamed = new Request(request, { body, duplex: 'half' } as RequestInit)
    expect((await createWebhookHandler({ secret, onDelivery: vi.fn() })(streamed)).status).toBe(413)
  })

  test.each(['1', '0', '-1', 'many', '5, 5', ''])(
    'is 413 for a body beyond the limit whose header says %j',
    async (length) => {
      const body = new Blob(['x'.repeat(20_001)]).stream()
      const headers = { ...junk, 'content-length': length }
      const request = new Request('http://localhost/', { method: 'POST', body, headers, duplex: 'half' } as RequestInit)
      expect((await createWebhookHandler({ secret, maxBody: 20_000, onDelivery: vi.fn() })(request)).status).toBe(413)
    },
  )

  test('is 200 for a delivery that comes byte by byte, with empty chunks between', async () => {
    const text = delivery({ tag: 'é🦄' })
    const { headers } = await requestOf(text)
    const bytes = new TextEncoder().encode(text)
    let at = 0
    const body = new ReadableStream<Uint8Array>({
      pull(controller) {
        if (at === bytes.length) return controller.close()
        controller.enqueue(bytes.subarray(at, at))
        controller.enqueue(bytes.subarray(at, ++at))
      },
    })
    const request = new Request('http://localhost/', { method: 'POST', body, headers, duplex: 'half' } as RequestInit)
    const seen: string[] = []
    const onDelivery = (_: unknown, context: { body: Uint8Array }) => seen.push(new TextDecoder().decode(context.body))
    expect((await createWebhookHandler({ secret, onDelivery })(request)).status).toBe(200)
    expect(seen).toEqual([text])
  })

  test('of an unverified sender, who sends byte by byte, takes memory for the bytes, not for every piece', async () => {
    let sent = 0
    let held = 0
    const before = heapInUse()
    const body = new ReadableStream<Uint8Array>({
      pull(controller) {
        for (let count = 0; count < 1000; count++) controller.enqueue(new Uint8Array(1))
        sent += 1000
        if (sent < 100_000) return
        held = heapInUse() - before
        controller.close()
      },
    })
    const request = new Request('http://localhost/', {
      method: 'POST',
      headers: junk,
      body,
      duplex: 'half',
    } as RequestInit)
    expect((await createWebhookHandler({ secret, onDelivery: vi.fn() })(request)).status).toBe(401)
    expect(held).toBeLessThan(5e6) // as pieces, they would take three times that
  })

  test('is 413 for a body without end, of which no more than ten times the limit is read', async () => {
    let sent = 0
    let isCancelled = false
    const body = new ReadableStream<Uint8Array>({
      pull(controller) {
        sent += 1000
        controller.enqueue(new Uint8Array(1000))
      },
      cancel() {
        isCancelled = true
      },
    })
    const request = new Request('http://localhost/', {
      method: 'POST',
      headers: junk,
      body,
      duplex: 'half',
    } as RequestInit)
    const response = await createWebhookHandler({ secret, maxBody: 10_000, onDelivery: vi.fn() })(request)
    expect(response.status).toBe(413)
    await settled()
    expect(isCancelled).toBe(true)
    expect(sent).toBeLessThan(110_000)
  })

  test('is 400 for a body that breaks off', async () => {
    const onError = vi.fn()
    const body = new ReadableStream({ pull: (controller) => controller.error(new Error('gone')) })
    const request = new Request('http://localhost/', {
      method: 'POST',
      headers: junk,
      body,
      duplex: 'half',
    } as RequestInit)
    const response = await createWebhookHandler({ secret, onDelivery: vi.fn(), onError })(request)
    expect(response.status).toBe(400)
    expect(onError.mock.lastCall?.[0]).toMatchObject({ code: 'INVALID_PAYLOAD', cause: { message: 'gone' } })
  })

  test('is 200 and 413 where requests have no stream, as in Firefox', async () => {
    const body = delivery()
    const statusOf = async (maxBody: number, headers = {}) => {
      const request = Object.defineProperty(await requestOf(body, headers), 'body', { value: undefined })
      return (await createWebhookHandler({ secret, maxBody, onDelivery: vi.fn() })(request)).status
    }
    expect(await statusOf(body.length)).toBe(200)
    expect(await statusOf(body.length - 1)).toBe(413)
    expect(await statusOf(body.length, { 'content-length': '10000001' })).toBe(413)
  })

  test('is 500 when something has read the body before, with an error that says so', async () => {
    const onError = vi.fn()
    const request = await requestOf(delivery())
    await request.json()
    const response = await createWebhookHandler({ secret, onDelivery: vi.fn(), onError })(request)
    expect(response.status).toBe(500)
    expect(String(onError.mock.lastCall?.[0])).toMatch(/was read before the handler got it/)
  })
})

/** Bytes of all that is reachable. */
function heapInUse(): number {
  setFlagsFromString('--expose-gc')
  runInNewContext('gc')()
  const { heapUsed, external } = process.memoryUsage()
  return heapUsed + external
}
