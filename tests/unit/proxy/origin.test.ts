import { describe, expect, test } from 'vitest'
import { createProxy, type ProxyOptions } from '../../../src/proxy.js'

// A page of another site makes browsers ask: it cannot read the answer, but the deed is done, and the call is billed.

const address = '0xd8da6bf26964af9d7eed9e03e53415d37aa96045'
const id = '3fa85f64-5717-4562-b3fc-2c963f66afa6'
const read = `/evm/${address}/balance`
const write = `/streams/history/replay/${id}/${id}`
const evil = 'https://evil.example'

let sent = 0
const proxyOf = (options: Partial<ProxyOptions> = {}) =>
  createProxy({
    apiKey: 'some-long-key',
    allow: { evm: { getNativeBalance: true }, streams: { replayHistory: true } },
    fetch: async () => {
      sent += 1
      return new Response('{"balance":"7"}', { headers: { 'x-request-id': 'r-1' } })
    },
    ...options,
  })

async function ask(method: string, headers: Readonly<Record<string, string>>, options?: Partial<ProxyOptions>) {
  sent = 0
  const path = method === 'POST' ? write : read
  return proxyOf(options)(new Request(`http://app.example${path}`, { method, headers }))
}

describe.each(['POST', 'GET'])('a %s', (method) => {
  test.each([
    ['another site', { origin: evil }],
    ['another subdomain', { origin: 'https://other.app.example' }],
    ['another port', { origin: 'http://app.example:8080' }],
    ['a host that begins like ours', { origin: 'http://app.example.evil.example' }],
    ['a sandbox or a file', { origin: 'null' }],
    ['no origin at all', { origin: 'file://' }],
    ['another site, by Sec-Fetch-Site alone', { 'sec-fetch-site': 'cross-site' }],
    ['a subdomain, by Sec-Fetch-Site alone', { 'sec-fetch-site': 'same-site' }],
    ['another site, behind a proxy', { origin: evil, 'x-forwarded-host': 'app.example' }],
    ['another site, with a form', { origin: evil, 'content-type': 'application/x-www-form-urlencoded' }],
  ])('of a page of %s is 403, and sent nowhere', async (_, headers) => {
    const answer = await ask(method, headers)
    expect([answer.status, await answer.json(), sent]).toEqual([
      403,
      { message: 'Pages of another origin may not ask here' },
      0,
    ])
    expect(answer.headers.has('access-control-allow-origin')).toBe(false)
  })

  test.each([
    ['no browser', {}],
    ['a page of the own origin', { origin: 'http://app.example' }],
    ['it behind a proxy that ends TLS', { origin: 'https://app.example' }],
    [
      'it behind a proxy that changes the host',
      { origin: 'https://app.example', host: 'internal:3000', 'x-forwarded-host': 'app.example' },
    ],
    ['it behind several', { origin: 'https://app.example', host: 'b', 'x-forwarded-host': 'a, app.example:443' }],
    [
      'it, as the browser says',
      { origin: 'http://localhost:5173', host: '127.0.0.1:3000', 'sec-fetch-site': 'same-origin' },
    ],
    ['somebody who typed the URL', { 'sec-fetch-site': 'none' }],
  ])('of %s is answered', async (_, headers) => {
    expect([(await ask(method, headers)).status, sent]).toEqual([200, 1])
  })
})

describe('origins that are allowed', () => {
  const origins = [evil, 'http://localhost:5173']

  test('may ask and read, errors too', async () => {
    for (const [method, allow] of [
      ['GET', { evm: { getNativeBalance: true } }],
      ['GET', {}],
    ] as const) {
      const answer = await ask(method, { origin: evil, 'sec-fetch-site': 'cross-site' }, { origins, allow })
      expect(answer.headers.get('access-control-allow-origin')).toBe(evil)
      expect(answer.headers.get('access-control-expose-headers')).toBe('*')
      expect(answer.headers.get('vary')).toBe('origin')
    }
  })

  test('get an answer to what their browsers ask before, and nothing is sent', async () => {
    const asking = { 'access-control-request-method': 'POST', 'access-control-request-headers': 'content-type,x-a' }
    const answer = await ask('OPTIONS', { origin: evil, ...asking }, { origins })
    expect([answer.status, await answer.text(), sent]).toEqual([204, '', 0])
    expect(answer.headers.get('access-control-allow-methods')).toBe('POST')
    expect(answer.headers.get('access-control-allow-headers')).toBe('content-type,x-a')
    expect((await ask('OPTIONS', { origin: 'https://other.example', ...asking }, { origins })).status).toBe(403)
    expect((await ask('OPTIONS', { ...asking })).status).toBe(403)
  })

  test.each([['*'], ['app.example'], ['https://app.example/'], ['null'], [7]])(
    'are origins: %j is refused',
    (origin) => {
      expect(() => proxyOf({ origins: [Object(origin).valueOf()] })).toThrow('origins takes a list of origins')
    },
  )
})

test.each(['HEAD', 'OPTIONS', 'PATCH', 'PUT', 'PROPFIND', 'FOO'])('no operation has %s', async (method) => {
  expect([(await ask(method, {})).status, sent]).toEqual([403, 0])
})
