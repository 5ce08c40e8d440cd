import { describe, expect, test } from 'vitest'
import {
  createWebhookHandler,
  decodeLogs,
  type EvmDelivery,
  parseWebhook,
  type Scenario,
  type SimulatedDelivery,
  simulateDeliveries,
  verifySignature,
} from '../../../../src/webhooks.js'
import { secret } from '../../../support/webhooks/delivery.js'

const scenarios: readonly Scenario[] = [
  'unconfirmed-then-confirmed',
  'confirmed-first',
  'duplicates',
  'out-of-order',
  'reorg',
  'moved',
  'test',
  'poison',
]

async function play(network: 'evm' | 'aptos', scenario: Scenario, seed = 1): Promise<readonly SimulatedDelivery[]> {
  const deliveries: SimulatedDelivery[] = []
  for await (const delivery of simulateDeliveries({ network, secret, scenario, seed })) deliveries.push(delivery)
  return deliveries
}

async function playParsed(scenario: Scenario): Promise<readonly EvmDelivery[]> {
  const read = ({ body, headers }: SimulatedDelivery) =>
    parseWebhook({ body, secret, signature: headers['x-signature'], network: 'evm' })
  return Promise.all((await play('evm', scenario)).map(read))
}

describe.each(['evm', 'aptos'] as const)('on %s', (network) => {
  test.each(scenarios)('%s is signed and accepted', async (scenario) => {
    const handle = createWebhookHandler({ secret, network: network as 'evm', onDelivery: () => undefined })
    for (const { body, headers, note } of await play(network, scenario)) {
      await expect(verifySignature({ body, secret, signature: headers['x-signature'] }), note).resolves.toBe(true)
      const request = new Request('http://localhost/', { method: 'POST', body, headers })
      expect((await handle(request)).status, note).toBe(200)
    }
  })

  test.each(scenarios)('%s gives the same bytes for the same seed, and others for another', async (scenario) => {
    expect(await play(network, scenario, 7)).toEqual(await play(network, scenario, 7))
    if (scenario !== 'test') expect(await play(network, scenario, 7)).not.toEqual(await play(network, scenario, 8))
  })

  test('the seed is 1 where none is given', async () => {
    const [first] = await play(network, 'reorg', 1)
    const deliveries = simulateDeliveries({ network, secret, scenario: 'reorg' })
    expect((await deliveries[Symbol.asyncIterator]().next()).value).toEqual(first)
  })
})

test('a body does not survive being parsed and written again', async () => {
  for (const scenario of scenarios.filter((name) => name !== 'test')) {
    for (const { body } of await play('evm', scenario)) expect(JSON.stringify(JSON.parse(body))).not.toBe(body)
  }
})

test('unconfirmed then confirmed: one block, the same transfers', async () => {
  const [first, second] = await playParsed('unconfirmed-then-confirmed')
  expect([first?.confirmed, second?.confirmed]).toEqual([false, true])
  expect({ ...first, confirmed: true, raw: second?.raw }).toEqual(second)
  expect(first?.erc20Transfers).toHaveLength(2)
})

test('confirmed first: the same two, the other way round', async () => {
  expect((await playParsed('confirmed-first')).map(({ confirmed }) => confirmed)).toEqual([true, false])
})

test('duplicates: a handler sees one delivery', async () => {
  const seen: unknown[] = []
  const handle = createWebhookHandler({ secret, onDelivery: (delivery) => seen.push(delivery) })
  for (const { body, headers } of await play('evm', 'duplicates')) {
    await handle(new Request('http://localhost/', { method: 'POST', body, headers }))
  }
  expect(seen).toHaveLength(1)
})

test('out of order: every block in both states, not in their order', async () => {
  const deliveries = await playParsed('out-of-order')
  const states = deliveries.map(({ block, confirmed }) => `${block.number} ${confirmed}`)
  expect(new Set(states).size).toBe(6)
  expect(states).not.toEqual([...states].sort())
})

test('reorg: a block of the same number takes the place of one that is never confirmed', async () => {
  const [lost, kept, confirmed] = await playParsed('reorg')
  expect(kept?.block.number).toBe(lost?.block.number)
  expect(kept?.block.hash).not.toBe(lost?.block.hash)
  expect(confirmed?.block.hash).toBe(kept?.block.hash)
  expect([lost?.confirmed, kept?.confirmed, confirmed?.confirmed]).toEqual([false, false, true])
})

test('reorg and moved: the logs have other indexes in the block that wins, as in a real reorganisation', async () => {
  for (const scenario of ['reorg', 'moved'] as const) {
    const [lost, kept, confirmed] = await playParsed(scenario)
    const indexes = (one: EvmDelivery | undefined) =>
      [...(one?.logs ?? []), ...(one?.erc20Transfers ?? [])].map(({ logIndex }) => logIndex)
    expect(indexes(kept).filter((index) => indexes(lost).includes(index))).toEqual([])
    expect(indexes(confirmed)).toEqual(indexes(kept))
  }
  const [lost, kept] = await playParsed('moved')
  const hashes = (one: EvmDelivery | undefined) => one?.erc20Transfers.map(({ transactionHash }) => transactionHash)
  expect(hashes(kept)).toEqual(hashes(lost))
})

test('the transfers that a test is about are sent in every block, as transfers and as logs', async () => {
  const [token, from, to] = ['a', 'b', 'c'].map((digit) => `0x${digit.repeat(40)}`)
  const transfers = [
    { token, from, to, value: 10n ** 18n },
    { token, from, to, value: '7' },
  ] as never
  for (const scenario of ['confirmed-first', 'moved', 'reorg', 'out-of-order'] as const) {
    for await (const { body, headers } of simulateDeliveries({ network: 'evm', secret, scenario, transfers })) {
      const delivery = await parseWebhook({ body, secret, signature: headers['x-signature'], network: 'evm' })
      expect(delivery.issues).toEqual([])
      expect(delivery.erc20Transfers.map((row) => [row.contract, row.from, row.to, row.value])).toEqual([
        [token, from, to, 10n ** 18n],
        [token, from, to, 7n],
      ])
      expect(new Set(delivery.erc20Transfers.map(({ transactionHash }) => transactionHash)).size).toBe(2)
      expect(decodeLogs(delivery).events.map(({ args }) => Object(args).value)).toEqual([10n ** 18n, 7n])
    }
  }
})

test.each([
  [[{ token: '0x1', from: '0x1', to: '0x1', value: 1 }], /Param token takes an EVM address/],
  [
    [{ token: `0x${'a'.repeat(40)}`, from: `0x${'a'.repeat(40)}`, to: `0x${'a'.repeat(40)}`, value: -1 }],
    /Param value takes base units/,
  ],
  [[{}], /Param token is required/],
  ['all of them', /Param transfers takes a list of/],
])('transfers that cannot be sent are refused: %j', (transfers, message) => {
  const options = { network: 'evm', secret, scenario: 'moved', transfers } as never
  expect(() => simulateDeliveries(options)).toThrow(message)
})

test('the test delivery is one', async () => {
  expect(await playParsed('test')).toMatchObject([{ kind: 'test' }])
})

test('poison: what can be read is read, the rest is told', async () => {
  const [delivery] = await playParsed('poison')
  expect(delivery?.erc20Transfers.map(({ value }) => value).slice(0, 2)).toEqual([
    2n ** 256n - 1n,
    123456789012345678901234567890n,
  ])
  expect(delivery?.erc20Transfers).toHaveLength(4)
  expect(delivery?.issues).toHaveLength(3)
  const { events, undecoded } = decodeLogs(delivery ?? {})
  expect([events.length, undecoded.length]).toEqual([2, 3])
})

test.each([
  [{ scenario: 'moon' }, /^Unknown scenario: moon\n.*reorg/],
  [{ scenario: 'move' }, /^Unknown scenario: move\n.*Did you mean moved\?/],
  [{ scenario: undefined }, /^Param scenario is required\n.*One of: unconfirmed-then-confirmed, .*poison$/],
  [{ scenario: 'constructor' }, /^Unknown scenario: constructor/],
  [{ network: 'sui' }, /^Incorrect network provided\. Got "sui"/],
  [{ secret: '' }, /^Param secret is required/],
])('options that cannot be played (%j) are refused at once', (change, message) => {
  const options = { network: 'evm', scenario: 'test', secret, ...change }
  expect(() => Reflect.apply(simulateDeliveries, undefined, [options])).toThrow(message)
})

describe('the chain of simulated deliveries', () => {
  const deliveries = simulateDeliveries({ network: 'evm', secret, scenario: 'moved' })

  test('has a block from its delivery on, and its transactions there until they are delivered elsewhere', async () => {
    const { chain } = deliveries
    const hashes: string[] = []
    for await (const { body } of deliveries) {
      const { block, logs } = JSON.parse(body)
      const blockNumber = BigInt(block.number)
      hashes.push(block.hash)
      expect(await chain.getLatestBlockNumber()).toBe(blockNumber)
      const place = await chain.getTransaction({ transactionHash: logs[0].transactionHash })
      expect(place).toEqual({ blockHash: block.hash, blockNumber })
      for (const id of [block.hash, block.number, blockNumber])
        expect(await chain.getBlock({ blockNumberOrHash: id })).toEqual({ hash: block.hash, number: blockNumber })
      expect(await chain.getBlock({ blockNumberOrHash: blockNumber + 1n })).toBeNull()
    }
    const [lost = '', kept] = hashes
    expect(lost).not.toBe(kept)
    expect(await chain.getBlock({ blockNumberOrHash: lost })).toBeNull()
  })

  test('is 64 blocks further when all are delivered, and begins anew with the loop', async () => {
    const { chain } = deliveries
    const heads: bigint[] = []
    for (let loop = 0; loop < 2; loop++) {
      for await (const _ of deliveries) heads.push(await chain.getLatestBlockNumber())
      heads.push(await chain.getLatestBlockNumber())
    }
    const [first = 0n] = heads
    expect(heads.map((head) => head - first)).toEqual([0n, 1n, 1n, 65n, 0n, 1n, 1n, 65n])
  })
})
