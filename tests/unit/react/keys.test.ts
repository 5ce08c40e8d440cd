import { hashKey, skipToken } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { createCaller } from '../../../src/client/caller.js'
import type { ClientOptions } from '../../../src/client/options.js'
import { getContractEvents, getNativeBalance, getWalletNFTs, runContractFunction } from '../../../src/evm.js'
import type { Operation } from '../../../src/operation/operation.js'
import { operationQuery, pagesQuery } from '../../../src/react.js'
import { wallet } from './wire.js'

const callerOf = (options: Partial<ClientOptions> = {}) => createCaller({ apiKey: null, ...options })
const caller = callerOf()

/** The hash under which TanStack keeps the query of a call. */
const hashOf = (operation: Operation, input: unknown, client = caller): string =>
  hashKey(operationQuery(client, operation, input).queryKey)

test('a bigint, a number and text are the same key, and none of them breaks it', () => {
  const [first, ...others] = [10n ** 20n, '100000000000000000000', '0x56bc75e2d63100000'].map((toBlock) =>
    hashOf(getNativeBalance, { address: wallet, toBlock }),
  )
  expect(others).toEqual([first, first])
  expect(first).toContain('to_block=100000000000000000000')
})

test('the order of inputs, the case of an address and the spelling of a chain do not matter', () => {
  const hash = hashOf(getNativeBalance, { address: wallet, chain: 'eth' })
  expect(hashOf(getNativeBalance, { chain: 1, address: wallet.toUpperCase().replace('0X', '0x') })).toBe(hash)
})

test('an input that says the default and one that leaves it out are the same key', () => {
  const hash = hashOf(getNativeBalance, { address: wallet })
  expect(hashOf(getNativeBalance, { address: wallet, chain: '0x1', toBlock: undefined })).toBe(hash)
})

test('two default chains never share a key', () => {
  const hash = hashOf(getNativeBalance, { address: wallet })
  expect(hashOf(getNativeBalance, { address: wallet }, callerOf({ defaultChain: 'polygon' }))).not.toBe(hash)
})

test('two base URLs never share a key', () => {
  const at = (baseUrl: string): string => hashOf(getNativeBalance, { address: wallet }, callerOf({ baseUrl }))
  expect(at('https://one.example')).not.toBe(at('https://two.example'))
})

test('two inputs, two operations, an answer and pages never share a key', () => {
  const other = '0x0000000000000000000000000000000000000001'
  const keys = [
    hashOf(getNativeBalance, { address: wallet }),
    hashOf(getNativeBalance, { address: other }),
    hashOf(getWalletNFTs, { address: wallet }),
    hashOf(getWalletNFTs, { address: wallet, cursor: 'a' }),
    hashOf(getNativeBalance, { address: 'vitalik' }),
    hashOf(getNativeBalance, { address: 'nick' }),
    hashKey(pagesQuery(caller, getWalletNFTs, { address: wallet }).queryKey),
    hashKey(operationQuery(caller, getNativeBalance, skipToken).queryKey),
    hashKey(operationQuery(caller, getWalletNFTs, skipToken).queryKey),
    hashKey(pagesQuery(caller, getWalletNFTs, skipToken).queryKey),
  ]
  expect(new Set(keys).size).toBe(keys.length)
})

test('the order of fields within a body does not matter, their values do', () => {
  const call = (params: object): string =>
    hashOf(runContractFunction, { address: wallet, functionName: 'f', abi: [{ name: 'f', type: 'function' }], params })
  const hash = call({ owner: wallet, id: 10n ** 30n })
  expect(call({ id: 10n ** 30n, owner: wallet })).toBe(hash)
  expect(call({ id: 10n ** 30n + 1n, owner: wallet })).not.toBe(hash)
  const events = (abi: object): string =>
    hashOf(getContractEvents, { address: wallet, topic: `0x${'a'.repeat(64)}`, abi })
  expect(events({ type: 'event', name: 'Transfer' })).toBe(events({ name: 'Transfer', type: 'event' }))
  expect(events({ name: 'Transfer' })).not.toBe(events({ name: 'Transfer', ...JSON.parse('{"__proto__":{"a":1}}') }))
})

test('a prefix of the key reaches every query of an operation', () => {
  const prefix = ['ledgerline', 'evm', 'getWalletNFTs']
  expect(operationQuery(caller, getWalletNFTs, { address: wallet }).queryKey.slice(0, 3)).toEqual(prefix)
  expect(pagesQuery(caller, getWalletNFTs, { address: wallet }).queryKey.slice(0, 3)).toEqual(prefix)
})

const circle: { self?: unknown } = {}
circle.self = circle

test.each<[string, unknown]>([
  ['nothing', undefined],
  ['a missing input', {}],
  ['an unknown input', { address: wallet, chian: 'eth' }],
  ['a value that is no address', { address: 'vitalik' }],
  ['a bigint where none belongs', { address: 5n }],
  ['a circle', { address: circle }],
  [
    'a getter that throws',
    Object.defineProperty({}, 'address', {
      enumerable: true,
      get: () => {
        throw new Error('no')
      },
    }),
  ],
  ['text', 'address'],
])('%s gives a key that is stable, and does not throw', (_, input) => {
  const hash = hashOf(getNativeBalance, input)
  expect(hashOf(getNativeBalance, input)).toBe(hash)
  expect(hash).toContain('invalid')
  expect(() => pagesQuery(caller, getWalletNFTs, input as never)).not.toThrow() // what JavaScript users pass
})
