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

  test('loses its newest blocks in a reorganisation, and what it lost can be mined again', async () => {
    const { mock, evm } = mocked()
    for (const digits of ['01', '02', '03']) mock.chain.mine({ transactions: [hash(digits)] })
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
    [{ blocks: 0 }, 'Param blocks takes a whole number, from 1'],
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
    for (const body of [{ number: 'latest' }, [], 'no JSON']) expect(await control('mine', body)).toBe(400)
    expect(await control('reset', undefined)).toBe(204)
  })
})
