import { describe, expect, test } from 'vitest'
import { createEvmClient, getNativeBalance, getWalletNFTs } from '../../src/evm.js'
import * as root from '../../src/index.js'
import { createRawClient } from '../../src/raw.js'
import { operationQuery, pagesQuery } from '../../src/react.js'
import * as streams from '../../src/streams.js'
import * as values from '../../src/values.js'
import * as webhooks from '../../src/webhooks.js'
import { allEntries } from '../support/catalogue.js'
import { inputOf } from '../support/exampleInputs.js'

// What plain JavaScript passes and TypeScript would refuse.

const fails = (): never => {
  throw new Error('of the caller')
}
const hostile: readonly (readonly [name: string, value: unknown])[] = [
  ...[undefined, null, true, 0, -1, 1.5, Number.NaN, Number.POSITIVE_INFINITY, 1n, '', ' ', 'x'].map(
    (value) => [typeof value === 'string' ? `'${value}'` : String(value), value] as const,
  ),
  ['a symbol', Symbol('x')],
  ['an object', {}],
  ['an object without prototype', Object.create(null)],
  ['an object that is no text', { toString: () => fails(), valueOf: () => fails() }],
  ['a list', []],
  ['a list of null', [null]],
  ['a list of a symbol', [Symbol('x')]],
  ['a function', () => {}],
  ['no date', new Date(Number.NaN)],
  ['bytes', new Uint8Array(2)],
]

type Call = (...args: unknown[]) => unknown

/** Names of what fails with an error that is not ours. */
async function foreign(calls: readonly (readonly [name: string, call: () => unknown])[]): Promise<readonly string[]> {
  const found: string[] = []
  for (const [name, call] of calls) {
    const outcome = async (): Promise<void> => {
      const result = await call()
      if (typeof result !== 'object' || !result || !(Symbol.asyncIterator in result)) return
      for await (const _ of result as AsyncIterable<unknown>) break
    }
    await outcome().catch((error: unknown) => {
      if (!root.isLedgerlineError(error)) found.push(`${name}: ${error}`)
    })
  }
  return found
}

describe('whatever it is given, nothing but our errors comes of', () => {
  const client = root.createClient({ apiKey: 'some-key', fetch: async () => Response.json({ balance: '1' }) })
  const { createClient, createCaller, isLedgerlineError } = root
  const { isSameTrigger, isSameTriggers } = streams
  const functions: Readonly<Record<string, unknown>> = {
    createClient,
    createCaller,
    createEvmClient,
    isLedgerlineError,
    isSameTrigger,
    isSameTriggers,
    ...values,
    ...webhooks,
    createRawClient,
    operationQuery: (...args: [never, never]) => operationQuery(client, ...args),
    pagesQuery: (...args: [never, never]) => pagesQuery(client, ...args),
    'client.call': (...args: [never, never]) => client.call(...args),
    'client.evm.getNativeBalance': client.evm.getNativeBalance,
    'client.evm.getWalletNFTs': client.evm.getWalletNFTs,
    'client.request': client.request,
    'a handler': webhooks.createWebhookHandler({ secret: 'x', onDelivery() {}, onError() {} }),
  }
  const called = Object.entries(functions).filter((entry): entry is [string, Call] => typeof entry[1] === 'function')

  test.each(called)('%s', async (_, call) => {
    const calls = hostile.flatMap(([name, value]): [string, () => unknown][] => [
      [name, () => call(value)],
      [`${name}, twice`, () => call(value, value)],
      [`an object, ${name}`, () => call({}, value)],
    ])
    expect(await foreign(calls)).toEqual([])
  })
})

describe('whatever a field is given, nothing but our errors comes of', () => {
  const address = '0xd8da6bf26964af9d7eed9e03e53415d37aa96045'
  const options = { apiKey: 'some-key', retries: 0, fetch: async () => Response.json({ balance: '1', result: [] }) }
  const client = root.createClient(options)
  const signed = { body: '{}', signature: `0x${'0'.repeat(64)}`, secret: 'x' }
  const trigger = { type: 'tx', contractAddress: address, functionAbi: {}, inputs: [], topic0: '', callFrom: '' }
  const cases: readonly (readonly [name: string, good: object, call: Call])[] = [
    [
      'createClient',
      {
        ...options,
        baseUrl: '',
        timeout: 1,
        maxBody: 1,
        decode: '',
        aptosNode: '',
        product: '',
        hooks: {},
        limiter: {},
      },
      async (given) => {
        const { evm } = root.createClient({ ...options, ...Object(given) })
        await evm.getNativeBalance({ address })
        await evm.getWalletNFTs({ address })
      },
    ],
    [
      'options of a call',
      { signal: null, timeout: 1000, retries: 0, decode: 'strict' },
      (given) => client.call(getNativeBalance, { address }, Object(given)),
    ],
    [
      'client.request',
      { api: 'evm', method: 'POST', path: '/x', query: {}, body: {} },
      (given) => client.request(Object(given)),
    ],
    ['the query of client.request', { a: 1 }, (query) => client.request({ ...request, query: Object(query) })],
    [
      'operationQuery',
      { address, chain: 1, limit: 1 },
      (given) => run(operationQuery(client, getWalletNFTs, given as never)),
    ],
    [
      'createWebhookHandler',
      { ...handler, dedupe: {}, maxBody: 1, timeout: 1, abi: [] },
      (given) => webhooks.createWebhookHandler(Object(given)),
    ],
    [
      'parseWebhook',
      { ...signed, network: 'evm', abi: [], decode: 'strict' },
      (given) => webhooks.parseWebhook(Object(given)),
    ],
    ['verifySignature', signed, (given) => webhooks.verifySignature(Object(given))],
    ['signWebhook', signed, (given) => webhooks.signWebhook(Object(given))],
    [
      'simulateDeliveries',
      { network: 'evm', secret: 'x', scenario: 'test', seed: 1 },
      (given) => webhooks.simulateDeliveries(Object(given)),
    ],
    ['decodeLogs', { logs: [], abi: [] }, (given) => webhooks.decodeLogs(Object(given))],
    ['isSameTriggers', trigger, (given) => streams.isSameTriggers([Object(given)], [trigger])],
    ['tokenAmount', { value: 1n, decimals: 1, token: {} }, (given) => values.tokenAmount(Object(given))],
  ]

  test.each(cases)('%s', async (_, good, call) => {
    const calls = Object.keys(good).flatMap((field) =>
      hostile.map(([name, value]): [string, () => unknown] => [
        `${field}: ${name}`,
        () => call({ ...good, [field]: value }),
      ]),
    )
    expect(await foreign(calls)).toEqual([])
  })
})

test('whatever any input of any operation is given, nothing but our errors comes of it', {
  timeout: 120_000,
}, async () => {
  const fetch = async () => Response.json({})
  const client = root.createClient({ apiKey: 'some-key', retries: 0, fetch, hooks: { onIssue() {} } })
  const calls = (await allEntries()).flatMap((entry) =>
    entry.constant.inputs.flatMap(({ name: input }) =>
      hostile.map(([name, value]): [string, () => unknown] => [
        `${entry.id}, ${input}: ${name}`,
        () => client.call(entry.constant, { ...inputOf(entry), [input]: value }),
      ]),
    ),
  )
  expect(await foreign(calls)).toEqual([])
})

const request = { api: 'evm', method: 'GET', path: '/x' } as const
const handler = { secret: 'x', onDelivery() {} }
const run = ({ queryFn }: { readonly queryFn: unknown }): unknown =>
  typeof queryFn === 'function' && queryFn({ signal: new AbortController().signal })
