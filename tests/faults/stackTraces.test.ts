import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Client, createClient, LedgerlineError } from '../../src/index.js'
import { answer, type Behaviour, long, resetBeforeHeaders, stalledBody } from '../support/faultServer.js'
import { serveFaults } from './harness.js'

// What a log shows of an error is its stack: the line that made the call has to be in it.

const { stackTraceLimit } = Error
beforeAll(() => {
  Error.stackTraceLimit = 10 // what Node has; the test runner raises it
})
afterAll(() => {
  Error.stackTraceLimit = stackTraceLimit
})

const run = serveFaults()
const address = '0xd8da6bf26964af9d7eed9e03e53415d37aa96045'
const firstPage = answer(200, { result: [], cursor: 'second' })

const faults: Readonly<Record<string, Behaviour>> = {
  'an error status': answer(500),
  'a reset connection': resetBeforeHeaders,
  'a timeout': stalledBody,
  'a body that is too long': long(5_000),
  'a body that is not JSON': answer(200, '<html>'),
  'an answer that breaks its contract': answer(200, {}),
}

const ways: Readonly<Record<string, (client: Client) => Promise<unknown>>> = {
  'an awaited call': async (client) => await client.evm.getNativeBalance({ address }),
  withResponse: async (client) => await client.evm.getNativeBalance({ address }).withResponse(),
  'an awaited page': async (client) => await client.evm.getWalletNFTs({ address }),
  'a loop over items': async (client) => {
    for await (const _ of client.evm.getWalletNFTs({ address }));
  },
  'a loop over pages': async (client) => {
    for await (const _ of client.evm.getWalletNFTs({ address }).pages());
  },
}

const laterWays: typeof ways = {
  next: async (client) => {
    const page = await client.evm.getWalletNFTs({ address })
    await page.nextPage()
  },
  'a loop over items': async (client) => {
    for await (const _ of client.evm.getWalletNFTs({ address }));
  },
  'a loop over pages': async (client) => {
    for await (const _ of client.evm.getWalletNFTs({ address }).pages());
  },
}

describe.each(Object.entries(faults))('the stack of %s leads to the line of', (_, fault) => {
  test.each(Object.entries(ways))('%s', (_, way) => expectToLead(way, fault))
  test.each(Object.entries(laterWays))('%s, for its second page', (_, way) => expectToLead(way, firstPage, fault))
})

const mistakes: typeof ways = {
  'an address': (client) => client.evm.getNativeBalance({ address: '0x12' }),
  'an input that is missing': (client) => client.evm.getWalletNFTs({} as { address: string }),
  'a limit that is no number': (client) => client.evm.getWalletNFTs({ address, limit: -1 }),
  'a date': (client) => client.evm.getWalletHistory({ address, fromDate: 'yesterday' }),
  'an entry of a list': (client) => client.evm.getNativeBalancesForAddresses({ walletAddresses: [address, '0x'] }),
  'a field of an entry': (client) => client.evm.getMultipleTokenPrices({ tokens: [{ tokenAddress: '0x' }] }),
  'a row of a loop': async (client) => {
    for await (const _ of client.evm.getWalletNFTs({ address: '0x12' }));
  },
  'a request': (client) =>
    client.request({ api: 'evm', method: 'GET', path: '/x', query: { a: [Symbol('a') as never] } }),
  'the API key that is missing': () => createClient({}).evm.getWalletNFTs({ address }),
}

test.each(Object.entries(mistakes))('the stack of a mistake in %s leads to its line', (_, way) => expectToLead(way))

test('the stack of a mistake leads to its line when all calls are awaited together', () =>
  expectToLead(async ({ evm }) => {
    const calls = [evm.getNativeBalance({ address: '0x12' }), evm.getWalletNFTs({ address, limit: -1 })]
    const [, second] = await Promise.allSettled(calls)
    throw second?.status === 'rejected' ? second.reason : new Error('both must fail')
  }))

test('the stack of what raw rejects with leads to its line', () =>
  expectToLead(async (client) => await client.evm.getNativeBalance({ address }).raw(), answer(500)))

test('the stack of a request without an operation leads to its line', () =>
  expectToLead(async (client) => await client.request({ api: 'evm', method: 'GET', path: '/x' }), answer(500)))

async function expectToLead(way: (client: Client) => Promise<unknown>, ...plan: Behaviour[]): Promise<void> {
  run.server.next(...plan)
  const client = createClient({ apiKey: 'k', baseUrl: run.server.url, retries: 0, timeout: 100, maxBody: 4_000 })
  async function theLineOfTheUser(): Promise<unknown> {
    return await way(client)
  }
  const error: Error = await theLineOfTheUser().then(
    () => expect.unreachable('the call must fail'),
    (reason) => reason,
  )
  expect(error).toBeInstanceOf(LedgerlineError)
  expect(error.stack).toContain('theLineOfTheUser')
}
