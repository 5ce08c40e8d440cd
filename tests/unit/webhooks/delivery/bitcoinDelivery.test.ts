import { expect, test } from 'vitest'
import { readDelivery } from '../../../../src/webhooks/delivery/parse.js'
import type { BitcoinDelivery } from '../../../../src/webhooks.js'
import { bitcoin } from '../../../support/webhooks/families.js'

const read = (wire: object): BitcoinDelivery =>
  readDelivery(JSON.stringify(wire), { network: 'bitcoin' }) as BitcoinDelivery // asked for

const txid = 'ab'.repeat(32)
const withTransaction = (fields: object): BitcoinDelivery['transactions'][number] | undefined =>
  read({ ...bitcoin.confirmed, transactions: [{ txid, ...fields }] }).transactions[0]

test.each([
  ['mempool', { block: { hash: 'mempool', height: '0' }, confirmed: false }],
  ['mempool', { block: { hash: 'mempool' }, confirmed: true }], // never credited, whatever it says
  ['mined', { block: { hash: 'ab' }, confirmed: false }],
  ['mined', { block: { hash: 'ab' } }],
  ['mined', { block: { hash: 'ab' }, confirmed: null }],
  ['confirmed', { block: { hash: 'ab' }, confirmed: true }],
])('the phase is %s: %j', (phase, fields) => {
  const { confirmed: _, ...wire } = bitcoin.confirmed
  expect(read({ ...wire, ...fields }).phase).toBe(phase)
})

test('in the mempool there is no block, whatever fills it in', () => {
  const block = { hash: 'mempool', height: '0', timestamp: '0', previousblockhash: null, size: '1' }
  const placed = { txid, blockHash: 'mempool', blockNumber: 0, blockTimestamp: '1709120448', timestamp: 1709120448 }
  const { block: read_, transactions } = read({ ...bitcoin.mempool, block, transactions: [placed] })
  expect(read_).toEqual({ hash: 'mempool' })
  expect(transactions[0]).not.toHaveProperty('blockHash')
  expect(transactions[0]).not.toHaveProperty('blockNumber')
  expect(transactions[0]).not.toHaveProperty('blockTimestamp')
  expect(transactions[0]?.timestamp).toEqual(new Date(1709120448000))
})

test('both spellings of a block and its transactions are read', () => {
  const hash = '00'.repeat(32)
  const page = { hash, height: 832150, timestamp: 1709120448, merkleRoot: 'ab', txCount: 3214, difficulty: 1.5 }
  const api = { hash, height: '832150', timestamp: '1709120448', merkleroot: 'ab', nTx: '3214', difficulty: '1.5' }
  const output = { n: 0, value: 3.13258866 }
  const [one, other] = [
    read({
      ...bitcoin.confirmed,
      transactions: undefined,
      block: page,
      txs: [{ txid, vout: [{ ...output, scriptPubKey: { address: 'bc1q', type: 'witness_v0_keyhash' } }] }],
    }),
    read({
      ...bitcoin.confirmed,
      block: api,
      transactions: [
        { txid, vout: [{ ...output, scriptPubKeyAddress: 'bc1q', scriptPubKeyType: 'witness_v0_keyhash' }] },
      ],
    }),
  ]
  expect({ ...one, raw: null }).toEqual({ ...other, raw: null })
  expect(one.issues).toEqual([])
  expect(one.block).toEqual({
    hash,
    height: 832150n,
    timestamp: new Date(1709120448000),
    merkleRoot: 'ab',
    txCount: 3214,
    difficulty: '1.5',
  })
  expect(one.transactions[0]?.outputs).toEqual([
    { n: 0, value: 313258866n, address: 'bc1q', addresses: ['bc1q'], type: 'witness_v0_keyhash', hex: null },
  ])
})

test.each([
  [true, { vin: [{ coinbase: '03a0', txid: null }] }],
  [true, { vin: [{ coinbase: null, txid: null, vout: null }] }],
  [true, { vin: [{ txid: '0'.repeat(64), vout: 4294967295 }] }],
  [true, { isCoinbase: true }],
  [false, { vin: [{ coinbase: null, txid, vout: 0 }] }],
  [false, { vin: [] }],
  [false, {}],
])('whether it makes new coins (%s) is read from its first input: %j', (isCoinbase, fields) => {
  expect(withTransaction({ isCoinbase: false, ...fields })?.isCoinbase).toBe(isCoinbase)
})

test('an input says what it spends, as far as it is known', () => {
  const vin = [
    { txid, vout: 1, value: '0.5', addresses: ['bc1a'], sequence: 5, scriptSigHex: '', txinwitness: ['aa'] },
    { txid, vout: 2, value: 1e-8, address: 'bc1b' },
    { txid, vout: '3', value: null, addresses: null, scriptSigHex: null, txinwitness: null },
    { txid, vout: 4, addresses: ['bc1a', 'bc1b'] },
  ]
  const unknown = {
    value: null,
    address: null,
    addresses: null,
    coinbase: null,
    sequence: null,
    hex: null,
    witness: null,
  }
  expect(withTransaction({ vin })?.inputs).toEqual([
    {
      ...{ ...unknown, txid, vout: 1, value: 50_000_000n, address: 'bc1a', addresses: ['bc1a'], sequence: 5 },
      ...{ hex: '', witness: ['aa'] },
    },
    { ...unknown, txid, vout: 2, value: 1n, address: 'bc1b', addresses: ['bc1b'] },
    { ...unknown, txid, vout: 3 },
    { ...unknown, txid, vout: 4, addresses: ['bc1a', 'bc1b'] },
  ])
})

test('outputs are found by their address, whatever it is called', () => {
  const names = ['bc1a', '__proto__', 'constructor', 'bc1a', null]
  const vout = names.map((scriptPubKeyAddress, n) => ({ n, value: n, scriptPubKeyAddress }))
  const { outputsByAddress } = withTransaction({ vout }) ?? {}
  expect(Object.entries(outputsByAddress ?? {}).map(([name, list]) => [name, list?.map(({ n }) => n)])).toEqual([
    ['bc1a', [0, 3]],
    ['__proto__', [1]],
    ['constructor', [2]],
  ])
  expect(outputsByAddress?.toString).toBeUndefined()
})

test('an output that several addresses share is of none of them alone', () => {
  const shared = { n: 0, value: 1, scriptPubKeyAddress: 'bc1a', scriptPubKeyAddresses: ['bc1a', 'bc1b'] }
  const listed = { n: 1, value: 1, scriptPubKeyAddress: null, scriptPubKeyAddresses: ['bc1a'] }
  const { outputsByAddress, outputs } = withTransaction({ vout: [shared, listed] }) ?? {}
  expect(outputs?.[0]?.addresses).toEqual(['bc1a', 'bc1b'])
  expect(Object.keys(outputsByAddress ?? {})).toEqual(['bc1a'])
  expect(outputsByAddress?.bc1a?.map(({ n }) => n)).toEqual([1])
})

test('an amount that is no whole number of satoshi is an issue, and its output stays', () => {
  const transactions = [
    {
      txid,
      vout: [
        { n: 0, value: 0.123456789 },
        { n: 1, value: -1 },
        { n: 2, value: '0.1' },
      ],
    },
  ]
  const { issues, transactions: read_ } = read({ ...bitcoin.confirmed, transactions })
  expect(read_[0]?.outputs.map(({ value }) => value)).toEqual([null, null, 10_000_000n])
  expect(issues.map(({ path }) => path)).toEqual(['/transactions/0/vout/0/value', '/transactions/0/vout/1/value'])
})
