import { describe, expect, test } from 'vitest'
import { createClient, InputError } from '../../../../src/index.js'
import { createMockFetch } from '../../../../src/mock.js'
import { type Scenario, type SimulatedDelivery, simulateDeliveries } from '../../../../src/webhooks.js'
import { runMockServer } from '../../../support/mockServer.js'

const hash = (digits: string): string => `0x${digits.repeat(32)}`

/** A mock, and a client that asks it. */
function mocked() {
  const mock = createMockFetch()
  return { mock, evm: createClient({ apiKey: 'test', fetch: mock, retries: 0 }).evm }
}

/** The deliveries of a scenario, each with its block and the first transaction that it tells of. */
async function deliveriesOf(scenario: Scenario) {
  const deliveries: (SimulatedDelivery & { readonly block: string; readonly transactionHash: string })[] = []
  for await (const delivery of simulateDeliveries({ network: 'evm', secret: 'a secret of the test', scenario })) {
    const { block, erc20Transfers } = JSON.parse(delivery.body)
    deliveries.push({ ...delivery, block: block.hash, transactionHash: erc20Transfers[0]?.transactionHash })
  }
  return deliveries
}

/** The JSON of a delivery of block 100, which has the records that are given. */
const bodyOf = (records: object, block = 'aa', confirmed = false): string =>
  JSON.stringify({
    chainId: '0x1',
    confirmed,
    block: { number: '100', hash: hash(block), timestamp: '1700000000' },
    ...records,
  })

describe('a chain made of deliveries', () => {
  test('has the transactions of the block that stayed, and none of the one that it replaced', async () => {
    const { mock, evm } = mocked()
    const [lost, kept] = await deliveriesOf('reorg')
    for (const delivery of await deliveriesOf('reorg')) mock.chain.mine(delivery)
    const at = async (transactionHash = '') => (await evm.getTransaction({ transactionHash }))?.blockHash
    expect([await at(lost?.transactionHash), await at(kept?.transactionHash)]).toEqual([undefined, kept?.block])
    expect(await evm.getBlock({ blockNumberOrHash: lost?.block ?? '' })).toBeNull()
    expect(await evm.getInternalTransactions({ transactionHash: lost?.transactionHash ?? '' })).toEqual([])
  })

  test('has a transaction in the block where it went', async () => {
    const { mock, evm } = mocked()
    const [first, moved] = await deliveriesOf('moved')
    const transactionHash = first?.transactionHash ?? ''
    for (const delivery of [first, moved]) {
      if (delivery) mock.chain.mine(delivery)
      expect((await evm.getTransaction({ transactionHash }))?.blockHash).toBe(delivery?.block)
    }
    expect(await evm.getBlock({ blockNumberOrHash: first?.block ?? '' })).toBeNull()
  })

  test('answers a block and its transactions as one', async () => {
    const { mock, evm } = mocked()
    const [delivery] = await deliveriesOf('unconfirmed-then-confirmed')
    if (delivery) mock.chain.mine(delivery)
    const block = await evm.getBlock({ blockNumberOrHash: delivery?.block ?? '' })
    expect(block).toEqual({ ...(await evm.getBlock({ blockNumberOrHash: block?.number ?? 0 })) })
    expect(block?.transactionCount).toBe(block?.transactions.length)
    for (const transaction of block?.transactions ?? []) {
      const { blockHash, blockNumber, blockTimestamp, logs } = transaction
      expect([blockHash, blockNumber, blockTimestamp]).toEqual([block?.hash, block?.number, block?.timestamp])
      expect(logs?.every((log) => log.transactionHash === transaction.hash && log.blockHash === blockHash)).toBe(true)
      expect((await evm.getTransactionVerbose({ transactionHash: transaction.hash }))?.blockHash).toBe(blockHash)
    }
  })

  test('does not take a replaced block from its late copies, but from one that is confirmed', async () => {
    const { mock, evm } = mocked()
    const deliver = (block: string, transactions: readonly string[], confirmed = false): void =>
      mock.chain.mine({
        body: bodyOf({ txs: transactions.map((digits) => ({ hash: hash(digits) })) }, block, confirmed),
      })
    const places = async () =>
      Promise.all(
        ['01', '02'].map(async (digits) => (await evm.getTransaction({ transactionHash: hash(digits) }))?.blockHash),
      )
    deliver('aa', ['01', '02'])
    deliver('bb', ['01'])
    deliver('aa', ['02'])
    expect(await places()).toEqual([hash('bb'), undefined])
    deliver('aa', ['02'], true)
    expect(await places()).toEqual([undefined, hash('aa')])
  })

  test('keeps a confirmed block, whatever an unconfirmed delivery says later', async () => {
    const { mock, evm } = mocked()
    const [lost, kept] = await deliveriesOf('reorg')
    for (const delivery of (await deliveriesOf('reorg')).reverse()) mock.chain.mine(delivery)
    expect(await evm.getBlock({ blockNumberOrHash: kept?.block ?? '' })).not.toBeNull()
    expect((await evm.getTransaction({ transactionHash: kept?.transactionHash ?? '' }))?.blockHash).toBe(kept?.block)
    const { number } = JSON.parse(lost?.body ?? '').block
    expect((await evm.getBlock({ blockNumberOrHash: number }))?.hash).toBe(kept?.block)
  })

  test('has the transaction of every kind of record, and of nothing else', async () => {
    const { mock, evm } = mocked()
    const of = (digits: string) => [{ transactionHash: hash(digits) }]
    const records = {
      logs: of('01'),
      txs: [{ hash: hash('02') }],
      txsInternal: of('03'),
      erc20Transfers: of('04'),
      erc20Approvals: of('05'),
      nftTransfers: of('06'),
      nftTokenApprovals: of('07'),
      nftApprovals: { ERC721: of('08'), ERC1155: of('09') },
    }
    const others = { abi: of('0a'), nativeBalances: [{ hash: hash('0b') }], tag: { hash: hash('0c') } }
    mock.chain.mine({ body: bodyOf({ ...others, ...records }) })
    const block = await evm.getBlock({ blockNumberOrHash: hash('aa') })
    expect(block?.transactions.map((transaction) => transaction.hash).sort()).toEqual(
      ['01', '02', '03', '04', '05', '06', '07', '08', '09'].map(hash),
    )
  })

  test('is not led astray by what is nested deeply', async () => {
    const { mock, evm } = mocked()
    const nested = `${'['.repeat(20_000)}${']'.repeat(20_000)}`
    mock.chain.mine({ body: bodyOf({ logs: 0, nftApprovals: 0 }).replaceAll(':0', `:${nested}`) })
    expect((await evm.getBlock({ blockNumberOrHash: hash('aa') }))?.transactions).toEqual([])
    for (const body of [
      nested,
      `{"block":{"number":${nested}}}`,
      `{"chainId":"0x1","block":{"number":"1","hash":${nested}}}`,
    ])
      expect(() => mock.chain.mine({ body })).toThrow(InputError)
    for (const name of ['number', 'timestamp', 'hash', 'chain', 'blocks', 'body'])
      expect(() => mock.chain.mine({ [name]: JSON.parse(nested) })).toThrow(InputError)
  })

  test('has nothing of the test delivery, and refuses what is not of an EVM chain', async () => {
    const { mock, evm } = mocked()
    for (const delivery of await deliveriesOf('test')) mock.chain.mine(delivery)
    expect(await evm.getLatestBlockNumber({ chain: 'eth' })).toBe(18908895n)
    const aptos = simulateDeliveries({ network: 'aptos', secret: 'a secret of the test', scenario: 'duplicates' })
    for await (const delivery of aptos) expect(() => mock.chain.mine(delivery)).toThrow(InputError)
  })
})

describe('a chain of your own', () => {
  test('grows block by block, each chain by itself', async () => {
    const { mock, evm } = mocked()
    mock.chain.mine({ number: 100, hash: hash('AB'), transactions: [hash('01')] })
    mock.chain.mine({ transactions: [hash('02')] })
    mock.chain.mine({ blocks: 3 })
    mock.chain.mine({ chain: 'polygon', number: 7 })
    expect(await evm.getLatestBlockNumber({ chain: '0x1' })).toBe(104n)
    expect(await evm.getLatestBlockNumber({ chain: 'polygon' })).toBe(7n)
    expect((await evm.getTransaction({ transactionHash: hash('02') }))?.blockNumber).toBe(101n)
    expect((await evm.getBlock({ blockNumberOrHash: 101 }))?.parentHash).toBe(hash('ab'))
    expect(await evm.getBlock({ blockNumberOrHash: 105 })).toBeNull()
  })

  test('has in a block what each stream tells of it', async () => {
    const { mock, evm } = mocked()
    for (const digits of ['01', '02']) mock.chain.mine({ number: 9, hash: hash('ab'), transactions: [hash(digits)] })
    const block = await evm.getBlock({ blockNumberOrHash: 9 })
    expect(block?.transactions.map((transaction) => transaction.hash)).toEqual([hash('01'), hash('02')])
  })

  test('begins at the newest block of the documents, which stays', async () => {
    const { mock, evm } = mocked()
    const newest = await evm.getLatestBlockNumber({ chain: 'eth' })
    const block = await evm.getBlock({ blockNumberOrHash: newest })
    mock.chain.mine({ blocks: 64 })
    expect(await evm.getLatestBlockNumber({ chain: 'eth' })).toBe(newest + 64n)
    expect(await evm.getBlock({ blockNumberOrHash: newest })).toEqual(block)
    mock.chain.mine({ number: 100 })
    expect(await evm.getLatestBlockNumber({ chain: 'eth' })).toBe(newest + 64n)
    mock.chain.reorg({ chain: 'base', depth: 1 })
    expect(await evm.getLatestBlockNumber({ chain: 'base' })).toBe(newest)
    expect((await evm.getBlock({ chain: 'base', blockNumberOrHash: newest }))?.transactions).toEqual([])
  })

  test('can be followed by the hashes of parents, also through empty blocks and reorganisations', async () => {
    const { mock, evm } = mocked()
    const newest = await evm.getLatestBlockNumber({ chain: 'eth' })
    const follow = async (count: number) => {
      const numbers = Array.from({ length: count + 1 }, (_, above) => newest + BigInt(above))
      const blocks = await Promise.all(numbers.map((blockNumberOrHash) => evm.getBlock({ blockNumberOrHash })))
      const followed = blocks.map((block) => block?.hash)
      expect(blocks.slice(1).map((block) => block?.parentHash)).toEqual(followed.slice(0, -1))
      for (const block of blocks.slice(1))
        expect(await evm.getBlock({ blockNumberOrHash: block?.hash ?? '' })).toEqual(block)
      return { followed, counts: blocks.slice(1).map((block) => block?.transactionCount) }
    }
    mock.chain.mine({ transactions: [hash('01')] })
    mock.chain.mine({ blocks: 2 })
    const before = await follow(3)
    expect(before.counts).toEqual([1, 0, 0])
    mock.chain.reorg({ depth: 2 })
    mock.chain.mine({ transactions: [hash('01'), hash('02')] })
    const after = await follow(4)
    expect(after.counts).toEqual([0, 0, 0, 2])
    expect(after.followed.filter((one) => before.followed.includes(one))).toEqual(before.followed.slice(0, 1))
  })

  test('has one time for a block and its transactions, which you may give', async () => {
    const { mock, evm } = mocked()
    const time = new Date('2020-02-02T02:02:02.000Z')
    mock.chain.mine({ number: 100, timestamp: time, transactions: [hash('01')] })
    mock.chain.mine({ transactions: [hash('02')] })
    mock.chain.mine({ timestamp: '2020-02-02T02:02:02Z', transactions: [hash('03')] })
    for (const [number, digits] of [
      [100, '01'],
      [101, '02'],
      [102, '03'],
    ] as const) {
      const block = await evm.getBlock({ blockNumberOrHash: number })
      const transaction = await evm.getTransaction({ transactionHash: hash(digits) })
      expect(transaction?.blockTimestamp).toEqual(block?.timestamp)
      expect(block?.timestamp.getTime() === time.getTime()).toBe(number !== 101)
    }
  })

  test('has a hash at one number', async () => {
    const { mock, evm } = mocked()
    for (const number of [100, 101]) mock.chain.mine({ number, hash: hash('ab') })
    const at = async (number: number) => (await evm.getBlock({ blockNumberOrHash: number }))?.hash
    expect(await at(101)).toBe(hash('ab'))
    expect(await at(100)).not.toBe(hash('ab'))
  })

  test('loses its newest blocks in a reorganisation, and what it lost can be mined again', async () => {
    const { mock, evm } = mocked()
    mock.chain.mine({ number: 1, transactions: [hash('01')] })
    for (const digits of ['02', '03']) mock.chain.mine({ transactions: [hash(digits)] })
    mock.chain.reorg({ depth: 2 })
    const places = async () =>
      Promise.all(
        ['01', '02', '03'].map(async (digits) => {
          const transaction = await evm.getTransaction({ transactionHash: hash(digits) })
          return transaction && Number(transaction.blockNumber)
        }),
      )
    expect(await places()).toEqual([1, null, null])
    mock.chain.mine({ transactions: [hash('03'), hash('02')] })
    expect(await places()).toEqual([1, 4, 4])
  })

  test('leaves everything else to the documents, and is forgotten by reset', async () => {
    const { mock, evm } = mocked()
    const other = await evm.getTransaction({ transactionHash: hash('0a') })
    mock.chain.mine({ transactions: [hash('01')] })
    mock.chain.reorg({ depth: 1 })
    expect(await evm.getTransaction({ transactionHash: hash('0a') })).toEqual(other)
    mock.reset()
    expect((await evm.getTransaction({ transactionHash: hash('01') }))?.hash).toBe(hash('01'))
  })

  test.each([
    [{ numbr: 1 }, 'Unknown param: numbr'],
    [{ number: 'latest' }, 'Param number takes the number of a block'],
    [{ transactions: ['0x1'] }, 'Param transactions takes a list of hashes, each of 32 bytes'],
    [{ blocks: 0 }, 'Param blocks takes a whole number from 1 to 10000'],
    [{ blocks: 3, transactions: [] }, 'Unknown param: transactions'],
    [{ body: '{}', chain: 'polygon' }, 'Param chain does not go with body'],
    [{ timestamp: 'today' }, 'Param timestamp is not valid'],
    [{ chain: 'etherium' }, 'Param chain takes the id or the name of an EVM chain'],
    [{ body: 'no JSON' }, 'Param body takes the JSON of a delivery'],
  ])('refuses %j', (block, message) => {
    expect(() => mocked().mock.chain.mine(block as object)).toThrow(message)
  })
})

describe('a mock server', () => {
  const { ask } = runMockServer({ apis: ['evm'] })
  const locate = async (transactionHash: string) => {
    const { status, body, violations } = await ask(`/evm/transaction/${transactionHash}`)
    expect(violations).toBe('')
    return status === 404 ? null : Object(body).block_hash
  }

  test('mines deliveries and reorganises its chain by POST', async () => {
    const [delivery] = await deliveriesOf('duplicates')
    const hashOfIt = delivery?.transactionHash ?? ''
    const control = async (action: string, body: unknown) =>
      (await ask(`/__mock/${action}`, { method: 'POST', key: null, body })).status
    expect(await control('mine', delivery?.body)).toBe(204)
    expect(await locate(hashOfIt)).toBe(delivery?.block)
    expect(await control('reorg', { depth: 1 })).toBe(204)
    expect(await locate(hashOfIt)).toBeNull()
    const nested = `{"block":${'['.repeat(20_000)}${']'.repeat(20_000)}}`
    for (const body of [{ number: 'latest' }, [], 'no JSON', nested]) expect(await control('mine', body)).toBe(400)
    expect(await control('reset', undefined)).toBe(204)
  })
})
