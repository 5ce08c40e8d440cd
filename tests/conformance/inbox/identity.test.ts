import { describe, expect, test } from 'vitest'
import type { InboxEvent } from '../../../src/inbox.js'
import { databasesToTest } from '../../support/inbox/databases.js'
import { createStream, post, type Wire } from '../../support/inbox/stream.js'
import { useInbox } from '../../support/inbox/useInbox.js'

const address = (digit: string): string => `0x${digit.repeat(40)}`
const transactionHash = `0x${'77'.repeat(32)}`

describe.each(await databasesToTest())('what tells events apart on %s', (_, open) => {
  const used = useInbox(open)
  const { delivery, streamId } = createStream(8)
  const other = 'a27b54a0-004d-4854-895f-87d14e2bd0fe'
  const empty = (height: number, more: Wire = {}): Wire => ({ ...delivery(height, { transfers: 0 }), ...more })
  const internal = (to: string, value: number): Wire => ({
    from: address('1'),
    to,
    value: String(value),
    gas: '1',
    transactionHash,
  })
  const nft = (logIndex: number, tokenId: number | string, more: Wire = {}): Wire => ({
    transactionHash,
    logIndex: String(logIndex),
    contract: address('1'),
    from: address('2'),
    to: address('3'),
    tokenId: String(tokenId),
    amount: '1',
    tokenContractType: 'ERC1155',
    tokenName: 'Cards',
    tokenSymbol: 'CARD',
    ...more,
  })
  const transfer = (logIndex: number, more: Wire = {}): Wire => ({
    ...Array.from(Object(delivery(1, { transfers: 1 }).erc20Transfers) as Wire[])[0],
    transactionHash,
    logIndex: String(logIndex),
    ...more,
  })

  const aptos = (number: number, more: Wire): Wire => ({
    network: 'mainnet',
    streamId,
    tag: 't',
    retries: 0,
    block: { number: String(number), hash: `0x${String(number).padStart(64, '0')}`, timestamp: '1674000000000000' },
    ...{ transactions: [], coinTransfers: [], coinDeposits: [], coinWithdrawals: [], events: [] },
    ...more,
  })

  async function send(...wires: readonly Wire[]): Promise<void> {
    for (const wire of wires) expect(await post(used.inbox.handler, wire)).toBe(200)
  }
  /** What is handed out, as `insert … on conflict (key) do nothing` keeps it, written as `say` says. */
  async function finals(say: (event: InboxEvent) => string): Promise<readonly string[]> {
    const found = new Map<string, string>()
    const worker = used.work((event) => {
      if (event.stage === 'final' && !found.has(event.key)) found.set(event.key, say(event))
    })
    await used.settled()
    await worker.stop()
    return [...found.values()].sort()
  }
  const field =
    (...names: string[]) =>
    ({ data }: { readonly data: object }): string =>
      names.map((one) => String(Reflect.get(data, one))).join(' × ')
  const keys = async (): Promise<readonly unknown[]> =>
    (await used.db.sql('select key from ledgerline_events order by id')).map(({ key }) => key)

  test('a row more in the confirmed delivery moves no other', async () => {
    const [anna, bert] = [internal(address('a'), 1000), internal(address('b'), 7)]
    await send(empty(1, { confirmed: false, txsInternal: [bert] }), empty(1, { txsInternal: [anna, bert] }))
    expect(await finals(field('value'))).toEqual(['1000', '7'])
    expect(await keys()).toHaveLength(2)
  })

  test('two streams give one row one key, whatever else they bring', async () => {
    const [anna, bert] = [internal(address('a'), 1000), internal(address('b'), 7)]
    await send(empty(1, { txsInternal: [bert] }), empty(1, { streamId: other, txsInternal: [anna, bert] }))
    expect(await finals(field('value'))).toEqual(['1000', '7'])
    expect(await keys()).toHaveLength(3)
  })

  test('a row of a batch that can be read only the second time takes no key of another', async () => {
    await send(
      empty(1, { confirmed: false, nftTransfers: [nft(3, 'unreadable'), nft(3, 6, { amount: '10' })] }),
      empty(1, { nftTransfers: [nft(3, 5), nft(3, 6, { amount: '10' })] }),
    )
    expect(await finals(field('tokenId', 'amount'))).toEqual(['5 × 1', '6 × 10'])
  })

  test('equal rows of a batch are two, of an ERC-721 or of a whole transaction one', async () => {
    const native = { hash: transactionHash, transactionIndex: '4', fromAddress: address('1'), value: '5' }
    await send(
      empty(1, { nftTransfers: [nft(3, 5), nft(3, 5)] }),
      empty(2, { nftTransfers: Array(2).fill(nft(3, 5, { tokenContractType: 'ERC721' })) }),
      empty(3, { txs: [native, native] }),
      empty(4, { txsInternal: Array(2).fill(internal(address('a'), 7)) }),
    )
    const rows = await used.db.sql(
      'select block_number::int - 18000000 as height, count(*)::int as n from ledgerline_events group by 1 order by 1',
    )
    expect(rows.map(({ n }) => n)).toEqual([2, 1, 1, 2])
  })

  test.each(['ERC721', 'ERC1155'])(
    'an NFT whose type is missing at first, and is %s later, has one key',
    async (type) => {
      const blank = nft(3, 5, { tokenContractType: '' })
      const typed = nft(3, 5, { tokenContractType: type })
      for (const [height, deliveries] of [
        [1, [blank, typed]],
        [2, [typed, blank]],
      ] as const) // in either order
        for (const [index, row] of deliveries.entries())
          await send(empty(height, { retries: index, tag: `${index}`, nftTransfers: [row] }))
      expect(await keys()).toHaveLength(2)
      expect(await finals(field('tokenId'))).toEqual(['5'])
    },
  )

  test('an equal row of an NFT whose type is missing is a copy, and poison; once it says ERC1155 it is a transfer', async () => {
    const blank = nft(3, 5, { tokenContractType: '' })
    await send(empty(1, { confirmed: false, nftTransfers: [blank, blank] }))
    expect(await keys()).toHaveLength(1)
    expect(await used.inbox.poison()).toMatchObject([
      { reason: '/nftTransfers/1: an equal row of unknown type, which counts as a copy' },
    ])
    await send(empty(1, { nftTransfers: [nft(3, 5), nft(3, 5)] }))
    expect(await finals(field('tokenId'))).toEqual(['5', '5'])
    expect(await used.inbox.poison()).toHaveLength(1)
  })

  test('of a kind that has a log of its own, a second row of the same log is a copy', async () => {
    await send(
      empty(1, {
        erc20Transfers: [transfer(3, { triggered_by: [address('a')] }), transfer(3, { triggered_by: [address('b')] })],
      }),
    )
    expect(await finals(field('logIndex'))).toEqual(['3'])
  })

  test('labels, prices and gas are no part of a key; what the chain determines is', async () => {
    await send(
      empty(1, {
        erc20Transfers: [transfer(3, { tokenName: 'A', possibleSpam: true })],
        txsInternal: [internal(address('a'), 7)],
      }),
      empty(2, {
        erc20Transfers: [transfer(9, { tokenName: 'B' })],
        txsInternal: [{ ...internal(address('a'), 7), gas: '9' }],
      }),
      empty(3, { erc20Transfers: [transfer(3, { to: address('d') })] }),
    )
    expect(new Set(await keys()).size).toBe(3)
  })

  test('equal logs are numbered by their index, and alike in every block and stream', async () => {
    await send(
      empty(1, { erc20Transfers: [transfer(9), transfer(4)] }),
      empty(2, { confirmed: false, erc20Transfers: [transfer(14), transfer(19)] }),
      empty(1, { streamId: other, erc20Transfers: [transfer(9)] }),
    )
    const rows = await used.db.sql(
      'select key, row_index::int from ledgerline_events order by block_number, row_index, stream_id',
    )
    const numbers = rows.map(({ key, row_index }) => `${row_index}: ${String(key).split(':').at(-1)}`)
    expect(numbers).toEqual(['4: 0', '9: 1', '9: 1', '14: 0', '19: 1'])
  })

  test('equal logs that come in several bodies at once never share a number', async () => {
    const bodies = [5, 9, 12, 20].flatMap((index) =>
      [streamId, other].map((stream) => empty(1, { streamId: stream, erc20Transfers: [transfer(index)] })),
    )
    await Promise.all(bodies.map((body) => send(body)))
    const rows = await used.db.sql('select key, row_index::int from ledgerline_events')
    expect(rows).toHaveLength(8)
    expect(new Set(rows.map(({ key }) => key)).size).toBe(4)
    expect(new Set(rows.map(({ key, row_index }) => `${key} ${row_index}`)).size).toBe(4)
  })

  test('rows of Aptos that name no transaction have the block in their key, and `transaction` is one', async () => {
    const deposit = { address: address('9'), value: '5', coin: {} }
    await send(
      aptos(1, { coinDeposits: [deposit, deposit] }),
      aptos(2, { coinDeposits: [deposit] }),
      aptos(3, { coinTransfers: [{ transaction: transactionHash, from: address('1'), to: address('2'), value: '6' }] }),
      aptos(4, { events: [{ transaction: transactionHash, type: 'a' }, { type: 'b' }, { type: 'a' }] }),
      aptos(5, { coinDeposits: [{ ...deposit, transaction: transactionHash }] }),
    )
    const rows = await used.db.sql('select key, transaction_hash from ledgerline_events order by id')
    expect(new Set(rows.map(({ key }) => key)).size).toBe(8)
    expect(rows.filter(({ transaction_hash }) => transaction_hash === transactionHash)).toHaveLength(3)
    expect(String(rows[0]?.key)).toContain(`aptos:mainnet:0x${'1'.padStart(64, '0')}:coinDeposit:`)
  })

  test('the case of hex tells nothing apart: not of a hash, a topic or the data of a log', async () => {
    const upper = (hex: string): string => `0x${hex.slice(2).toUpperCase()}`
    const inCase = (write: (hex: string) => string): Wire => {
      const hash = write(`0x${'ab'.repeat(32)}`)
      const log = { transactionHash: hash, logIndex: '1', address: address('c'), data: write('0xcafe'), topic0: hash }
      return { txs: [{ hash, transactionIndex: '4', fromAddress: address('1'), value: '5' }], logs: [log] }
    }
    const moved = (txHash: string): Wire => ({ txHash, from: address('1'), to: address('2'), value: '6' })
    await send(
      empty(1, { confirmed: false, ...inCase((hex) => hex) }),
      empty(1, inCase(upper)),
      aptos(1, { coinTransfers: [moved(`0x${'ab'.repeat(32)}`)] }),
      aptos(2, { coinTransfers: [moved(upper(`0x${'ab'.repeat(32)}`))] }),
    )
    const rows = await used.db.sql('select distinct key, stage, transaction_hash from ledgerline_events')
    expect(rows).toHaveLength(3)
    for (const row of rows) expect(row).toMatchObject({ stage: 'final', transaction_hash: `0x${'ab'.repeat(32)}` })
  })

  test('a field more of an Aptos event, and one that is null, are no part of its key; what it says is', async () => {
    const event = { txHash: transactionHash, type: 'a', sequence_number: '1', guid: { creation_number: '3' } }
    await send(
      aptos(1, { events: [{ ...event, data: { amount: '5' } }] }),
      aptos(2, { events: [{ ...event, label: 'Swap', data: { amount: '5', memo: null } }] }),
      aptos(3, { events: [{ ...event, data: { amount: '6' } }] }),
      aptos(4, { events: [{ ...event, data: { amount: '5' }, sequence_number: '2' }] }),
    )
    expect(new Set(await keys()).size).toBe(3)
  })
})
