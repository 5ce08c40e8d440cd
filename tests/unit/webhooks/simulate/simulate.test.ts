import { describe, expect, test } from 'vitest'
import { isBitcoinAddress, parseBitcoin } from '../../../../src/values.js'
import {
  type BitcoinDelivery,
  createWebhookHandler,
  decodeLogs,
  type EvmDelivery,
  parseWebhook,
  type Scenario,
  type SimulatedDelivery,
  type SolanaDelivery,
  type StreamNetwork,
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

const networks = ['evm', 'solana', 'bitcoin', 'aptos'] as const

async function play(network: StreamNetwork, scenario: Scenario, seed = 1): Promise<readonly SimulatedDelivery[]> {
  const deliveries: SimulatedDelivery[] = []
  for await (const delivery of simulateDeliveries({ network, secret, scenario, seed })) deliveries.push(delivery)
  return deliveries
}

async function playParsed(scenario: Scenario): Promise<readonly EvmDelivery[]> {
  const read = ({ body, headers }: SimulatedDelivery) =>
    parseWebhook({ body, secret, signature: headers['x-signature'], network: 'evm' })
  return Promise.all((await play('evm', scenario)).map(read))
}

describe.each(networks)('on %s', (network) => {
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
    for (const network of networks)
      for (const { body } of await play(network, scenario)) expect(JSON.stringify(JSON.parse(body))).not.toBe(body)
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

test.each(networks)('duplicates: a handler sees one delivery of %s', async (network) => {
  const seen: unknown[] = []
  const handle = createWebhookHandler({ secret, onDelivery: (delivery) => seen.push(delivery) })
  for (const { body, headers } of await play(network, 'duplicates')) {
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

test('poison: the transfers of a test are paid as they are, and no other amount moves to or from their wallets', async () => {
  const [token, from, to] = ['a', 'b', 'c'].map((digit) => `0x${digit.repeat(40)}`)
  const options = { network: 'evm', secret, scenario: 'poison', transfers: [{ token, from, to, value: 7n }] } as never
  for await (const { body, note } of simulateDeliveries(options)) {
    const { erc20Transfers, logs } = JSON.parse(body)
    const own = [...erc20Transfers, ...logs].filter((row) => JSON.stringify(row)?.match(/b{40}|c{40}/))
    expect(own.map(({ value, data }) => BigInt(value ?? data))).toEqual([7n, 7n])
    expect(note).toBe('3 transfers can be read and 3 are issues; 1 log decodes and 3 do not')
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
  [{ scenario: 'replaced' }, /^Scenario replaced goes with network bitcoin only/],
  [{ network: 'bitcoin', transfers: [] }, /^Param transfers does not go with network bitcoin/],
  [{ network: undefined }, /^Param network is required\n.*One of: aptos, bitcoin, evm, solana/],
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

test('the chain of a sweep knows nothing of the families that are not played', async () => {
  const { chain } = simulateDeliveries({ network: 'aptos', secret, scenario: 'moved' })
  expect([await chain.resolve('5'.repeat(88)), await chain.universal.getTransactionByHash({ txHash: 'ab' })]).toEqual([
    null,
    null,
  ])
})

describe('Solana', () => {
  const playSolana = async (scenario: Scenario): Promise<readonly SolanaDelivery[]> =>
    Promise.all(
      (await play('solana', scenario)).map(({ body, headers }) =>
        parseWebhook({ body, secret, signature: headers['x-signature'], network: 'solana' }),
      ),
    )
  const signaturesOf = (delivery: SolanaDelivery | undefined) =>
    delivery?.transactions.map(({ signature }) => signature)

  test('reorg: the next slot follows the one before the slot that is dropped', async () => {
    const [lost, kept, confirmed] = await playSolana('reorg')
    expect(kept?.block.slot).toBe((lost?.block.slot ?? 0n) + 1n)
    expect(kept?.block.parentSlot).toBe(lost?.block.parentSlot)
    expect(signaturesOf(kept)?.filter((each) => signaturesOf(lost)?.includes(each))).toEqual([])
    expect([lost?.confirmed, kept?.confirmed, confirmed?.confirmed]).toEqual([false, false, true])
  })

  test('moved: the same signatures are in another slot', async () => {
    const [lost, kept, confirmed] = await playSolana('moved')
    expect(signaturesOf(kept)).toEqual(signaturesOf(lost))
    expect(kept?.block.slot).not.toBe(lost?.block.slot)
    expect(new Set(confirmed?.transactions.map(({ slot }) => slot))).toEqual(new Set([kept?.block.slot]))
  })

  test('a slot has transfers, one of them to a new account, and a transaction that failed', async () => {
    const [delivery] = await playSolana('confirmed-first')
    const [created, known, failed] = delivery?.transactions ?? []
    expect([created?.err, known?.err]).toEqual([null, null])
    expect(created?.tokenChanges?.at(-1)).toMatchObject({ before: 0n, accountIndex: 2, decimals: 6 })
    for (const { tokenChanges, accountKeys } of [created, known].flatMap((each) => each ?? [])) {
      const [out, into] = tokenChanges ?? []
      expect(into?.change).toBe(-(out?.change ?? 0n))
      expect(into?.change).toBeGreaterThan(0n)
      expect([out?.account, into?.account]).toEqual(accountKeys.slice(1, 3))
    }
    expect(failed?.err).toEqual({ InstructionError: [0, { Custom: 1 }] })
    expect(failed?.tokenChanges?.map(({ change }) => change)).toEqual([0n, 0n])
  })

  test('the chain resolves signatures: to the slot that stands, finalized when it is confirmed', async () => {
    const deliveries = simulateDeliveries({ network: 'solana', secret, scenario: 'moved' })
    const { resolve } = deliveries.chain
    const seen: unknown[] = []
    for await (const { body } of deliveries) {
      const { block, transactions } = JSON.parse(body)
      const status = await resolve(transactions[0].signature)
      expect(status?.slot).toBe(BigInt(block.slot))
      seen.push(status?.confirmationStatus)
    }
    expect(seen).toEqual(['confirmed', 'confirmed', 'finalized'])
    expect(await resolve('5'.repeat(88))).toBeNull()
  })

  test('the chain has dropped what only a dropped slot had', async () => {
    const deliveries = simulateDeliveries({ network: 'solana', secret, scenario: 'reorg' })
    const signatures: string[] = []
    for await (const { body } of deliveries) signatures.push(JSON.parse(body).transactions[0].signature)
    const [lost = '', kept = ''] = signatures
    expect([await deliveries.chain.resolve(lost), await deliveries.chain.resolve(kept)]).toMatchObject([
      null,
      { confirmationStatus: 'finalized' },
    ])
  })

  test('poison: what can be read is read, the rest is told', async () => {
    const [delivery] = await playSolana('poison')
    expect(delivery?.transactions).toHaveLength(5)
    expect(delivery?.issues.map(({ path }) => path)).toEqual([
      '/transactions/0',
      '/transactions/1/signature',
      '/transactions/2/preTokenBalances/0',
      '/transactions/2/preTokenBalances/1',
    ])
    const [unsure, huge] = delivery?.transactions ?? []
    expect(unsure?.tokenChanges).toEqual([]) // a balance that can't be read doesn't count as 0
    expect(huge?.tokenChanges?.map(({ after }) => after)).toEqual([123456789012345678901234567890n])
    expect(delivery?.transactions.flatMap(({ tokenChanges }) => tokenChanges ?? [])).toHaveLength(7)
  })
})

describe('Bitcoin', () => {
  const playBitcoin = async (scenario: Scenario): Promise<readonly BitcoinDelivery[]> =>
    Promise.all(
      (await play('bitcoin', scenario)).map(({ body, headers }) =>
        parseWebhook({ body, secret, signature: headers['x-signature'], network: 'bitcoin' }),
      ),
    )
  const txidsOf = (delivery: BitcoinDelivery | undefined) => delivery?.transactions.map(({ txid }) => txid)
  const phases = async (scenario: Scenario) => (await playBitcoin(scenario)).map(({ phase }) => phase)

  test('the phases come in their order, and the other way round', async () => {
    expect(await phases('unconfirmed-then-confirmed')).toEqual(['mempool', 'mined', 'confirmed'])
    expect(await phases('confirmed-first')).toEqual(['confirmed', 'mined', 'mempool'])
    expect([...(await phases('out-of-order'))].sort()).toEqual([
      ...Array(3).fill('confirmed'),
      ...Array(3).fill('mempool'),
      ...Array(3).fill('mined'),
    ])
  })

  test('a payment is the same in each phase; only the mempool says what its inputs spend', async () => {
    const [mempool, mined] = await playBitcoin('unconfirmed-then-confirmed')
    const outputs = (delivery: BitcoinDelivery | undefined) => delivery?.transactions.map((each) => each.outputs)
    expect(txidsOf(mined)).toEqual(txidsOf(mempool))
    expect(outputs(mined)).toEqual(outputs(mempool))
    for (const { inputs, outputs: paid } of mempool?.transactions ?? []) {
      const sum = paid.reduce((total, { value }) => total + (value ?? 0n), 0n)
      expect(inputs.map(({ value, address }) => [value, isBitcoinAddress(address)])).toEqual([[sum + 1000n, true]])
      expect(paid.every(({ address, value }) => isBitcoinAddress(address) && (value ?? 0n) > 0n)).toBe(true)
    }
    expect(mined?.transactions.flatMap(({ inputs }) => inputs.map(({ value, address }) => [value, address]))).toEqual([
      [null, null],
      [null, null],
    ])
  })

  test('replaced: a mined payment spends what one in the mempool spends', async () => {
    const [waiting, mined, confirmed] = await playBitcoin('replaced')
    expect([waiting?.phase, mined?.phase, confirmed?.phase]).toEqual(['mempool', 'mined', 'confirmed'])
    const spent = (delivery: BitcoinDelivery | undefined) =>
      delivery?.transactions.flatMap(({ inputs }) => inputs.map(({ txid, vout }) => `${txid}:${vout}`))
    expect(spent(mined)).toEqual(spent(waiting))
    expect(txidsOf(mined)).not.toEqual(txidsOf(waiting))
    expect(txidsOf(confirmed)).toEqual(txidsOf(mined))
  })

  test('the chain answers as Universal does: where a payment is, and null once it is replaced', async () => {
    const deliveries = simulateDeliveries({ network: 'bitcoin', secret, scenario: 'replaced' })
    const find = (txHash: string) => deliveries.chain.universal.getTransactionByHash({ chainAlias: 'bitcoin', txHash })
    const txids: string[] = []
    for await (const { body } of deliveries) {
      const { block, transactions } = JSON.parse(body)
      const [{ txid, vout }] = transactions
      txids.push(txid)
      const found = await find(txid)
      const isMined = block.hash !== 'mempool'
      expect(found).toMatchObject({ chainFamily: 'Bitcoin', txid, blockHash: isMined ? block.hash : null })
      expect(found?.blockHeight).toBe(isMined ? BigInt(block.height) : undefined)
      expect(found?.blockTime).toEqual(isMined ? new Date(block.timestamp * 1000) : undefined)
      expect(found?.vout[0]?.value).toBe(parseBitcoin(String(vout[0].value)))
    }
    const [replaced = '', mined = ''] = txids
    expect(await find(replaced)).toBeNull()
    const found = await find(mined)
    expect(Object.values(found?.meta.syncedAt ?? {})).toEqual([(found?.blockHeight ?? 0n) + 64n])
  })

  test('the chain has a moved payment in its new block, and lost those of a block that vanished', async () => {
    for (const scenario of ['moved', 'reorg'] as const) {
      const deliveries = simulateDeliveries({ network: 'bitcoin', secret, scenario })
      const seen: (readonly [txid: string, block: string])[] = []
      for await (const { body } of deliveries) {
        const { block, transactions } = JSON.parse(body)
        seen.push([transactions[0].txid, block.hash])
      }
      const [lost, kept] = seen
      const found = await deliveries.chain.universal.getTransactionByHash({ txHash: lost?.[0] ?? '' })
      expect(found?.blockHash ?? null).toBe(scenario === 'moved' ? kept?.[1] : null)
    }
  })

  test('poison: what can be read is read, the rest is told', async () => {
    const [delivery] = await playBitcoin('poison')
    expect(delivery?.transactions).toHaveLength(4)
    expect(delivery?.issues.map(({ path }) => path)).toEqual([
      '/transactions/0',
      '/transactions/1/txid',
      '/transactions/2/vout/0/value',
      '/transactions/2/vout/1/value',
      '/transactions/2/vout/2/value',
    ])
    const [unsure, smallest] = delivery?.transactions ?? []
    expect(unsure?.outputs.map(({ value }) => value)).toEqual([null, null, null])
    expect(Object.entries(smallest?.outputsByAddress ?? {})).toMatchObject([['__proto__', [{ value: 1n }]]])
  })
})
