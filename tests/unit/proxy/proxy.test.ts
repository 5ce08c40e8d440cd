import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { describe, expect, test, vi } from 'vitest'
import { type ClientOptions, createClient } from '../../../src/index.js'
import { createLimiter } from '../../../src/limits.js'
import { createMockFetch } from '../../../src/mock.js'
import { createProxy, type ProxyOptions, type ProxyRejection } from '../../../src/proxy.js'

const address = '0xd8da6bf26964af9d7eed9e03e53415d37aa96045'
const other = '0x28c6c06298d514db089934071355e5743bf21d60'
const allow = { evm: { getNativeBalance: true } } as const

/** A proxy in front of the mock, and the URLs that it asked for. */
function proxyOf(options: Partial<ProxyOptions> = {}) {
  const mock = createMockFetch()
  const asked: string[] = []
  const fetch: typeof globalThis.fetch = (url, init) => {
    asked.push(String(url))
    return mock(url, init)
  }
  const proxy = createProxy({ apiKey: 'some-long-key', path: '/chain', allow, fetch, onReject() {}, ...options })
  const ask = async (path: string, init?: RequestInit) => {
    const answer = await proxy(new Request(`https://app.example/chain${path}`, init))
    const { status, headers } = answer
    return { status, headers, body: await answer.json().catch(() => undefined) }
  }
  return { ask, asked }
}

const balance = (of = address, query = '') => `/evm/${of}/balance${query}`

describe('options', () => {
  test.each<[object, string]>([
    [{}, 'Invalid option: allow'],
    [{ allow: 'all' }, 'allow takes operations by API: { evm: { getNativeBalance: true } }'],
    [{ allow: { evm: true } }, 'Invalid option: allow.evm\n  → it takes operations: { '],
    [{ allow: { evn: {} } }, 'Unknown option: allow.evn'],
    [{ allow: { evm: { getNativeBalanc: true } } }, 'Unknown option: allow.evm.getNativeBalanc'],
    [{ allow: { evm: { getNativeBalance: 'yes' } } }, 'Invalid option: allow.evm.getNativeBalance'],
    [{ allow: { evm: { getNativeBalance: [] } } }, 'getNativeBalance\n  → it takes true, or { pin, max }'],
    [{ allow: { evm: { getNativeBalance: { pins: {} } } } }, 'Unknown option: allow.evm.getNativeBalance.pins'],
    [{ allow: { evm: { getNativeBalance: { pin: { chian: 1 } } } } }, 'getNativeBalance.pin.chian'],
    [{ allow: { evm: { getNativeBalance: { pin: { chain: 'nowhere' } } } } }, 'getNativeBalance.pin.chain'],
    [
      { allow: { evm: { getWalletNFTs: { max: { limit: -1 } } } } },
      'Invalid option: allow.evm.getWalletNFTs.max.limit',
    ],
    [{ allow: { evm: { getNativeBalance: { pin: 'eth' } } } }, 'getNativeBalance.pin\n  → it takes inputs by name'],
    [
      { allow: { evm: { getWalletNFTs: { max: 100 } } } },
      'getWalletNFTs.max\n  → it takes inputs by name, such as { limit: 100 }',
    ],
    [{ allow: { aptosNode: { getLedgerInfo: true } } }, 'Invalid option: allow.aptosNode.getLedgerInfo'],
    [{ allow, path: 'chain' }, 'Invalid option: path = chain'],
    [{ allow, cache: {} }, 'cache.maxAge\n  → maxAge takes a number of milliseconds above 0, and is required'],
    [{ allow, cache: { ttl: 15 } }, 'Unknown option: cache.ttl\n  → One of: maxAge'],
    [{ allow, cache: 15 }, 'cache takes object { maxAge }'],
    [
      { allow, limitPerCaller: { units: 1 } },
      'Unknown option: limitPerCaller.units\n  → One of: plan, requestsPerSecond',
    ],
    [{ allow, cache: { maxAge: 0 } }, 'cache.maxAge'],
    [{ allow, limitPerCaller: { requestsPerSecond: 0 } }, 'requestsPerSecond'],
    [{ allow, authorise: () => 'a' }, 'Unknown option: authorise'],
    [{ allow, authorize: () => 'a', callerOf: () => 'b' }, 'Invalid option: callerOf'],
  ])('%j is refused', (options, words) => {
    expect(() => createProxy(Object(options))).toThrow(words)
  })

  test('a name that is nearly one is told', () => {
    expect(() => createProxy(Object({ allow: { evm: { getNativeBalanc: true } } }))).toThrow('getNativeBalance')
  })

  test('what is allowed as undefined is not allowed', async () => {
    const { ask } = proxyOf({ allow: { evm: { getNativeBalance: undefined }, streams: undefined } })
    expect((await ask(balance())).status).toBe(403)
  })
})

describe('bounds', () => {
  const nfts = `/evm/${address}/nft`

  test('a pin replaces what is given, and is given where nothing is', async () => {
    const { ask, asked } = proxyOf({ allow: { evm: { getNativeBalance: { pin: { chain: 'polygon' } } } } })
    await ask(balance(address, '?chain=0x1'))
    await ask(balance())
    expect(asked.map((url) => new URL(url).searchParams.get('chain'))).toEqual(['0x89', '0x89'])
  })

  describe('a page that asks for another chain than the pinned one', () => {
    const row = { token_address: address, token_id: '1', owner_of: address }
    const clientOf = (options: Partial<ClientOptions> = {}, cache?: ProxyOptions['cache']) => {
      const asked: (string | null)[] = []
      const proxy = createProxy({
        apiKey: 'some-long-key',
        path: '/chain',
        allow: { evm: { getWalletNFTs: { pin: { chain: '0x89' } }, getNativeBalance: { pin: { chain: '0x89' } } } },
        fetch: async (url) => {
          const { searchParams } = new URL(String(url))
          asked.push(searchParams.get('chain'))
          return Response.json({ balance: '7', result: [row], cursor: searchParams.has('cursor') ? null : 'c' })
        },
        cache,
      })
      const fetch: typeof globalThis.fetch = (url, init) =>
        proxy(new Request(new URL(String(url), 'https://app.example'), init))
      const hooks = { onIssue() {} }
      return { client: createClient({ apiKey: null, baseUrl: '/chain', fetch, retries: 0, hooks, ...options }), asked }
    }
    const message = 'the proxy answers for chain 0x89, not for 0x1'

    test('gets rows that say the pinned one, on every page, and is told', async () => {
      const { client, asked } = clientOf({}, { maxAge: 60_000 })
      for (const _ of ['from the service', 'from the cache']) {
        const first = await client.evm.getWalletNFTs({ address, chain: 'eth' })
        const second = await first.nextPage()
        expect([...first.result, ...second.result].map(({ chain }) => chain)).toEqual(['0x89', '0x89'])
        expect([first.issues[0]?.message, second.issues]).toEqual([message, []])
      }
      expect(asked).toEqual(['0x89', '0x89'])
    })

    test('is told too where nothing in the answer names a chain, and strictly it is an error', async () => {
      const call = clientOf().client.evm.getNativeBalance({ address, chain: 1 })
      expect((await call.withResponse()).issues).toMatchObject([{ path: '', message }])
      const { client } = clientOf({ decode: 'strict' })
      await expect(client.evm.getNativeBalance({ address, chain: 1 })).rejects.toThrow(message)
      const other = clientOf({ decode: 'strict', defaultChain: 'bsc' }).client
      await expect(other.evm.getNativeBalance({ address })).rejects.toThrow('not for 0x38')
    })

    test('is told nothing where it asks for none, or for the pinned one', async () => {
      const { client } = clientOf({ decode: 'strict' })
      for (const chain of [undefined, 'polygon'] as const) {
        const { result, issues } = await client.evm.getWalletNFTs({ address, chain })
        expect([result[0]?.chain, issues]).toEqual(['0x89', []])
      }
    })

    test('is told by a header, whatever asks; it is the service that cannot tell it', async () => {
      const { ask } = proxyOf({ allow: { evm: { getNativeBalance: { pin: { chain: 'polygon' } } } } })
      expect((await ask(balance(address, '?chain=0x1'))).headers.get('x-ledgerline-chain')).toBe('0x89')
      const fetch = async () => Response.json({ result: [row] }, { headers: { 'x-ledgerline-chain': '0x89' } })
      const { evm } = createClient({ apiKey: 'some-long-key', fetch, hooks: { onIssue() {} } })
      expect((await evm.getWalletNFTs({ address })).result[0]?.chain).toBe('0x1')
      expect((await proxyOf().ask(balance())).headers.has('x-ledgerline-chain')).toBe(false)
    })
  })

  test.each([
    ['?limit=100', '5'],
    ['?limit=5', '5'],
    ['?limit=2', '2'],
    ['', '5'],
    ['?limit=99999999999', '5'],
  ])('a number is lowered to its max, which is its default: %s', async (query, limit) => {
    const { ask, asked } = proxyOf({ allow: { evm: { getWalletNFTs: { max: { limit: 5 } } } } })
    await ask(nfts + query)
    expect(new URL(asked[0] ?? '').searchParams.get('limit')).toBe(limit)
  })

  test('a list that is longer than its max is refused, in a query and in a body', async () => {
    const { ask, asked } = proxyOf({
      allow: { evm: { getWalletNFTs: { max: { tokenAddresses: 1 } }, getMultipleTokenPrices: { max: { tokens: 1 } } } },
    })
    const list = `token_addresses[]=${address}`
    const body = (count: number) => JSON.stringify({ tokens: Array(count).fill({ token_address: address }) })
    const post = (count: number) => ({
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: body(count),
    })
    expect((await ask(`${nfts}?${list}`)).status).toBe(200)
    expect(await ask(`${nfts}?${list}&${list}`)).toMatchObject({
      status: 400,
      body: { message: 'Param tokenAddresses takes at most 1' },
    })
    expect((await ask('/evm/erc20/prices', post(1))).status).toBe(200)
    expect((await ask('/evm/erc20/prices', post(2))).status).toBe(400)
    expect(asked).toHaveLength(2)
  })
})

describe('callers', () => {
  test.each([undefined, null, ''])('whom authorize calls %j is a stranger', async (caller) => {
    const { ask, asked } = proxyOf({ authorize: async () => caller })
    expect(await ask(balance())).toMatchObject({ status: 401, body: { message: 'Sign in first' } })
    expect(asked).toEqual([])
  })

  test('a Response of authorize is the answer', async () => {
    const { ask } = proxyOf({ authorize: () => Response.json({ no: 1 }, { status: 418 }) })
    expect(await ask(balance())).toMatchObject({ status: 418, body: { no: 1 } })
  })

  test.each([true, {}, [1]])('%j is nobody: it would make one caller of all', async (session) => {
    const { ask, asked } = proxyOf({ authorize: () => Object(session).valueOf() })
    await expect(ask(balance())).rejects.toThrow('The id of a caller must be text or a number')
    expect(asked).toEqual([])
  })

  test('what authorize throws is its own, not an answer of the proxy', async () => {
    const authorize = (): never => {
      throw new Error('database is down')
    }
    await expect(proxyOf({ authorize }).ask(balance())).rejects.toThrow('database is down')
  })

  test('each has a budget of its own', async () => {
    const callerOf = (request: Request) => request.headers.get('x-user')
    const { ask, asked } = proxyOf({
      callerOf,
      limitPerCaller: { requestsPerSecond: 1000, budget: { units: 20, per: 'day' } },
    })
    const as = (user: string) => ask(balance(), { headers: { 'x-user': user } })
    expect([(await as('a')).status, (await as('a')).status]).toEqual([200, 200])
    const spent = await as('a')
    expect(spent).toMatchObject({ status: 429, body: { message: 'The budget is spent' } })
    expect(Number(spent.headers.get('retry-after'))).toBeGreaterThan(0)
    expect((await as('b')).status).toBe(200)
    expect(asked).toHaveLength(3)
  })

  test('a call waits up to a second for its turn, then it is answered 429 and has cost nothing', async () => {
    const { ask, asked } = proxyOf({ limitPerCaller: { requestsPerSecond: 2, window: 1500 } })
    const start = performance.now()
    const answers = await Promise.all([1, 2, 3, 4, 5].map(() => ask(balance())))
    const refused = answers.filter(({ status }) => status === 429)
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(5 - refused.length)
    expect(refused.length).toBeGreaterThanOrEqual(2)
    expect(refused.map(({ headers }) => headers.get('retry-after'))).toEqual(refused.map(() => '1'))
    expect(performance.now() - start).toBeLessThan(1900)
    expect(asked).toHaveLength(5 - refused.length)
  })

  test('the limiter of the whole proxy is asked too, with what the operation costs', async () => {
    const limiter = createLimiter({ requestsPerSecond: 1000, budget: { units: 10 } })
    const { ask } = proxyOf({ limiter })
    expect((await ask(balance())).status).toBe(200)
    expect(await ask(balance(other))).toMatchObject({
      status: 429,
      body: { message: 'The budget of the proxy is spent' },
    })
    expect(await limiter.usage()).toMatchObject({ units: 10, attempts: 1 })
  })
})

test('an answer that is kept is asked for again when its time is over', async () => {
  const { ask, asked } = proxyOf({ cache: { maxAge: 50 } })
  await ask(balance())
  await ask(balance())
  await new Promise((wake) => setTimeout(wake, 80))
  await ask(balance())
  expect(asked).toHaveLength(2)
})

test('hooks see the calls to the service', async () => {
  const seen: string[] = []
  const hooks = { onCallStart: ({ operation }: { operation: string }) => seen.push(operation) }
  await proxyOf({ hooks }).ask(balance())
  expect(seen).toEqual(['getNativeBalance'])
})

test('what is no Request is refused with both ways out', async () => {
  await expect(createProxy({ apiKey: 'k', allow })(Object({ url: '/' }))).rejects.toThrow(/toNodeListener\(proxy\)/)
})

describe('why a request is refused', () => {
  const post = { method: 'POST' }
  const spent = { requestsPerSecond: 5, budget: { units: 1, per: 'day' } } as const
  const cases: readonly [ProxyRejection['reason'], number, string, string, RequestInit?, Partial<ProxyOptions>?][] = [
    ['path', 403, '/evm/no/such/path/here', 'No operation is at GET /chain/evm/no/such/path/here'],
    ['path', 403, balance(), 'is not below /data/, which is the option path', {}, { path: '/data' }],
    ['path', 414, `/evm/${'a'.repeat(33_000)}`, 'The URL is longer than 32768 characters'],
    ['method', 403, balance(), `POST /chain/evm/${address}/balance: getNativeBalance takes GET`, post],
    ['operation', 403, '/evm/dateToBlock', 'allow has no evm.getDateToBlock'],
    ['input', 400, balance('0x1'), 'Invalid address provided: 0x1'],
    ['caller', 401, balance(), 'authorize returned no id', {}, { authorize: () => undefined }],
    ['caller', 403, balance(), 'A page of https://evil.example asks', { headers: { origin: 'https://evil.example' } }],
    ['limit', 429, balance(), 'The budget is spent', {}, { limitPerCaller: spent }],
  ]

  test.each(cases)(
    '%s, with %i: the developer is told, once a request',
    async (reason, status, path, message, init, options) => {
      const rejections: ProxyRejection[] = []
      const { ask } = proxyOf({ ...options, onReject: (rejection) => rejections.push(rejection) })
      expect((await ask(path, init)).status).toBe(status)
      expect(rejections).toEqual([
        expect.objectContaining({ reason, status, message: expect.stringContaining(message) }),
      ])
      const isKnown = ['input', 'operation', 'limit'].includes(reason) || status === 401
      expect(typeof rejections[0]?.operation).toBe(isKnown ? 'string' : 'undefined')
    },
  )

  test('is on the console without onReject, once a reason, and never in production', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
    const { ask } = proxyOf({ onReject: undefined })
    for (const path of ['/evm/no/such/path/here', '/evm/no/such/path/here', balance('0x1')]) await ask(path)
    expect(warn.mock.calls.map(([text]) => String(text))).toEqual([
      'ledgerline: the proxy answered 403 (path): No operation is at GET /chain/evm/no/such/path/here. Pass onReject to hear of each one',
      expect.stringMatching(/^ledgerline: the proxy answered 400 for getNativeBalance \(input\): Invalid address/),
    ])
    vi.stubEnv('NODE_ENV', 'production')
    await proxyOf({ onReject: undefined }).ask('/evm/no/such/path/here')
    expect(warn).toHaveBeenCalledTimes(2)
    vi.unstubAllEnvs()
    warn.mockRestore()
  })

  test('may be told to a function that throws', async () => {
    const { ask } = proxyOf({
      onReject() {
        throw new Error('my log is full')
      },
    })
    expect((await ask('/evm/no/such/path/here')).status).toBe(403)
  })

  test('is the text of a 500 in node:http without toNodeListener, with the remedy', async () => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => {})
    const server = createServer(createProxy({ apiKey: 'k', allow }) as unknown as RequestListener)
    await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
    const answer = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/evm/dateToBlock`) // on a port
    expect([answer.status, await answer.text()]).toEqual([500, expect.stringContaining('toNodeListener(proxy)')])
    expect(error).toHaveBeenCalledOnce()
    server.close()
    error.mockRestore()
  })
})
