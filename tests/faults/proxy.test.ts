import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { type ClientOptions, createClient } from '../../src/index.js'
import { entryName } from '../../src/operation/entryName.js'
import { createProxy, type ProxyHandler, type ProxyOptions } from '../../src/proxy.js'
import { type AnswerServer, startAnswerServer } from '../support/answerServer.js'
import { allEntries, apis } from '../support/catalogue.js'
import { inputOf } from '../support/exampleInputs.js'
import { refusingUrl } from '../support/faultServer.js'
import { publicName } from '../support/schemas.js'

// Whoever calls the proxy is a stranger with any tool; the service behind it is a real server here.

const apiKey = 'eyJ-key.of/the+proxy=='
const address = '0xd8da6bf26964af9d7eed9e03e53415d37aa96045'
const entries = (await allEntries()).filter(({ constant }) => !constant.fullnodeOnly)
const allowAll = Object.fromEntries(
  apis.map((api) => [api, Object.fromEntries(entries.filter((one) => one.api === api).map(({ id }) => [id, true]))]),
)

let server: AnswerServer
beforeAll(async () => {
  server = await startAnswerServer()
})
afterAll(() => server.close())

const proxyOf = (options: Partial<ProxyOptions> = {}): ProxyHandler =>
  createProxy({ apiKey, baseUrl: server.url, path: '/chain', allow: allowAll, ...options })

/** Asks a proxy as a browser, or any other tool, would. */
const ask = (proxy: ProxyHandler, path: string, init: RequestInit = {}): Promise<Response> =>
  proxy(new Request(`https://app.example${path}`, init))

/** The client of a page, whose calls go through a proxy. */
const clientOf = (proxy: ProxyHandler, options: Partial<ClientOptions> = {}) =>
  createClient({
    apiKey: null,
    baseUrl: '/chain',
    retries: 0,
    fetch: (url, init) => proxy(new Request(new URL(String(url), 'https://app.example'), init)),
    hooks: { onIssue() {} },
    ...options,
  })

const balanceAt = `/chain/evm/${address}/balance`

describe('what is sent', () => {
  test('is the request of the operation, with the key, and nothing of the caller', async () => {
    server.answer({ body: { balance: '7' } })
    const headers = {
      'x-api-key': 'mine',
      authorization: 'Bearer mine',
      cookie: 'session=1',
      host: 'evil.example',
      'x-forwarded-host': 'evil.example',
      'x-moralis-product': 'evil',
      'accept-encoding': 'evil',
      'user-agent': 'evil',
      referer: 'https://evil.example/',
    }
    const answer = await ask(proxyOf(), `${balanceAt}?chain=polygon`, { headers })
    expect(await answer.json()).toEqual({ balance: '7' })
    const [arrival, ...others] = server.arrivals
    expect(others).toEqual([])
    expect(arrival).toMatchObject({ method: 'GET', url: `/evm/${address}/balance?chain=0x89` })
    expect(arrival?.headers).toMatchObject({ 'x-api-key': apiKey, host: new URL(server.url).host })
    expect(JSON.stringify(arrival?.headers)).not.toMatch(/evil|mine|session/)
  })

  const attacks: readonly string[] = [
    '../../wallets/x?chain=0x38#',
    '..',
    '%2e%2e%2f%2e%2e%2fwallets',
    '/',
    '//evil.example/x',
    '&chain=0x38&x[]=1',
    'x\r\nhost: evil.example',
    '\0',
    '💥é\u202e',
    '@evil.example',
  ]

  const places = entries.flatMap((entry) =>
    entry.parameters
      .filter((parameter) => parameter.in !== 'header')
      .map((parameter) => ({
        entry,
        wire: parameter.name,
        name: parameter['x-input-name'] ?? publicName(parameter.name),
        place: parameter.in,
        isList: parameter.schema.type === 'array',
      })),
  )

  const shapes = entries.map(({ api, method, path, constant: { host: at = api, inputs } }) => ({
    method: method.toUpperCase(),
    template: new RegExp(`^/${entryName(at)}${path.replace(/\{\w+\}/g, '[^/]+')}$`),
    names: new Set(inputs.map((field) => field.wire ?? field.name)),
  }))

  test('there are inputs of every operation among those that are attacked', () => {
    expect(places.length).toBeGreaterThan(600)
  })

  test('every input of every operation stays in its place, or nothing is sent', { timeout: 120_000 }, async () => {
    const proxy = proxyOf()
    const host = new URL(server.url).host
    for (const [index, { entry, wire, place, isList }] of places.entries()) {
      const good = await requestOf(entry.api, entry.id, inputOf(entry, { cursor: true }))
      // each segment of a path meets all of them, each input of a query every fourth: in turn, as all are written by one line
      for (const attack of attacks.filter((_, at) => place === 'path' || (index + at) % 4 === 0)) {
        server.answer({ body: {} })
        const url = placed(good.url, entry.path, { wire, place, isList }, attack)
        const answer = await ask(proxy, url, good.init)
        for (const { method, path, query, headers } of server.arrivals) {
          // a dot segment is gone before a server sees it: what is left may be the path of another operation
          const asked = shapes.filter((shape) => shape.method === method && shape.template.test(path))
          const isOne = asked.some(({ names }) => [...query.keys()].every((key) => names.has(key)))
          expect(isOne, `${entry.id} ${wire} ${attack}: ${path}`).toBe(true)
          expect(headers.host).toBe(host)
        }
        if (server.arrivals.length === 0) expect([400, 403], `${entry.id} ${wire}`).toContain(answer.status)
        expect(server.arrivals.length).toBeLessThan(2)
      }
    }
  })

  /** The request that a page's client makes of a call. */
  async function requestOf(api: string, id: string, input: object): Promise<{ url: string; init: RequestInit }> {
    let made: { url: string; init: RequestInit } | undefined
    const fetch: ClientOptions['fetch'] = async (url, init = {}) => {
      made = { url: String(url), init: { ...init, signal: null } }
      return Response.json({})
    }
    const methods = Reflect.get(createClient({ apiKey: null, baseUrl: '/chain', fetch, hooks: { onIssue() {} } }), api)
    await methods[id](input).catch(() => {})
    if (!made) throw new Error(`${api}.${id} made no request`)
    return made
  }

  /** A URL with an input replaced, once as it is and spelled as a URL spells it where it must be. */
  function placed(
    url: string,
    template: string,
    { wire, place, isList }: { wire: string; place: string; isList: boolean },
    attack: string,
  ): string {
    const [path = '', query = ''] = url.split('?')
    const text = encodeURIComponent(attack)
    if (place === 'path') {
      const at = template.split('/').indexOf(`{${wire}}`)
      const segments = path.split('/')
      segments[at + 2] = text
      return `${segments.join('/')}?${query}`
    }
    const name = `${wire}${isList ? '[]' : ''}`
    const others = query.split('&').filter((pair) => !pair.startsWith(`${name}=`))
    return `${path}?${[...others, `${name}=${text}`].join('&')}`
  }

  test.each([
    '/chain/evm/../../v1',
    '/chain/evm/%2e%2e/%2E%2E/v1',
    '/chain/evm@evil.example/',
    '/chain//evil.example/',
    `/chain/evm/${address}/balance/`,
    `/chain/evm/${address}/balance;x=1`,
    '/chain/%65vm/%ZZ/balance',
    `/elsewhere/evm/${address}/balance`,
    '/chain',
    '/',
  ])('%s is of no operation', async (path) => {
    server.answer({ body: {} })
    expect((await ask(proxyOf(), path)).status).toBe(403)
    expect(server.arrivals).toEqual([])
  })

  test.each(['HEAD', 'OPTIONS', 'PUT', 'PATCH', 'DELETE', 'POST'])('%s is not GET', async (method) => {
    server.answer({ body: {} })
    expect((await ask(proxyOf(), balanceAt, { method })).status).toBe(403)
    expect(server.arrivals).toEqual([])
  })

  test.each([
    ['an input that there is not', '?chain=0x1&limti=5', 'Unknown input limti'],
    ['one that is given twice', '?chain=0x1&chain=0x89', 'Param chain is given twice'],
    ['one that is wrong', '?chain=nowhere', 'nowhere'],
    ['a polluted one', '?__proto__=1', 'Unknown input __proto__'],
  ])('%s is a 400 that says so, and nothing is sent', async (_, query, words) => {
    server.answer({ body: {} })
    const answer = await ask(proxyOf(), balanceAt + query)
    expect(answer.status).toBe(400)
    expect((await answer.json()).message).toContain(words)
    expect(server.arrivals).toEqual([])
  })
})

describe('the allow-list', () => {
  test('what is not in it never leaves', async () => {
    server.answer({ body: {} })
    const client = clientOf(proxyOf({ allow: { evm: { getNativeBalance: true } } }))
    const forbidden = { code: 'PERMISSION_DENIED' }
    await expect(client.evm.getBlock({ blockNumberOrHash: 1 })).rejects.toMatchObject(forbidden)
    await expect(client.streams.getEvmStreams()).rejects.toMatchObject(forbidden)
    await expect(client.evm.runContractFunction({ address, functionName: 'f', abi: [] })).rejects.toMatchObject(
      forbidden,
    )
    expect(server.arrivals).toEqual([])
  })

  test('a literal segment is never taken for an input: owners are no token', async () => {
    server.answer({ body: {} })
    const proxy = proxyOf({ allow: { evm: { getNFTMetadata: true } } })
    expect((await ask(proxy, `/chain/evm/nft/${address}/owners`)).status).toBe(403)
    expect((await ask(proxy, `/chain/evm/nft/${address}/%6Fwners`)).status).toBe(403)
    expect((await ask(proxy, `/chain/evm/nft/${address}/7?chain=0x1`)).status).toBe(200)
    expect(server.arrivals).toHaveLength(1)
  })

  test('two APIs at one path are told apart by what they fix', async () => {
    server.answer({ body: [] })
    const evm = proxyOf({ allow: { evm: { getTrendingTokens: true } } })
    const solana = proxyOf({ allow: { solana: { getTrendingTokens: true } } })
    const statuses = async (proxy: ProxyHandler): Promise<number[]> => [
      (await ask(proxy, '/chain/evm/tokens/trending?chain=0x1')).status,
      (await ask(proxy, '/chain/evm/tokens/trending?chain=solana')).status,
    ]
    expect(await statuses(evm)).toEqual([200, 403])
    expect(await statuses(solana)).toEqual([403, 200])
  })

  test('a page of another site cannot make a browser write', async () => {
    server.answer({ body: {} })
    const init = { method: 'DELETE', headers: { 'sec-fetch-site': 'cross-site' } }
    expect((await ask(proxyOf(), '/chain/streams/streams/evm/1', init)).status).toBe(403)
    expect(server.arrivals).toEqual([])
  })
})

describe('bodies', () => {
  const prices = '/chain/evm/erc20/prices?chain=0x1'
  const good = { tokens: [{ token_address: address }] }
  const post = (body: BodyInit, type = 'application/json'): RequestInit =>
    Object.assign({ method: 'POST', headers: { 'content-type': type }, body }, { duplex: 'half' })

  test('are read and made anew', async () => {
    server.answer({ body: [] })
    const spaced = JSON.stringify(good, null, 2).replace(address, address.toUpperCase().replace('0X', '0x'))
    expect((await ask(proxyOf(), prices, post(spaced))).status).toBe(200)
    expect(server.arrivals[0]?.body).toBe(JSON.stringify(good))
  })

  test.each([
    ['no JSON', post('{"tokens":'), 400],
    ['text that a form may send', post(JSON.stringify(good), 'text/plain'), 400],
    ['an unknown member', post(JSON.stringify({ ...good, more: 1 })), 400],
    ['an unknown member inside', post(JSON.stringify({ tokens: [{ token_address: address, x: 1 }] })), 400],
    ['a polluted one', post('{"tokens":[],"__proto__":{"x":1}}'), 400],
    ['a list where an object belongs', post('[]'), 400],
    ['bytes that are no UTF-8', post(Uint8Array.of(0x22, 0xff, 0x22)), 400],
    ['more than a megabyte', post(JSON.stringify({ tokens: [{ token_address: 'x'.repeat(1_000_001) }] })), 413],
  ])('%s is refused before anything is sent', async (_, init, status) => {
    server.answer({ body: [] })
    expect((await ask(proxyOf(), prices, init)).status).toBe(status)
    expect(server.arrivals).toEqual([])
  })

  test('one that never ends is cut off at the bound', async () => {
    let sent = 0
    const endless = new ReadableStream<Uint8Array>({
      pull(controller) {
        sent += 65_536
        controller.enqueue(new Uint8Array(65_536))
      },
    })
    expect((await ask(proxyOf({ maxBody: 100_000 }), prices, post(endless))).status).toBe(413)
    expect(sent).toBeLessThan(500_000)
  })

  test('one that does not come is not waited for longer than the timeout', async () => {
    const silent = new ReadableStream({ pull: () => new Promise(() => {}) })
    expect((await ask(proxyOf({ timeout: 50 }), prices, post(silent))).status).toBe(400)
  })

  test('an operation without one takes none', async () => {
    const init = { method: 'DELETE', headers: { 'content-type': 'application/json' }, body: '{}' }
    const id = '9f2c44a1-5b1d-4f4e-8a51-1c5f0a6f4a11'
    expect((await ask(proxyOf(), `/chain/streams/streams/evm/${id}`, init)).status).toBe(400)
  })
})

describe('the key', () => {
  const spellings = [apiKey, JSON.stringify({ [apiKey]: `Bearer ${apiKey}` }), encodeURIComponent(apiKey)]

  test.each(spellings)('is in no byte of an answer that echoes %s', async (echo) => {
    for (const status of [200, 400, 404, 500]) {
      server.answer({
        status,
        body: JSON.stringify({ message: `Your key is ${echo}`, nested: [echo] }),
        headers: { 'x-request-id': apiKey, 'retry-after': '7', 'x-echo': apiKey, 'set-cookie': apiKey },
      })
      const answer = await ask(proxyOf(), balanceAt)
      expect(answer.status).toBe(status)
      const seen = JSON.stringify([...answer.headers]) + (await answer.text())
      expect(seen).not.toContain(apiKey)
      expect(seen).not.toContain(encodeURIComponent(apiKey))
      expect(seen).not.toContain('set-cookie')
    }
  })

  const escaped = Array.from(apiKey, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`).join('')
  const slashed = apiKey.replaceAll('/', '\\/')

  test.each([
    ['as PHP does', `{"message":"${slashed}"}`],
    ['letter by letter', `{"message":"\\n${escaped}"}`],
    ['in a name', `{"${escaped}":1}`],
    ['within JSON that is quoted in JSON', JSON.stringify({ message: `{"key":"${slashed}"}` })],
  ])('that is spelled with escapes, %s, is a 502', async (_, body) => {
    for (const status of [200, 400]) {
      server.answer({ status, body })
      const answer = await ask(proxyOf(), balanceAt)
      const words = { message: 'The service answered with the key of the proxy' }
      expect([answer.status, await answer.json()]).toEqual([502, words])
    }
  })

  test('what has escapes for other reasons is the answer, to the byte', async () => {
    const body = '{"a":"\\u0041\\n\\\\ \\"\\/","b":"{\\"c\\":\\"\\\\\\\\\\"}"}'
    server.answer({ body })
    expect(await (await ask(proxyOf(), balanceAt)).text()).toBe(body)
  })

  test('goes to no other host: a redirect is a 502, as are a refused key and a page of HTML', async () => {
    server.answer({ status: 302, headers: { location: 'https://evil.example/' } })
    const answers = [await ask(proxyOf(), balanceAt)]
    for (const status of [401, 403]) {
      server.answer({ status, body: { message: `Invalid key ${apiKey}` } })
      answers.push(await ask(proxyOf(), balanceAt))
    }
    server.answer({ body: '\n<!doctype html><script>alert(1)</script>', headers: { 'content-type': 'text/html' } })
    answers.push(await ask(proxyOf(), balanceAt))
    for (const answer of answers) {
      expect(answer.status).toBe(502)
      expect(answer.headers.get('content-type')).toBe('application/json')
      expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
      expect((await answer.json()).message).toMatch(/^The service /)
    }
  })

  test.each([undefined, '', ' ', () => '', async () => undefined])(
    'that there is none (%o) is the error of the first request, which onReject hears; nothing is sent',
    async (apiKey) => {
      server.answer({})
      const onReject = vi.fn()
      const answer = await ask(proxyOf({ apiKey, onReject } as Partial<ProxyOptions>), balanceAt)
      expect([answer.status, await answer.json()]).toEqual([500, { message: expect.stringMatching(/^The proxy /) }])
      expect(onReject.mock.calls).toMatchObject([
        [{ reason: 'setup', status: 500, message: expect.stringMatching('apiKey') }],
      ])
      expect(server.arrivals).toEqual([])
    },
  )

  test('no answer is a 504', async () => {
    expect((await ask(proxyOf({ baseUrl: await refusingUrl() }), balanceAt)).status).toBe(504)
    const silent: typeof fetch = () => new Promise(() => {})
    expect((await ask(proxyOf({ fetch: silent, timeout: 50 }), balanceAt)).status).toBe(504)
  })
})

describe('a cache', () => {
  const cache = { maxAge: 60_000 }

  test('is shared between callers, by what is sent, and free of their limits', async () => {
    server.answer({ body: { balance: '7' } })
    let caller = 'a'
    const limitPerCaller = { requestsPerSecond: 1000, budget: { units: 10 } }
    const proxy = proxyOf({ cache, authorize: () => caller, limitPerCaller })
    expect((await ask(proxy, `${balanceAt}?chain=eth`)).status).toBe(200)
    caller = 'b'
    for (const chain of ['1', '0x1', 'eth']) {
      const answer = await ask(proxy, `${balanceAt}?chain=${chain}`)
      expect(answer.headers.get('cache-control')).toBe('private')
      expect(await answer.json()).toEqual({ balance: '7' })
    }
    expect(server.arrivals).toHaveLength(1)
    caller = 'a'
    expect((await ask(proxy, `${balanceAt}?chain=0x89`)).status).toBe(429)
  })

  test('mixes no two requests, and no stranger gets what it keeps', async () => {
    server.answer(({ url }) => ({ body: { url } }))
    let caller: string | undefined = 'a'
    const proxy = proxyOf({ cache, authorize: () => caller })
    const urls = [`${balanceAt}?chain=0x1`, `${balanceAt}?chain=0x89`, `/chain/evm/${address}/erc20?chain=0x1`]
    for (const url of [...urls, ...urls])
      expect((await (await ask(proxy, url)).json()).url).toBe(url.replace('/chain/', '/'))
    expect(server.arrivals).toHaveLength(3)
    caller = undefined
    expect((await ask(proxy, `${balanceAt}?chain=0x1`)).status).toBe(401)
  })

  test('keeps no failure, and no write', async () => {
    server.answer({ status: 500, body: {} })
    const proxy = proxyOf({ cache })
    for (const _ of [1, 2]) expect((await ask(proxy, balanceAt)).status).toBe(500)
    expect(server.arrivals).toHaveLength(2)
    server.answer({ body: {} })
    const init = { method: 'DELETE' }
    const path = '/chain/streams/streams/evm/9f2c44a1-5b1d-4f4e-8a51-1c5f0a6f4a11'
    for (const _ of [1, 2]) expect((await ask(proxy, path, init)).status).toBe(200)
    expect(server.arrivals).toHaveLength(2)
  })

  test('sends one request for a thousand at once, and the abort of one of them is nothing to the others', async () => {
    server.answer({ body: { balance: '7' } })
    const proxy = proxyOf({ cache })
    const controller = new AbortController()
    const first = ask(proxy, balanceAt, { signal: controller.signal })
    const others = Array.from({ length: 999 }, () => ask(proxy, balanceAt))
    controller.abort()
    await first
    expect(new Set((await Promise.all(others)).map(({ status }) => status))).toEqual(new Set([200]))
    expect(server.arrivals).toHaveLength(1)
  })
})

describe('through it', () => {
  test('a thousand calls at once get each their own answer', async () => {
    server.answer(({ path }) => ({ body: { balance: String(BigInt(path.split('/')[2] ?? '')) } }))
    const client = clientOf(proxyOf())
    const owners = Array.from({ length: 1000 }, (_, index) => `0x${index.toString(16).padStart(40, '0')}`)
    const balances = await Promise.all(owners.map((owner) => client.evm.getNativeBalance({ address: owner })))
    expect(balances.map(({ balance }) => balance)).toEqual(owners.map(BigInt))
  })

  test('a loop reads every page, each within its bounds', async () => {
    const row = { token_address: address, owner_of: address }
    server.answer(({ query }) => {
      const page = Number(query.get('cursor') ?? 0)
      return { body: { cursor: page < 2 ? String(page + 1) : null, result: [{ ...row, token_id: String(page) }] } }
    })
    const proxy = proxyOf({ allow: { evm: { getWalletNFTs: { pin: { chain: 'eth' }, max: { limit: 50 } } } } })
    const ids: bigint[] = []
    for await (const nft of clientOf(proxy).evm.getWalletNFTs({ address, chain: 'polygon', limit: 100 }))
      ids.push(nft.tokenId)
    expect(ids).toEqual([0n, 1n, 2n])
    expect(server.arrivals.map(({ query }) => [query.get('chain'), query.get('limit')])).toEqual(
      Array(3).fill(['0x1', '50']),
    )
  })

  test('a list that goes on by a header of the answer goes on', async () => {
    server.answer(({ query }) => ({
      body: [],
      headers: query.get('start') ? {} : { 'x-aptos-cursor': '0x2', 'x-other': 'no' },
    }))
    const pages: number[] = []
    for await (const page of clientOf(proxyOf()).aptosNode.getAccountModules({ address: '0x1' }).pages())
      pages.push(page.result.length)
    expect(pages).toEqual([0, 0])
  })

  test('how long to wait, what is wrong and which request it was get to the client', async () => {
    const headers = { 'retry-after': '60', 'x-request-id': 'r-1' }
    server.answer({ status: 429, body: { message: 'slow down' }, headers })
    await expect(clientOf(proxyOf()).evm.getNativeBalance({ address })).rejects.toMatchObject({
      code: 'RATE_LIMITED',
      message: expect.stringContaining('slow down'),
      requestId: 'r-1',
      retryAfterMs: 60_000,
    })
  })
})
