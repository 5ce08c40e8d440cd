import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { createSignIn, memoryNonces } from '../../src/auth.js'
import { getMultipleTokenPrices, getNativeBalance, getWalletNFTs } from '../../src/evm.js'
import { createCaller, createClient, InputError, paginate } from '../../src/index.js'
import { createMockFetch } from '../../src/mock.js'
import { createRawClient } from '../../src/raw.js'
import { operationQuery, pagesQuery } from '../../src/react.js'
import { getStats, isSameTrigger } from '../../src/streams.js'
import { tokenAmount } from '../../src/values.js'
import {
  createWebhookHandler,
  decodeLogs,
  parseWebhook,
  signWebhook,
  simulateDeliveries,
  verifySignature,
} from '../../src/webhooks.js'
import { type AnswerServer, startAnswerServer } from '../support/answerServer.js'
import { contractWallet } from '../support/auth/contractWallet.js'
import { evmWallet, otherEvmWallet } from '../support/auth/wallets.js'

// What other code in the process puts on `Object.prototype`, by mistake or in an attack, is found in every object. None of
// it is an argument of ours.

const address = '0xd8da6bf26964af9d7eed9e03e53415d37aa96045'
const key = 'key-of-the-pollution-tests'
const everyObject = Object.prototype as unknown as Record<string, unknown>

let server: AnswerServer
let elsewhere: AnswerServer
beforeAll(async () => {
  server = await startAnswerServer()
  elsewhere = await startAnswerServer()
})
afterAll(async () => {
  await server.close()
  await elsewhere.close()
})

const polluted = new Set<string>()
function pollute(fields: Readonly<Record<string, unknown>>): void {
  for (const [name, value] of Object.entries(fields)) {
    everyObject[name] = value
    polluted.add(name)
  }
}
function clean(): void {
  for (const name of polluted) delete everyObject[name]
  polluted.clear()
}
afterEach(clean)

/** What a step gives, or throws at once, while every object has some fields. */
function during<T>(fields: Readonly<Record<string, unknown>>, step: () => T): T {
  pollute(fields)
  try {
    return step()
  } finally {
    clean()
  }
}

const options = () => ({ apiKey: key, baseUrl: server.url, retries: 0 }) as const
const page = { status: 'SYNCED', page: 0, page_size: 1, cursor: null, result: [] }

/** Every option, with a value that would show. */
const gadgets: Readonly<Record<string, unknown>> = {
  apiKey: 'another-key',
  baseUrl: 'http://127.0.0.1:1',
  fetch: () => Promise.reject(new Error('a fetch of the attacker')),
  timeout: 'soon',
  retries: -1,
  maxBody: -1,
  defaultChain: '0x89',
  defaultNetwork: 'nowhere',
  decode: 'strictly',
  aptosNode: 'nowhere',
  product: 5,
  headers: { 'x-evil': '1' },
  validate: 5,
  hooks: { onRequest: 5 },
  limiter: { acquire: () => Promise.reject(new Error('a limiter of the attacker')) },
}

describe('the options of a client are not read from Object.prototype', () => {
  test.each(Object.keys(gadgets).filter((name) => !/apiKey|fetch/.test(name)))('%s', async (name) => {
    const seen: unknown[] = []
    const record: typeof fetch = async (url, init) => {
      seen.push([String(url), init?.headers])
      return new Response('{"balance":"1"}')
    }
    const create = () => [createClient, createCaller].map((make) => make({ apiKey: key, fetch: record }))
    const callAll = async (callers: ReturnType<typeof create>) => {
      for (const caller of callers) await caller.call(getNativeBalance, { address })
      return seen.splice(0)
    }
    const expected = await callAll(create())
    expect(await callAll(during({ [name]: gadgets[name] }, create))).toEqual(expected)
    expect(JSON.stringify(expected)).toContain(key)
  })

  test('apiKey and fetch', async () => {
    server.answer({ body: { balance: '1' } })
    const { apiKey, fetch } = gadgets
    const keyless = during({ apiKey }, () => createClient({ baseUrl: server.url }))
    await expect(keyless.evm.getNativeBalance({ address })).rejects.toThrow('apiKey is not set')
    const client = during({ fetch }, () => createClient(options()))
    expect(await client.evm.getNativeBalance({ address })).toEqual({ balance: 1n })
  })

  test('nor are the fields of a policy, of hosts and of hooks', async () => {
    const gadgets = {
      limit: 9,
      minDelay: -1,
      maxDelay: -1,
      shouldRetry: () => true,
      evm: elsewhere.url,
      onRequest: fail,
    }
    const gadgetsOfNetworks = { mainnet: elsewhere.url, testnet: elsewhere.url, onResponse: fail, onIssue: fail }
    const seen: string[] = []
    pollute({ ...gadgets, ...gadgetsOfNetworks })
    const client = createClient({
      apiKey: key,
      baseUrl: { streams: 'http://127.0.0.1:1/own', aptosNode: { devnet: 'http://127.0.0.1:1/dev' } },
      retries: {},
      hooks: {},
      fetch: async (url) => {
        seen.push(String(url))
        return new Response('{"balance":"x"}')
      },
    })
    const call = client.evm.getNativeBalance({ address }).catch((error: unknown) => error)
    const node = client.prepare(getStats, {}).url
    await call
    clean()
    expect(seen).toEqual([expect.stringMatching(/^https:\/\/deep-index\./)])
    expect(node).toBe('http://127.0.0.1:1/own/stats')
  })
})

const fail = (): never => {
  throw new Error('it was read')
}

/** Names of inputs and options, and of what the client knows of an operation, all of which a call may look for. */
const ofCalls: readonly (readonly [string, unknown])[] = [
  ['signal', AbortSignal.abort()],
  ['timeout', -1],
  ['retries', -1],
  ['headers', { 'x-evil': '1' }],
  ['decode', 'strictly'],
  ['chain', '0x89'],
  ['limit', 7],
  ['cursor', 'abc'],
  ['order', 'DESC'],
  ['offset', 5],
  ['page', 3],
  ['body', 'evil'],
  ['query', { evil: '1' }],
  ['params', { query: { evil: '1' } }],
  ['method', 'POST'],
  ['wire', 'evil'],
  ['required', true],
  ['preset', 'evil'],
  ['fallback', 'defaultNetwork'],
  ['picksServer', true],
  ['fullnodePath', '/evil'],
  ['nullable', 'evil'],
  ['result', /./],
  ['isResult', () => true],
  ['lifecycle', { status: 'removed', on: 'evil' }],
  ['host', 'evil'],
  ['costPer', { unit: 'chain', input: 'evil' }],
  ['secrets', ['balance']],
  ['idempotent', true],
  ['sleep', fail],
  ['redirect', 'follow'],
  ['referrer', 'http://evil.example/'],
  ['mode', 'no-cors'],
  ['duplex', 'evil'],
  ['dispatcher', {}],
  ['cause', 'evil'],
  ['hints', ['evil']],
  ['retryAfterMs', 5],
  ['status', 204],
]

describe('what a call sends is not read from Object.prototype', () => {
  test.each(ofCalls)('%s', async (name, value) => {
    const sent: unknown[] = []
    const record: typeof fetch = async (url, init) => {
      const { headers, method, body, signal, ...others } = Object.assign(Object.create(null), init) as RequestInit
      const hasAborted = signal?.aborted
      sent.push([String(url), method, body, { ...headers }, hasAborted, Object.keys(others)])
      clean() // the answer is made by the runtime
      return new Response(JSON.stringify(url.toString().includes('/nft') ? page : { balance: '1' }))
    }
    const client = createClient({ ...options(), fetch: record })
    const caller = createCaller({ ...options(), fetch: record })
    const calls: readonly (() => Promise<unknown>)[] = [
      () => client.evm.getNativeBalance({ address }),
      () => client.evm.getWalletNFTs({ address }),
      () => caller.call(getNativeBalance, { address }),
      () => caller.call(getWalletNFTs, { address }, {}),
      () => paginate(caller, getWalletNFTs, { address }).pages()[Symbol.asyncIterator]().next(),
      () => client.request({ api: 'evm', method: 'GET', path: '/x' }),
      () => operationQueryFn(client),
    ]
    const run = async () => {
      for (const call of calls) await call()
      return sent.splice(0)
    }
    const expected = await run()
    const seen: unknown[] = []
    for (const call of calls) {
      pollute({ [name]: value })
      const pending = call()
      await pending
      clean()
      seen.push(...sent.splice(0))
    }
    expect(seen).toEqual(expected)
  })

  test('no cursor, with which a list would have ended, and no limit of toArray', async () => {
    server.answer({ body: page })
    const call = during({ cursor: null, max: 1 }, () => createCaller(options()).call(getWalletNFTs, { address }))
    await expect(call).resolves.toMatchObject({ cursor: null })
    const rows = during({ max: 1 }, () => call.toArray({} as never))
    await expect(rows).rejects.toThrow('Param max is not valid')
  })

  // of these two, every `Request` that the runtime makes is full
  const ofRequests = ['body', 'required']

  test.each(ofCalls.filter(([name]) => !ofRequests.includes(name)))('%s, of the raw client', async (name, value) => {
    const sent: unknown[] = []
    const record: typeof fetch = async (url, init) => {
      clean()
      sent.push([String(url), init?.method, init?.body, { ...(init?.headers as object) }])
      return new Response(JSON.stringify({ balance: '1' }))
    }
    const raw = createRawClient('evm', { ...options(), fetch: record })
    const call = () => raw.GET('/{address}/balance', { params: { path: { address } } })
    const { data } = await call()
    pollute({ [name]: value })
    expect((await call()).data).toEqual(data)
    expect(sent[1]).toEqual(sent[0])
  })

  test('the raw client asks no other host, and no other fetch', async () => {
    const gadgets = {
      baseUrl: elsewhere.url,
      fetch: fail,
      Request: fail,
      parseAs: 'text',
      middleware: [{ onRequest: fail }],
    }
    server.answer({ body: { balance: '1' } })
    const raw = during(gadgets, () => createRawClient('evm', options()))
    pollute(gadgets)
    const call = raw.GET('/{address}/balance', { params: { path: { address } } })
    const { data } = await call
    expect(data).toEqual({ balance: '1' })
    expect(elsewhere.arrivals).toEqual([])
  })
})

const operationQueryFn = (client: Parameters<typeof operationQuery>[0]): Promise<unknown> => {
  const { queryFn } = operationQuery(client, getNativeBalance, { address })
  return Promise.resolve(Reflect.apply(queryFn as () => unknown, undefined, [{ signal: undefined }]))
}

test('a polluted cursor is not the start of a list', () => {
  const caller = createCaller({ apiKey: null })
  const next = during({ cursor: 'abc', page: {}, secrets: ['x'], fullnodePath: '/x' }, () => {
    const { getNextPageParam } = pagesQuery(caller, getWalletNFTs, { address })
    return getNextPageParam({ ...page, total: 0, pageSize: 0, issues: [], envelope: {}, cursor: 'abc' }, [], null, [
      null,
    ])
  })
  expect(next).toBe('abc')
})

test('the fields of an object in a body are not read from Object.prototype', () => {
  const client = createClient({ apiKey: null })
  const prepared = () => client.prepare(getMultipleTokenPrices, { tokens: [{ tokenAddress: address }] })
  const { body } = prepared()
  expect(during({ exchange: 'evil', toBlock: '1', toDate: '2024' }, prepared).body).toBe(body)
})

describe('what webhook functions take is not read from Object.prototype', () => {
  const secret = 'secret-of-the-streams'
  const body = JSON.stringify({
    abi: [],
    block: { hash: '', number: '', timestamp: '' },
    chainId: '',
    confirmed: true,
    logs: [],
    retries: 0,
    streamId: '',
    tag: '',
    txs: [],
    txsInternal: [],
  })

  test('a secret', async () => {
    pollute({ secret: 'of the attacker', onDelivery: () => undefined })
    const signature = `0x${'0'.repeat(64)}`
    const wanted = 'Param secret is required'
    const handle = createWebhookHandler({ onDelivery: () => undefined, onError: () => undefined } as never)
    const answer = await handle(
      new Request('http://localhost/', { method: 'POST', body, headers: { 'x-signature': signature } }),
    )
    expect(await answer.text()).toMatch(wanted)
    await expect(verifySignature({ body, signature } as never)).rejects.toThrow(wanted)
    await expect(parseWebhook({ body, signature } as never)).rejects.toThrow(wanted)
    await expect(signWebhook({ body } as never)).rejects.toThrow(wanted)
    expect(() => simulateDeliveries({ network: 'evm', scenario: 'test' } as never)).toThrow(wanted)
    expect(() => createWebhookHandler({ secret } as never)).toThrow('Invalid option: onDelivery')
  })

  test('a body and a signature', async () => {
    const signature = await signWebhook({ body, secret })
    pollute({ body, signature })
    await expect(verifySignature({ signature, secret } as never)).rejects.toThrow('Param body is required')
    await expect(verifySignature({ body, secret } as never)).rejects.toThrow('Signature is not valid')
  })

  test('what reads a delivery', async () => {
    const signature = await signWebhook({ body, secret })
    pollute({
      decode: 'strictly',
      network: 'aptos',
      abi: 'evil',
      maxBody: -1,
      timeout: -1,
      onError: 5,
      dedupe: 5,
      confirm: 5,
    })
    const delivery = await parseWebhook({ body, signature, secret })
    expect(delivery).toMatchObject({ kind: 'test', chainId: '0x1' })
    const dedupe = { claim: async () => true, release: async () => undefined }
    const handle = createWebhookHandler({ secret, onDelivery: () => undefined, dedupe })
    clean()
    const request = new Request('http://test/', { method: 'POST', body, headers: { 'x-signature': signature } })
    expect((await handle(request)).status).toBe(200)
  })

  test('the logs and the ABI of a delivery, and what an ABI leaves out', () => {
    const logs = [{}]
    expect(during({ logs, abi: [{}] }, () => decodeLogs({}))).toEqual({ events: [], undecoded: [] })
    const abi = [{ type: 'event', name: 'Ping', inputs: [{ name: 'a', type: 'uint256' }] }] as const
    const log = { data: `0x${'0'.repeat(63)}1`, topic0: ping, topic1: null, topic2: null, topic3: null } as never
    const { events } = during({ anonymous: true, indexed: true, components: [] }, () =>
      decodeLogs({ logs: [log] }, abi),
    )
    expect(events).toMatchObject([{ name: 'Ping', args: { a: 1n } }])
  })
})

describe('a sign-in is not read from Object.prototype:', () => {
  const options = { domain: 'app.example', uri: 'https://app.example', chains: ['eth', 'solana:mainnet'] } as const
  const statement = 'I agree\nURI: https://evil.example'
  const yes = `0x1626ba7e${'00'.repeat(28)}`
  const gadgets: readonly (readonly [string, unknown])[] = [
    ['ok', true],
    ['statement', statement],
    ['expirationTime', '9999-01-01T00:00:00Z'],
    ['notBefore', new Date(0)],
    ['requestId', 'evil'],
    ['resources', ['https://evil.example']],
    ['chain', 'solana:mainnet'],
    ['chains', ['polygon']],
    ['clockSkew', Number.POSITIVE_INFINITY],
    ['timeout', -1],
    ['lifetime', -1],
    ['address', '0x0000000000000000000000000000000000000001'],
    ['signature', '0x'],
    ['publicKey', '0x'],
    ['nonce', 'evilevil'],
    ['check', () => true],
    ['consume', () => true],
    ['ethCall', async () => yes],
    ['verifyKeyless', async () => true],
    ['offchain', { bytes: new Uint8Array(), start: 0, signers: [] }],
    ['to', '0x0000000000000000000000000000000000000001'],
    ['context', 'evil'],
    ['1', 'evil'],
  ]

  test.each(gadgets)('%s', async (name, value) => {
    const sign = async (message: string) => ({ message, signature: await evmWallet.signMessage({ message }) })
    const forged = async (message: string) => ({ message, signature: await otherEvmWallet.signMessage({ message }) })
    const create = () => createSignIn({ ...options, nonces: memoryNonces() })
    const plain = await create().message(evmWallet.address)
    const signIn = during({ [name]: value }, create)
    const written = during({ [name]: value }, () => signIn.message(evmWallet.address))
    const shape = (text: string) => text.replace(/(Nonce|Issued At): .*/g, '$1')
    pollute({ [name]: value })
    const message = await written
    clean()
    expect(shape(message)).toBe(shape(plain))
    const good = await sign(message)
    const bad = await forged(message)
    pollute({ [name]: value })
    const refused = await signIn.verify(bad)
    const unsigned = await signIn.verify({ message } as never)
    const taken = await signIn.verify(good)
    const again = await signIn.verify(good)
    clean()
    expect(refused).toMatchObject({ ok: false, reason: 'INVALID_SIGNATURE' })
    expect(unsigned).toMatchObject({ ok: false, reason: 'INVALID_SIGNATURE' })
    expect(taken).toMatchObject({ ok: true, address: evmWallet.address.toLowerCase() })
    expect(again).toMatchObject({ ok: false, reason: 'INVALID_NONCE' })
  })

  test('whom a validator asks', async () => {
    const asked: unknown[] = []
    const { account, wrap } = contractWallet(false)
    const ethCall = async ({ to }: { to?: unknown }) => {
      asked.push(to)
      return '0x'
    }
    const signIn = createSignIn({ ...options, nonces: memoryNonces(), ethCall })
    const message = await signIn.message(account)
    const signature = wrap(await evmWallet.signMessage({ message }))
    pollute({ to: '0x0000000000000000000000000000000000000001' })
    await signIn.verify({ message, signature })
    clean()
    expect(asked).toEqual([undefined])
  })

  test('how long nonces are good', () => {
    const nonces = during({ lifetime: 0.001 }, () => memoryNonces({}))
    expect(nonces.consume(String(nonces.issue()))).toBe(true)
  })
})

test.each([
  ['faults', '500'],
  ['apis', ['solana']],
  ['delay', 60_000],
])('the options of a mock are not read from Object.prototype: %s', async (name, value) => {
  const mock = during({ [name]: value }, () => createMockFetch({}))
  const client = createClient({ apiKey: key, fetch: mock, retries: 0 })
  await expect(client.evm.getNativeBalance({ address })).resolves.toHaveProperty('balance')
})

test('an option or an input is read once: a getter cannot give another value after it was checked', async () => {
  const twice = (values: readonly unknown[]) => {
    const left = [...values]
    return { enumerable: true, get: () => left.shift() }
  }
  const options = Object.defineProperties({}, { delay: twice([0, 'evil']), apis: twice([['evm'], ['evil']]) })
  const client = createClient({ apiKey: key, fetch: createMockFetch(options), retries: 0 })
  await expect(client.evm.getNativeBalance({ address })).resolves.toHaveProperty('balance')
  const input = Object.defineProperties({ secret: 's' }, { body: twice(['{}', 5]) })
  await expect(signWebhook(input as never)).resolves.toMatch(/^0x/)
})

const ping = '0x48257dc961b6f792c2b78a080dacfed693b660960a702de21cee364e20270e2f'

test('the options of values and triggers are not read from Object.prototype', () => {
  const amount = () => String(tokenAmount({ value: 10n ** 18n }))
  expect(during({ decimals: 0, token: { decimals: 2 } }, amount)).toBe('1')
  expect(during({ decimals: 0 }, () => String(tokenAmount({ value: 10n ** 18n, token: {} })))).toBe('1')
  const trigger = { type: 'tx', contractAddress: address, functionAbi: {} }
  expect(during({ topic0: 'x', inputs: 'x', callFrom: 'x' }, () => isSameTrigger(trigger, trigger))).toBe(true)
})

test('an error has no cause and no hints that it was not given', () => {
  const error = during({ cause: 'evil', hints: ['evil'] }, () => new InputError('wrong'))
  expect([error.message, error.hints, Object.hasOwn(error, 'cause')]).toEqual(['wrong', [], false])
})

describe('instances of classes are read as literals are', () => {
  class Options {
    get apiKey(): string {
      return key
    }
    get baseUrl(): string {
      return server.url
    }
    get headers(): Record<string, string> {
      return { 'x-own': '1' }
    }
  }

  class Input {
    get address(): string {
      return address
    }
    get chain(): string {
      return 'polygon'
    }
  }

  test('with their getters', async () => {
    server.answer({ body: { balance: '1' } })
    const client = createClient(new Options())
    await client.evm.getNativeBalance(new Input())
    expect(server.arrivals[0]?.url).toBe(`/evm/${address}/balance?chain=0x89`)
    expect(server.arrivals[0]?.headers).toMatchObject({ 'x-api-key': key, 'x-own': '1' })
  })
})

describe('a name that every object has is no entry of a table', () => {
  const names = ['constructor', 'toString', '__proto__', 'hasOwnProperty', 'valueOf']

  test.each(names)('%s is no chain, network, API, unit or scenario', async (name) => {
    const client = createClient(options())
    await expect(client.evm.getNativeBalance({ address, chain: name })).rejects.toThrow('Invalid chain provided')
    await expect(client.aptosNode.estimateGasPrice({ network: name as never })).rejects.toThrow('is not supported')
    await expect(client.request({ api: name, method: 'GET', path: '/x' })).rejects.toThrow('There is no API')
    expect(() => createRawClient(name as never, options())).toThrow('There is no API')
    expect(() => createClient({ [name === '__proto__' ? 'x' : name]: 1 } as never)).toThrow('Unknown option')
    const scenario = { network: 'evm', secret: 's', scenario: name } as never
    expect(() => simulateDeliveries(scenario)).toThrow('Unknown scenario')
  })

  test.each(names)('%s is no known call of the raw client, nor a known input', async (name) => {
    server.answer({ body: {} })
    const raw = createRawClient('evm', options())
    await Reflect.apply(raw.GET, raw, [`/${name}`, {}])
    expect(server.arrivals[0]?.path).toBe(`/evm/${name}`)
    if (name === '__proto__') return
    const call = createClient(options()).evm.getNativeBalance({ address, [name]: 'x' } as never)
    await expect(call).rejects.toThrow('Unknown input')
  })
})

test('a webhook handler takes no field of every object for the refusal of a body', async () => {
  const secret = 'secret of the stream'
  const onDelivery = vi.fn()
  const handle = createWebhookHandler({ secret, onDelivery, onError() {} })
  const block = { number: '1', hash: '0x1', timestamp: '1' }
  const body = JSON.stringify({ chainId: '0x1', confirmed: true, streamId: 's', tag: 't', retries: 0, block, logs: [] })
  const signature = await signWebhook({ body, secret })
  const request = () => new Request('http://x/', { method: 'POST', body, headers: { 'x-signature': signature } })
  pollute({ status: 413, error: new Error('of the attacker'), onLateError: fail, rawBody: 'of the attacker' })
  const { status } = await handle(request())
  clean()
  expect([status, onDelivery.mock.calls.length]).toEqual([200, 1])
})
