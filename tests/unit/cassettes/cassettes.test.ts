import { spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from 'esbuild'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { createClient } from '../../../src/index.js'
import { createMockFetch } from '../../../src/mock.js'
import { recordFetch, replayFetch } from '../../../src/mock-node.js'
import { wallet } from '../../support/export/listServer.js'

const apiKey = 'some-secret-key'
const xpub =
  'xpub6CUGRUonZSQ4TWtTMmzXdrXDtypWKiKrhko4egpiMZbpiaQL2jkwSB1icqYh2cfDfVxdx4df189oLKnC5fSwqPfgyP3hooxujYzAu3fDVmz'
const jwt = 'eyJhbGciOiJIUzI1NiJ9.eyJub25jZSI6IjEyMyJ9.s3cr3tKeyPart8'
const hookSecret = 'hook-secret-777777'
const escaped = (text: string): string => text.replace(/./g, (each) => `\\u00${each.charCodeAt(0).toString(16)}`)

/** The text of a cassette with one recording. */
const entry = (request: object, response: object): string =>
  JSON.stringify({
    recordings: [
      {
        request: { method: 'GET', path: `/${wallet(0)}/balance`, query: { chain: '0x1' }, ...request },
        response: { status: 200, headers: {}, body: { balance: '1' }, ...response },
      },
    ],
  })

const retries = { limit: 1, minDelay: 1, maxDelay: 2 }

/** A server that answers as the mock does, unless a test says otherwise, and tells the key to everybody. */
let own:
  | ((path: string) => { status?: number; headers?: Record<string, string>; body: string | Uint8Array } | undefined)
  | undefined
let requests = 0
let server: Server
let baseUrl = ''
beforeAll(async () => {
  const mock = createMockFetch()
  server = createServer(async (request, response) => {
    requests += 1
    const chunks = await request.toArray()
    const answer = own?.(request.url ?? '')
    if (answer) {
      response
        .writeHead(answer.status ?? 200, { 'content-type': 'application/json', ...answer.headers })
        .end(answer.body)
      return
    }
    const headers = Object.entries(request.headers).map(([name, value]): [string, string] => [name, String(value)])
    const body = chunks.length > 0 ? { body: Buffer.concat(chunks).toString() } : {}
    const given = await mock(`http://127.0.0.1${request.url}`, { method: request.method ?? 'GET', headers, ...body })
    response.writeHead(given.status, {
      ...Object.fromEntries(given.headers),
      date: 'now',
      'x-echo': String(request.headers['x-api-key']),
    })
    response.end(Buffer.from(await given.arrayBuffer()))
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}` // listening on a port
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

let folder: string
let dir: string
let told: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'ledgerline-cassettes-'))
  dir = join(folder, 'cassettes')
  told = ''
  vi.spyOn(process.stderr, 'write').mockImplementation((text) => {
    told += text
    return true
  })
})
afterEach(() => {
  own = undefined
  rmSync(folder, { recursive: true, force: true })
})

const recording = (to = dir) => createClient({ apiKey, baseUrl, retries, fetch: recordFetch({ dir: to }) })
const replaying = (from = dir) => createClient({ apiKey: 'other', retries, fetch: replayFetch({ dir: from }) })
const texts = (from = dir): Record<string, string> =>
  Object.fromEntries(
    readdirSync(from)
      .sort()
      .map((name) => [name, readFileSync(join(from, name), 'utf8')]),
  )

describe('what was recorded is replayed', () => {
  test('without a request: values, pages, units, at the hosts of the provider too', async () => {
    const client = recording()
    const balance = await client.evm.getNativeBalance({ address: wallet(0) }).withResponse()
    const rows = await client.evm.getWalletTokenTransfers({ address: wallet(0) }).take(7)
    const before = requests
    const again = replaying()
    const { data, response } = await again.evm.getNativeBalance({ address: wallet(0) }).withResponse()
    expect(data).toEqual(balance.data)
    expect(response.units).toBe(balance.response.units)
    expect(response.units).toBeGreaterThan(0)
    expect(await again.evm.getWalletTokenTransfers({ address: wallet(0) }).take(7)).toEqual(rows)
    expect(requests).toBe(before)
  })

  test('with errors, and their Retry-After', async () => {
    own = () => ({ status: 429, headers: { 'retry-after': '7000' }, body: '{"message":"slow down"}' })
    const failed = await recording()
      .evm.getNativeBalance({ address: wallet(0) })
      .catch((error) => error)
    const again = await replaying()
      .evm.getNativeBalance({ address: wallet(0) })
      .catch((error) => error)
    expect(again).toMatchObject({ name: 'RateLimitError', retryAfterMs: 7_000_000, status: 429 })
    expect(again.message).toBe(failed.message)
  })

  test('with every digit of numbers that JavaScript rounds', async () => {
    const body = '{"balance":123456789012345678901234567890}'
    own = () => ({ body })
    await recording().evm.getNativeBalance({ address: wallet(0) })
    const { balance } = await replaying().evm.getNativeBalance({ address: wallet(0) })
    expect(balance).toBe(123456789012345678901234567890n)
  })

  test('with bodies that are no JSON, or no text', async () => {
    const bytes = Uint8Array.from([0xff, 0xfe, 0, 1])
    const long = `["${'é😀'.repeat(1e6)}"]`
    own = (path) => ({
      headers: { 'content-type': 'image/png' },
      body: path.endsWith('page') ? '<html>é</html>' : path.endsWith('long') ? long : bytes,
    })
    const fetch = recordFetch({ dir })
    await fetch(`${baseUrl}/evm/page`)
    await fetch(`${baseUrl}/evm/picture`)
    await fetch(`${baseUrl}/evm/long`)
    const again = replayFetch({ dir })
    expect(await (await again('http://elsewhere.invalid/evm/page')).text()).toBe('<html>é</html>')
    expect((await (await again('http://elsewhere.invalid/evm/long')).text()) === long).toBe(true)
    expect(new Uint8Array(await (await again('http://elsewhere.invalid/evm/picture')).arrayBuffer())).toEqual(bytes)
  })

  test('with the last response, if a request was made twice', async () => {
    own = () => ({ body: '{"balance":"1"}' })
    const client = recording()
    await client.evm.getNativeBalance({ address: wallet(0) })
    own = () => ({ body: '{"balance":"2"}' })
    await client.evm.getNativeBalance({ address: wallet(0) })
    expect((await replaying().evm.getNativeBalance({ address: wallet(0) })).balance).toBe(2n)
    expect(JSON.parse(texts()['evm.getNativeBalance.json'] ?? '').recordings).toHaveLength(1)
  })

  test('by its body, if it has one', async () => {
    const client = recording()
    const one = { tokens: [{ tokenAddress: wallet(1) }] }
    await client.evm.getMultipleTokenPrices(one)
    await expect(replaying().evm.getMultipleTokenPrices(one)).resolves.toBeDefined()
    await expect(replaying().evm.getMultipleTokenPrices({ tokens: [{ tokenAddress: wallet(2) }] })).rejects.toThrow(
      'No recording',
    )
  })
})

test('what 0.1 recorded is replayed, also of requests that fit no operation and with a base URL of ones own', async () => {
  mkdirSync(dir)
  const response = { status: 200, headers: {}, body: { balance: '5' } }
  const request = { method: 'GET', query: { chain: '0x1' } }
  const recordings = [`/gate/${jwt}/${wallet(0)}/balance`, '/evm/some'].map((path) => ({
    request: { ...request, path },
    response,
  }))
  writeFileSync(join(dir, 'other.json'), JSON.stringify({ operation: 'other', recordings }))
  const client = createClient({
    apiKey,
    baseUrl: { evm: `${baseUrl}/gate/${jwt}` },
    retries,
    fetch: replayFetch({ dir }),
  })
  expect((await client.evm.getNativeBalance({ address: wallet(0) })).balance).toBe(5n)
  expect(await (await replayFetch({ dir })('http://any.invalid/evm/some?chain=0x1')).json()).toEqual({ balance: '5' })
})

describe('a request without a recording', () => {
  test('is an error that is not retried and says what to do', async () => {
    const fetch = replayFetch({ dir })
    let count = 0
    const counting: typeof globalThis.fetch = (...given) => {
      count += 1
      return fetch(...given)
    }
    const client = createClient({ apiKey, retries, fetch: counting })
    await expect(client.evm.getNativeBalance({ address: wallet(0) })).rejects.toMatchObject({
      name: 'ConfigurationError',
      message: expect.stringMatching(/^No recording of GET \/0x0+1\/balance.* in .*evm\.getNativeBalance\.json/),
    })
    expect(count).toBe(1)
  })

  test('may be one for the mock', async () => {
    const client = createClient({ apiKey, fetch: replayFetch({ dir, onMissing: 'mock' }) })
    expect((await client.evm.getNativeBalance({ address: wallet(0) })).balance).toBeTypeOf('bigint')
  })
})

describe('cassettes', () => {
  test('are one readable file per operation, the same bytes whenever the same is recorded', async () => {
    const [first, second] = [join(dir, 'first'), join(dir, 'second')]
    const calls = [
      (client: ReturnType<typeof recording>) => client.evm.getNativeBalance({ address: wallet(0) }),
      (client: ReturnType<typeof recording>) => client.evm.getNativeBalance({ address: wallet(1), chain: 'base' }),
      (client: ReturnType<typeof recording>) =>
        client.solana.getTokenPrice({ network: 'mainnet', address: 'So11111111111111111111111111111111111111112' }),
    ]
    for (const call of calls) await call(recording(first))
    for (const call of [...calls].reverse()) await call(recording(second))
    expect(Object.keys(texts(first))).toEqual(['evm.getNativeBalance.json', 'solana.getTokenPrice.json'])
    expect(texts(second)).toEqual(texts(first))
    expect(texts(first)['evm.getNativeBalance.json']).toContain(`\n        "path": "/${wallet(0)}/balance",\n`)
    expect(texts(first)['evm.getNativeBalance.json']).not.toContain('"date"')
  })

  test('never contain the key or a secret, whoever says it', async () => {
    own = (path) =>
      path.includes('/settings')
        ? { body: `{"secretKey":"very-secret-webhook","region":"us-east-1","note":"${apiKey} very-secret-webhook"}` }
        : { headers: { link: apiKey }, body: `{"balance":"1","echo":"key ${apiKey}"}` }
    const client = recording()
    await client.evm.getNativeBalance({ address: wallet(0) })
    await client.streams.setSettings({ region: 'us-east-1', secretKey: 'my-own-secret' })
    await client.streams.getSettings()
    await client.request({ api: 'evm', method: 'GET', path: '/unknown' })
    const all = Object.values(texts()).join('\n')
    expect(Object.keys(texts())).toHaveLength(4)
    for (const secret of [apiKey, 'very-secret-webhook', 'my-own-secret']) expect(all).not.toContain(secret)
    expect(all).toContain(wallet(0))
    expect(all).toContain('"secretKey": "[redacted]"')
  })

  test('contain extended keys, by which their recordings are found, and a line on stderr says so', async () => {
    await recording().universal.getAddressesByXpub({ publicKey: xpub })
    expect(Object.values(texts()).join()).toContain(xpub)
    expect(told).toContain('addresses, extended keys and cursors are written')
    expect(told.split('\n')).toHaveLength(2)
    await expect(replaying().universal.getAddressesByXpub({ publicKey: xpub })).resolves.toBeDefined()
  })

  test('keep every recording of many calls at once', async () => {
    const client = recording()
    await Promise.all(Array.from({ length: 60 }, (_, index) => client.evm.getNativeBalance({ address: wallet(index) })))
    expect(JSON.parse(texts()['evm.getNativeBalance.json'] ?? '').recordings).toHaveLength(60)
    expect(readdirSync(dir)).toEqual(['evm.getNativeBalance.json'])
  })

  test('keep every recording of several processes', async () => {
    const contents = `
      import { createClient } from './src/index.ts'
      import { recordFetch } from './src/mock-node.ts'
      const client = createClient({ apiKey: 'k-e-y-1', baseUrl: process.argv[2], fetch: recordFetch({ dir: process.argv[3] }) })
      const from = Number(process.argv[4])
      for (let index = from; index < from + 25; index++)
        await client.evm.getNativeBalance({ address: '0x' + index.toString(16).padStart(40, '0') })
    `
    const program = join(folder, 'program.mjs')
    const stdin = { contents, resolveDir: process.cwd(), loader: 'ts' as const }
    await build({ stdin, outfile: program, bundle: true, platform: 'node', format: 'esm', logLevel: 'error' })
    const run = (from: number): Promise<number | null> =>
      new Promise((done) => {
        spawn(process.execPath, [program, baseUrl, dir, String(from)], { stdio: 'ignore' }).on('close', done)
      })
    expect(await Promise.all([0, 100, 200].map(run))).toEqual([0, 0, 0])
    expect(JSON.parse(texts()['evm.getNativeBalance.json'] ?? '').recordings).toHaveLength(75)
    expect(readdirSync(dir)).toEqual(['evm.getNativeBalance.json'])
  })

  test.each([
    ['no JSON', '{'],
    ['an entry of null', '{"recordings":[null]}'],
    ['an entry without a response', '{"recordings":[{"request":{"method":"GET","path":"/"}}]}'],
    ['a status of 9999', entry({}, { status: 9999 })],
    ['headers that are none', entry({}, { headers: { 'a b': 'c' } })],
    ['a query of null', entry({ query: null }, {})],
    [
      'a body deeper than JSON is written',
      entry({}, { body: 0 }).replace('"body":0', `"body":${'['.repeat(1e4)}${']'.repeat(1e4)}`),
    ],
    ['bytes that are not in base64', entry({}, { base64: '%' })],
  ])('that are none are named, and nothing is tried again: %s', async (_, text) => {
    mkdirSync(dir)
    writeFileSync(join(dir, 'evm.getNativeBalance.json'), text)
    let attempts = 0
    const replay = replayFetch({ dir })
    const fetch: typeof globalThis.fetch = (...given) => {
      attempts += 1
      return replay(...given)
    }
    await expect(
      createClient({ apiKey, retries, fetch }).evm.getNativeBalance({ address: wallet(0) }),
    ).rejects.toMatchObject({
      name: 'ConfigurationError',
      message: expect.stringMatching(/evm\.getNativeBalance\.json is not a cassette/),
    })
    expect(attempts).toBe(1)
  })

  test('never contain a token of a base URL, in paths or in what a server says of them', async () => {
    const token = 'Zx9Kq2mLw8Rt5Vb3Nc7Yp1Hd'
    own = (path) =>
      path.includes(wallet(0)) ? { body: '{"balance":"7"}' } : { status: 404, body: `{"message":"no ${path}"}` }
    const bases = {
      evm: `${baseUrl}/gate/${token}`,
      solana: `${baseUrl}/${token}`,
      aptosNode: `${baseUrl}/v1/${token}`,
    }
    const calls = (fetch: typeof globalThis.fetch) => {
      const client = createClient({ apiKey, aptosNode: 'fullnode', baseUrl: bases, retries: 0, fetch })
      return Promise.all([
        client.evm.getNativeBalance({ address: wallet(0) }),
        client.evm.getNativeBalance({ address: wallet(1) }).catch((error) => error.status),
        client.solana.getTokenPrice({ address: 'So11111111111111111111111111111111111111112' }).catch((e) => e.status),
        client.aptosNode.getLedgerInfo().catch((error) => error.status),
        client
          .request({ api: 'evm', method: 'POST', path: '/some/thing', body: { of: 'mine' } })
          .catch((e) => e.status),
      ])
    }
    const recorded = await calls(recordFetch({ dir }))
    expect(recorded).toEqual([{ balance: 7n }, 404, 404, 404, 404])
    expect(Object.values(texts()).join()).not.toContain(token)
    expect(Object.values(texts()).join()).not.toMatch(/"path": "(?!\/(?:0x|token))|mine/)
    expect(Object.keys(texts())).toEqual(['evm.getNativeBalance.json', 'other.json', 'solana.getTokenPrice.json'])
    expect(await calls(replayFetch({ dir }))).toEqual(recorded)
  })

  const half = jwt.length / 2
  test.each<[string, string | Uint8Array]>([
    ['escapes', `{"a":1234567890123456789,"b":"${escaped(jwt)}"}`],
    ['escapes in JSON in JSON', JSON.stringify({ a: `{"b":"${escaped(jwt)}"}` })],
    ['a name with escapes', `{"a":{"secret\\u004bey":"${hookSecret}"},"b":12345678901234567890}`],
    ['base64', JSON.stringify({ a: btoa(`x${jwt}`) })],
    ['hex', JSON.stringify({ a: Buffer.from(jwt).toString('hex') })],
    ['bytes', JSON.stringify({ a: Buffer.from(jwt) })],
    ['tags', `<p>${jwt.slice(0, half)}<wbr>${jwt.slice(half)}</p>`],
    ['entities', `<p>&#${jwt.charCodeAt(0)};${jwt.slice(1)}</p>`],
    ['two members', JSON.stringify({ a: jwt.slice(0, half + 3), b: jwt.slice(half + 3) })],
    ['text in Latin-1', Buffer.from(`{"region":"d\xe9","secretKey":"${hookSecret}","a":"${jwt}"}`, 'latin1')],
    ['text in UTF-16', Buffer.from(`\ufeff{"region":"é","secretKey":"${hookSecret}","a":"${jwt}"}`, 'utf16le')],
    ['no JSON', `{secretKey: '${hookSecret}'}`],
    ['a text of several megabytes', `{"a":"${'x'.repeat(5e6)}","secretKey":"${hookSecret}"}`],
  ])('never contain the key or a secret in %s', async (_, body) => {
    own = (path) => (path.includes('settings') ? { body } : undefined)
    const fetch = recordFetch({ dir })
    const send = async (via: typeof fetch) =>
      Buffer.from(
        await (await via(`${baseUrl}/streams/settings`, { headers: { 'x-api-key': jwt } })).arrayBuffer(),
      ).toString('latin1')
    expect(await send(fetch)).toBe(Buffer.from(body).toString('latin1'))
    const [text = ''] = Object.values(texts())
    const isKept = !text.includes('"withheld": true')
    for (const secret of [jwt, jwt.slice(0, half), hookSecret, btoa(`x${jwt}`), Buffer.from(jwt).toString('hex')])
      expect(text.includes(secret)).toBe(false)
    expect(await send(replayFetch({ dir }))).toMatch(isKept ? /\[redacted\]/ : /^$/)
  })

  test.each<[string, string, RequestInit]>([
    ['in base64 in a query', `/${wallet(0)}/balance?at=${encodeURIComponent(btoa(`x${jwt}`))}`, {}],
    ['as a value that is named so', `/${wallet(0)}/balance?api_key=${hookSecret}`, {}],
    ['as a cookie', `/${wallet(0)}/balance`, { headers: { cookie: `a=b; session=${hookSecret}` } }],
    ['in base64 in a body', '/streams/settings', { method: 'POST', body: JSON.stringify({ region: btoa(jwt) }) }],
    [
      'in a body that is no JSON',
      '/streams/settings',
      { method: 'POST', body: `{"secretKey":"${escaped(hookSecret)}"` },
    ],
    [
      'in a body in UTF-16',
      '/streams/settings',
      { method: 'POST', body: Buffer.from(`{"secretKey":"${hookSecret}"}`, 'utf16le') },
    ],
  ])('never contain a secret of a request %s, and it is found again', async (_, path, init) => {
    const echo = `${path} ${JSON.stringify(init)}`.includes(hookSecret) ? hookSecret : '' // of what is in the request
    own = () => ({ body: `{"balance":"7","says":"${echo}"}` })
    const sent = { ...init, headers: { 'x-api-key': jwt, ...init.headers } }
    await recordFetch({ dir })(`${baseUrl}${path}`, sent)
    const text = Object.values(texts()).join()
    for (const secret of [jwt, hookSecret, btoa(jwt), btoa(`x${jwt}`), escaped(hookSecret).replaceAll('\\', '\\\\')])
      expect(text).not.toContain(secret)
    expect(text.replaceAll('\\u0000', '')).not.toContain(hookSecret)
    expect((await replayFetch({ dir })(`${baseUrl}${path}`, sent)).status).toBe(200)
  })

  test('keep bodies that are nested deeper than JSON is read', async () => {
    const deep = `{"balance":"1","deep":${'['.repeat(1500)}1${']'.repeat(1500)}}`
    own = () => ({ body: deep })
    const client = recording()
    await client.evm.getNativeBalance({ address: wallet(0) })
    expect(
      await replaying()
        .evm.getNativeBalance({ address: wallet(0) })
        .raw(),
    ).toEqual(JSON.parse(deep))
  })
})

test('a recording of an Aptos node at the path of 0.1 is found at the path of today, and the other way round', async () => {
  const record = createClient({ apiKey, fetch: recordFetch({ dir }), baseUrl: { aptosNode: `${baseUrl}/aptosNode` } })
  const recorded = await record.aptosNode.estimateGasPrice()
  requests = 0
  for (const path of [baseUrl, { aptosNode: `${baseUrl}/aptosNode` }]) {
    const replay = createClient({ apiKey, fetch: replayFetch({ dir }), baseUrl: path })
    expect(await replay.aptosNode.estimateGasPrice()).toEqual(recorded)
  }
  expect(requests).toBe(0)
})
