import { describe, expect, test } from 'vitest'
import { apisIn, generatedFolder } from '../../../playground/apis.js'
import { createAptosClient } from '../../../src/aptos.js'
import { createAptosNodeClient } from '../../../src/aptos-node.js'
import { createEvmClient } from '../../../src/evm.js'
import { createClient } from '../../../src/index.js'
import { createRawClient } from '../../../src/raw.js'
import { createStreamsClient } from '../../../src/streams.js'

/** Makes a client as plain JavaScript may, and gives the error. */
function refusalOf(options: unknown, create: (options: object) => unknown = createClient): unknown {
  try {
    return create(options as object)
  } catch (error) {
    return error
  }
}

const refused = (...texts: readonly string[]): unknown =>
  expect.objectContaining({
    name: 'ConfigurationError',
    code: 'INVALID_CONFIGURATION',
    message: expect.stringMatching(new RegExp(texts.map((text) => text.replace(/[^\w\s]/g, '\\$&')).join('[^]*'))),
  })

describe('an option that does not exist is refused, with the one that was meant', () => {
  test.each([
    ['apikey', 'apiKey'],
    ['api_key', 'apiKey'],
    ['key', 'apiKey'],
    ['timeOut', 'timeout'],
    ['timout', 'timeout'],
    ['retry', 'retries'],
    ['maxRetries', 'retries'],
    ['baseURL', 'baseUrl'],
    ['url', 'baseUrl'],
    ['chain', 'defaultChain'],
    ['network', 'defaultNetwork'],
    ['header', 'headers'],
  ])('%s: %s', (name, meant) => {
    expect(refusalOf({ [name]: 'x' })).toEqual(refused(`Unknown option: ${name}`, `Did you mean ${meant}?`))
  })

  test('also in options without a prototype', () => {
    expect(refusalOf(Object.assign(Object.create(null), { apikey: 'k' }))).toEqual(refused('Unknown option: apikey'))
  })

  test('a guess may be wrong, so the others are named too', () => {
    expect(refusalOf({ retries: { max: 3 } })).toEqual(refused('Unknown option: retries.max', 'One of: limit, '))
  })

  test('a name that is near to none is answered with all of them', () => {
    expect(refusalOf({ apiKey: 'k', cache: true })).toEqual(refused('Unknown option: cache', 'One of: apiKey, '))
  })

  test.each(['1', '_', 'ключ'])('%s, which has no letter of any name, is no guess', (name) => {
    expect(String(refusalOf({ [name]: true }))).toMatch(new RegExp(`Unknown option: ${name}\n {2}→ One of: apiKey, `))
  })

  test.each([
    [{ hooks: { onretry() {} } }, 'hooks.onretry', 'onRetry'],
    [{ retries: { limits: 3 } }, 'retries.limits', 'limit'],
    [{ baseUrl: { aptos: { mainet: 'http://127.0.0.1/' } } }, 'baseUrl.aptos.mainet', 'mainnet'],
    [{ baseUrl: { aptosNode: { main: 'http://127.0.0.1/' } } }, 'baseUrl.aptosNode.main', 'mainnet'],
  ])('inside of %o too', (options, name, meant) => {
    expect(refusalOf(options)).toEqual(refused(`Unknown option: ${name}`, `Did you mean ${meant}?`))
  })

  test.each([
    ['createEvmClient', createEvmClient],
    ['createAptosClient', createAptosClient],
    ['createAptosNodeClient', createAptosNodeClient],
    ['createStreamsClient', createStreamsClient],
    ['createRawClient', (options: object) => createRawClient('evm', options)],
  ])('%s refuses it as well', (_, create) => {
    expect(refusalOf({ apikey: 'k' }, create)).toEqual(refused('Unknown option: apikey'))
  })
})

describe('an option that cannot be meant is refused when the client is made, with what it takes', () => {
  test.each([
    ['apiKey', 42, 'string or function or null'],
    ['apiKey', {}, 'string or function or null'],
    ['baseUrl', new URL('http://127.0.0.1:1'), 'string or object'],
    ['baseUrl', ['http://127.0.0.1:1'], 'string or object'],
    ['baseUrl', 4010, 'string or object'],
    ['baseUrl', null, 'string or object'],
    ['fetch', 'node-fetch', 'a function'],
    ['timeout', '5000', 'a number of milliseconds'],
    ['retries', true, 'number or object'],
    ['headers', 'a: b', 'object'],
    ['headers', ['ab', 'cd'], 'object'],
    ['headers', [['a']], 'object'],
    ['limiter', {}, 'object with a method acquire'],
    ['limiter', { acquire: 'x' }, 'object with a method acquire'],
    ['limiter', null, 'object with a method acquire'],
    ['hooks', null, 'object'],
    ['maxBody', '10mb', 'a number of bytes'],
    ['defaultChain', { id: 1 }, 'string or number or bigint'],
    ['defaultNetwork', null, 'string or number'],
    ['validate', true, "the `answers` of 'ledgerline/zod/…'"],
    ['validate', { answers: {}, zGetBlockResponse: { safeParse: () => ({}) } }, "the `answers` of 'ledgerline/zod/…'"],
    ['validate', { getBlock: null }, "the `answers` of 'ledgerline/zod/…'"],
  ])('%s: %o', (name, value, expected) => {
    expect(refusalOf({ [name]: value })).toEqual(refused(`Invalid option: ${name}`, `${name} takes ${expected}`))
  })

  test('with its fields, where they are known', () => {
    expect(refusalOf({ retries: true })).toEqual(
      refused('retries takes number or object { limit?, minDelay?, maxDelay?, shouldRetry? }'),
    )
  })

  test('a field of an option too', () => {
    expect(refusalOf({ hooks: { onRetry: 1 } })).toEqual(refused('Invalid option: hooks.onRetry', 'takes a function'))
    expect(refusalOf({ baseUrl: { evm: new URL('http://127.0.0.1:1') } })).toEqual(
      refused('baseUrl.evm', 'takes string'),
    )
    expect(refusalOf({ baseUrl: { aptos: new URL('http://127.0.0.1:1') } })).toEqual(
      refused('baseUrl.aptos', 'takes string or object'),
    )
    expect(refusalOf({ baseUrl: { aptosNode: { testnet: new URL('http://127.0.0.1:1') } } })).toEqual(
      refused('baseUrl.aptosNode.testnet', 'takes string'),
    )
  })

  test.each([
    ['timeout', Number.NaN, 'timeout = NaN'],
    ['timeout', 0, 'timeout = 0\n  → timeout takes a number of milliseconds above 0'],
    ['retries', -1, 'retries = -1'],
    ['retries', { limit: 1.5 }, 'retries.limit = 1.5\n  → limit takes a whole number from 0'],
    ['decode', 'strictly', 'decode = strictly'],
    ['aptosNode', 'full', 'aptosNode = full'],
  ])('%s: %o, of the right type, is refused by its value', (name, value, shown) => {
    expect(refusalOf({ [name]: value })).toEqual(refused(`Invalid option: ${shown}`))
  })

  test.each([
    ['decode', 'strictly', 'tolerant or strict'],
    ['aptosNode', 'full', 'gateway or fullnode'],
  ])('%s: %o, with the values there are', (name, value, values) => {
    expect(refusalOf({ [name]: value })).toEqual(refused(`${name} = ${value}`, `${name} takes ${values}`))
  })

  test('it is not shown, because it may be the key', () => {
    const text = String(refusalOf({ apiKey: ['some-secret-key'] })) + String(refusalOf({ apikey: 'some-secret-key' }))
    expect(text).not.toContain('some-secret-key')
    expect(String(refusalOf({ apiKey: 424242 }))).not.toContain('424242')
  })

  test.each(['some-secret-key', 42, null, ['some-secret-key']])('options that are no object: %o', (options) => {
    const error = refusalOf(options)
    expect(error).toEqual(refused('Options must be an object', 'apiKey'))
    expect(String(error)).not.toContain('some-secret-key')
  })

  test.each([
    { defaultChain: 'BSC testnet', defaultNetwork: 'Testnet' },
    { defaultChain: 1n, defaultNetwork: 2 },
    { timeout: Number.POSITIVE_INFINITY, retries: 0, decode: 'strict', aptosNode: 'fullnode' },
  ])('%o can be meant', (options) => {
    expect(refusalOf(options)).not.toBeInstanceOf(Error)
  })

  test('what is undefined is not given', () => {
    expect(refusalOf({ apiKey: undefined, hooks: undefined, baseUrl: undefined })).not.toBeInstanceOf(Error)
  })
})

test.each(apisIn(generatedFolder))('%s, as every API that has documents, can have a host of its own', (api) => {
  expect(refusalOf({ apiKey: 'k', baseUrl: { [api]: 'http://127.0.0.1' } })).toHaveProperty(api)
})
