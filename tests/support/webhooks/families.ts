// Wire JSON of Solana and Bitcoin, as the service sends it, and of families that no type knows.

const streamId = '5c9f0f0e-6a0e-4b53-9a5e-0a7c4c0e0001'
const hash = '0'.repeat(19) + 'a'.repeat(45)

const solanaWire = { chainId: 'solana_mainnet', network: 'mainnet', streamId, tag: 'sol', retries: 0, confirmed: false }
const slot = { slot: '410060994', blockHash: '7xJ9', blockHeight: '389230112', blockTime: 1_743_436_800 }
const signature = { signature: '5'.repeat(87), slot: '410060994', fee: '5000', err: null, accountKeys: [] }

export const solana = {
  unconfirmed: { ...solanaWire, block: slot, transactions: [] },
  confirmed: { ...solanaWire, confirmed: true, block: slot, transactions: [signature] },
  test: {
    ...{ ...solanaWire, streamId: '', tag: '', confirmed: true, transactions: [] },
    block: { slot: '', blockHash: '', blockHeight: '', blockTime: 0 },
  },
} as const

const bitcoinWire = { chainId: 'btc-mainnet', streamId, retries: 0, confirmed: false }
const output = { n: 0, value: 3.13258866, scriptPubKey: { address: 'bc1q', type: 'witness_v0_keyhash' } }
const transaction = { txid: 'cd'.repeat(32), version: 2, locktime: 0, vin: [], vout: [output] }

export const bitcoin = {
  mempool: { ...bitcoinWire, block: { height: '0', hash: 'mempool' }, transactions: [] },
  /** In the words of the pages: the list is `txs`. */
  mined: { ...bitcoinWire, tag: 'btc', block: { hash, height: 832150, timestamp: 1709120448 }, txs: [transaction] },
  confirmed: {
    ...{ ...bitcoinWire, tag: 'btc', network: 'mainnet', confirmed: true },
    ...{ block: { hash, height: '832150', timestamp: '1709120448' }, transactions: [transaction] },
  },
  test: {
    ...{ ...bitcoinWire, streamId: '', tag: '', confirmed: true, txs: [] },
    block: { hash: '', height: 0, timestamp: 0 },
  },
} as const

/** A family that may come, whose blocks look like those of EVM. */
export const sui = {
  ...{ chainId: 'sui-mainnet', network: 'mainnet', streamId, tag: 'sui', retries: 0, confirmed: true },
  block: { number: '1', hash: '0x1', timestamp: '1709120448' },
  txs: [],
} as const

/** Another, whose blocks look like those of Bitcoin. */
export const litecoin = {
  ...{ chainId: 'ltc-mainnet', network: 'mainnet', streamId, tag: 'ltc', retries: 0, confirmed: false },
  block: { hash, height: '2650000', timestamp: '1709120448' },
  transactions: [transaction],
} as const

/** Another, whose blocks look like those of Solana. */
export const eclipse = {
  ...{ chainId: 'eclipse_mainnet', network: 'mainnet', streamId, tag: 'svm', retries: 0, confirmed: true },
  block: slot,
  transactions: [signature],
} as const

/** Families that no type knows. */
export const unknownWires: readonly (readonly [name: string, wire: Readonly<Record<string, unknown>>])[] = [
  ['a family whose blocks are as those of EVM', sui],
  ['a family whose blocks are as those of Bitcoin', litecoin],
  ['a family whose blocks are as those of Solana', eclipse],
  ['an object of something else', { type: 'invoice.paid' }],
]
