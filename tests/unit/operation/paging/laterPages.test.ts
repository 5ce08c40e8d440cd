import { describe, expect, test } from 'vitest'
import * as aptos from '../../../../src/aptos.js'
import * as node from '../../../../src/aptos-node.js'
import * as evm from '../../../../src/evm.js'
import { createCaller } from '../../../../src/index.js'
import { isOperation, type Operation } from '../../../../src/operation/operation.js'
import * as streams from '../../../../src/streams.js'
import { address, collect, runServer } from '../../client/harness.js'

const harness = runServer()
const other = '0x28c6c06298d514db089934071355e5743bf21d60'

const callers = [
  ['a client', () => harness.client()],
  ['a caller', () => createCaller({ apiKey: null, baseUrl: harness.server.url, retries: 0 })],
] as const

function serveTwoPages(): void {
  harness.server.answer(({ query }) => ({ body: { result: [], cursor: query.has('cursor') ? null : 'next' } }))
}

const urls = (): string[] => harness.server.arrivals.map(({ url }) => url)

describe.each(callers)('later pages of %s', (_who, caller) => {
  const asked = [`/evm/${address}/nft?chain=0x1&limit=5`, `/evm/${address}/nft?chain=0x1&limit=5&cursor=next`]

  test('are of the same list, whatever becomes of the object that the call was given', async () => {
    serveTwoPages()
    const input = { address, limit: 5 }
    const call = caller().call(evm.getWalletNFTs, input)
    Object.assign(input, { address: other, limit: 7 })
    await collect(call)
    expect(urls()).toEqual(asked)
  })

  test('are of the same list, whatever becomes of a list in the input', async () => {
    serveTwoPages()
    const tokenAddresses = [address]
    const call = caller().call(evm.getWalletNFTs, { address, tokenAddresses })
    tokenAddresses[0] = other
    await collect(call)
    for (const url of urls()) expect(url).toContain(`token_addresses[]=${address}`)
    expect(urls()).toHaveLength(2)
  })

  test('are of the same events, whatever becomes of the ABI in the input', async () => {
    serveTwoPages()
    const abi = { type: 'event', name: 'Transfer', inputs: [] }
    const call = caller().call(evm.getContractEvents, { address, topic: `0x${'ab'.repeat(32)}`, abi })
    abi.name = 'Approval'
    await collect(call)
    const bodies = harness.server.arrivals.map(({ body }) => body)
    expect(bodies).toEqual(Array(2).fill('{"type":"event","name":"Transfer","inputs":[]}'))
  })

  test('are asked for with the options of the call, whatever becomes of their object', async () => {
    serveTwoPages()
    const options = { headers: { 'x-of': 'this' } }
    const call = caller().call(evm.getWalletNFTs, { address }, options)
    options.headers = { 'x-of': 'another' }
    await collect(call)
    expect(harness.server.arrivals.map(({ headers }) => headers['x-of'])).toEqual(['this', 'this'])
  })

  test('know the inputs that an instance of a class has as getters', async () => {
    serveTwoPages()
    class Wallet {
      readonly #limit = 5
      get address() {
        return address
      }
      get limit() {
        return this.#limit
      }
    }
    await collect(caller().call(evm.getWalletNFTs, new Wallet()))
    expect(urls()).toEqual(asked)
  })

  test('an input whose cursor cannot be read is a rejection: a call throws nothing', async () => {
    serveTwoPages()
    const broken = new Error('no cursor')
    const input = {
      address,
      get cursor(): string {
        throw broken
      },
    }
    await expect(collect(caller().call(evm.getWalletNFTs, input))).rejects.toBe(broken)
    expect(urls()).toEqual([])
  })
})

/** Values of every format, and those of the lists that an encoder names. */
const samples: readonly unknown[] = [
  ...[true, 7, 1.5, 7n, '7', '0x7', '-7.5', 'eth', 'mainnet', 2, 'some text', address, `0x${'a1'.repeat(32)}`],
  ...[new Date(0), new Date(-1.7e12), new Date(8.64e15), '2024-03', 1_700_000_000, -1],
  ...[['a', 'b'], [address, other], { bytes: 1n }, '0x1::coin::CoinInfo'],
]

const all: readonly Operation[] = [evm, aptos, node, streams].flatMap((api) => Object.values(api).filter(isOperation))
const ofPages = all.filter(({ page }) => page)

test.each(ofPages.map((operation) => [operation.id, operation] as const))(
  'the inputs of %s may be encoded again, as they are for later pages',
  (_id, { inputs }) => {
    for (const { name, encode } of inputs) {
      const accepted = [...samples, ...namedBy(encode)].flatMap((sample) => encoded(encode, sample))
      expect(accepted, name).not.toEqual([])
      expect(
        accepted.flatMap((value) => encoded(encode, value)),
        name,
      ).toEqual(accepted)
    }
  },
)

function encoded(encode: Operation['inputs'][number]['encode'], value: unknown): readonly unknown[] {
  try {
    return [encode(value, 'x')]
  } catch {
    return [] // not of this format
  }
}

function namedBy(encode: Operation['inputs'][number]['encode']): readonly string[] {
  try {
    encode({}, 'x')
  } catch (error) {
    return /one of (.*), got/.exec(String(error))?.[1]?.split(', ') ?? []
  }
  return []
}
