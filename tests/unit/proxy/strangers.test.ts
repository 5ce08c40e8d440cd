import { describe, expect, test } from 'vitest'
import { createProxy, type ProxyOptions } from '../../../src/proxy.js'

// What strangers can make a proxy do before anybody is asked who they are, and what odd services can.

const address = '0xd8da6bf26964af9d7eed9e03e53415d37aa96045'
const apiKey = 'eyJhbGciOiJIUzI1NiJ9.eyJub25jZSI6IjEyMyJ9.s5_-XyZabcdef012345'
const balance = `https://app.example/evm/${address}/balance`
const proxyOf = (answer: () => Response, options: Partial<ProxyOptions> = {}) =>
  createProxy({ apiKey, fetch: async () => answer(), allow: { evm: { getNativeBalance: true } }, ...options })

describe('a URL', () => {
  const proxy = proxyOf(() => new Response('{}'), { authorize: () => undefined })
  test('with many names costs a step for each, not for each pair of them', async () => {
    const query = Array.from({ length: 16_000 }, () => 'a').join('&')
    const request = new Request(`https://app.example/evm/tokens/trending?${query}`)
    const before = process.cpuUsage()
    await proxy(request)
    const { user } = process.cpuUsage(before)
    expect(user / 1000).toBeLessThan(500)
  })

  test('that is too long is 414 before anybody is asked', async () => {
    let asked = 0
    const authorize = () => `user ${++asked}`
    const { status } = await proxyOf(() => new Response('{}'), { authorize })(
      new Request(`${balance}?${'a&'.repeat(20_000)}`),
    )
    expect([status, asked]).toEqual([414, 0])
  })
})

test.each([0, 600, 700, 999, Number.NaN])('a status of %d, which there is not, is 502', async (status) => {
  const answer = await proxyOf(() => Object.defineProperty(new Response('{}'), 'status', { value: status }))(
    new Request(balance),
  )
  expect([answer.status, (await answer.json()).message]).toEqual([502, expect.stringMatching(/^The service answered /)])
})

describe('the key is in no header that is passed on:', () => {
  const percent = [...apiKey].map((sign) => `%${sign.charCodeAt(0).toString(16)}`).join('')
  test.each(['x-request-id', 'retry-after'])('%s', async (name) => {
    for (const status of [200, 400, 429]) {
      const spellings = [
        percent,
        encodeURIComponent(percent),
        apiKey.replaceAll('.', '%2E'),
        apiKey.replace('e', '\\u0065'),
      ]
      for (const value of spellings) {
        const answer = await proxyOf(() => new Response('{}', { status, headers: { [name]: value } }))(
          new Request(balance),
        )
        const seen = decodeURIComponent(decodeURIComponent(answer.headers.get(name) ?? '')).replaceAll('\\u0065', 'e')
        expect(seen).not.toContain(apiKey)
      }
    }
  })
})

describe('nothing is read from Object.prototype', () => {
  /** What is sent and answered while every object has a field. */
  async function during(name: string, value: unknown, write = false) {
    const sent: unknown[] = []
    const proxy = createProxy({
      apiKey,
      allow: { evm: { getNativeBalance: true }, streams: { deleteEvmStream: true } },
      cache: { maxAge: 60_000 },
      fetch: async (url, init) => {
        sent.push([String(url), Object.keys(Object(init)), { ...Object(init?.headers) }])
        return new Response('{}', { status: 400 })
      },
    })
    const id = '3fa85f64-5717-4562-b3fc-2c963f66afa6'
    const request = write
      ? new Request(`https://app.example/streams/streams/evm/${id}`, { method: 'DELETE' })
      : new Request(balance)
    if (name) Object.defineProperty(Object.prototype, name, { value, configurable: true, writable: true })
    try {
      const answer = await proxy(request)
      return [sent, answer.status, [...answer.headers]]
    } finally {
      Reflect.deleteProperty(Object.prototype, name)
    }
  }
  const gadgets: Readonly<Record<string, unknown>> = {
    bearer: true,
    product: 'evil',
    idempotent: true,
    nullable: true,
    host: 'evil',
    page: { cursor: 'x-evil' },
    pin: { chain: '0x38' },
    max: { limit: 1 },
    hints: () => ['evil'],
    chain: '0x38',
    'retry-after': '7',
    'x-ledgerline-chain': '0x38',
    'x-evil': '1',
    headers: { 'x-evil': '1' },
    origins: ['https://evil.example'],
    retries: 5,
    limiter: { acquire: () => Promise.reject(new Error('evil')) },
    body: true,
    preset: '0x38',
    status: 418,
    message: 'evil',
    onLateError: () => 'evil',
  }
  test.each(Object.entries(gadgets))('%s', async (name, value) => {
    for (const write of [false, true]) expect(await during(name, value, write)).toEqual(await during('', 0, write))
  })
})
