import { describe, expect, test } from 'vitest'
import { isTestDelivery, parseWebhook } from '../../../../src/webhooks.js'
import { erc20Transfer, evmWire, hash, recorded, signed, transferAbi } from '../../../support/webhooks/delivery.js'
import { bitcoin, solana, sui } from '../../../support/webhooks/families.js'

const blank = JSON.parse(recorded.body)

/** As the provider's documentation shows it: other empty forms, and two groups missing. */
const documented = {
  ...blank,
  abi: {},
  nftApprovals: [],
  nftTokenApprovals: undefined,
  nativeBalances: undefined,
}

const aptos = {
  network: '',
  streamId: '',
  tag: '',
  retries: 0,
  block: { number: '', hash: '', timestamp: '', firstVersion: '', lastVersion: '' },
  events: [],
}

describe.each([
  ['recorded', blank],
  ['documented', documented],
])('the test delivery as %s', (_, wire) => {
  test('is one, on the wire and parsed', async () => {
    const delivery = await parseWebhook({ ...(await signed(JSON.stringify(wire))), network: 'evm' })
    expect(isTestDelivery(wire)).toBe(true)
    expect(isTestDelivery(delivery)).toBe(true)
  })

  test('parses to kind test, with empty groups of one form', async () => {
    const delivery = await parseWebhook({ ...(await signed(JSON.stringify(wire))), network: 'evm' })
    expect(delivery).toEqual({
      kind: 'test',
      chainId: '0x1',
      block: { hash: '' },
      confirmed: true,
      retries: 0,
      streamId: '',
      tag: '',
      abi: [],
      logs: [],
      txs: [],
      txsInternal: [],
      erc20Transfers: [],
      erc20Approvals: [],
      nftTransfers: [],
      nftApprovals: { ERC721: [], ERC1155: [] },
      nftTokenApprovals: [],
      nativeBalances: [],
      issues: [],
      raw: JSON.parse(JSON.stringify(wire)),
    })
  })
})

/** One that names no stream. */
const { streamId: _s, ...nowhere } = blank

/** One that names neither a chain nor a network. */
const { network: _, ...nameless } = aptos

const evmParsed = { kind: 'test', chainId: '0x1', confirmed: true, streamId: '', tag: '', logs: [], issues: [] }
const aptosParsed = { kind: 'test', network: '', streamId: '', tag: '', events: [], issues: [] }

test.each([
  ['evm', [evmParsed, evmParsed, evmParsed, evmParsed]],
  ['aptos', [aptosParsed, aptosParsed, aptosParsed, aptosParsed]],
  [undefined, [evmParsed, evmParsed, aptosParsed, evmParsed]],
] as const)('it is read in either shape by a handler of network %s', async (network, expected) => {
  for (const [index, wire] of [blank, documented, aptos, nameless].entries()) {
    for (const { streamId: _, tag: _t, ...bare } of [wire, { ...wire, abi: [] }]) {
      const request = await signed(JSON.stringify(bare))
      for (const decode of ['tolerant', 'strict']) {
        const parsed = await Reflect.apply(parseWebhook, undefined, [{ ...request, network, decode }])
        expect(parsed).toMatchObject(expected[index] ?? {})
      }
    }
  }
})

test.each([
  ['with null for its members', { number: null, hash: null, timestamp: null }],
  ['without members', {}],
])('a block %s is as blank as one of empty text', async (_, block) => {
  for (const decode of ['tolerant', 'strict'] as const) {
    const delivery = await parseWebhook({ ...(await signed(JSON.stringify({ ...blank, block }))), decode })
    expect(delivery).toMatchObject({ kind: 'test', block: { hash: '' }, issues: [] })
  }
})

test.each([
  ['of EVM', { ...blank, abi: transferAbi, tag: 't', chainId: '0x89' }],
  ['of EVM with a block', { ...evmWire(), streamId: null }],
  ['of Solana', { ...solana.test }],
  ['of Bitcoin', { ...bitcoin.test }],
  ['of a family that is new', { ...sui, streamId: '' }],
  ['that is an empty object', {}],
  ['without the name of its stream', { ...blank, streamId: undefined, tag: undefined }],
])('a delivery %s is one by its blank streamId, in every mode and for every network', async (_, wire) => {
  const body = JSON.stringify(wire)
  expect(isTestDelivery(JSON.parse(body))).toBe(true)
  for (const network of [undefined, 'evm', 'aptos'] as const)
    for (const decode of ['tolerant', 'strict'] as const) {
      const delivery = await Reflect.apply(parseWebhook, undefined, [{ ...(await signed(body)), network, decode }])
      expect(delivery).toMatchObject({ kind: 'test', streamId: '', issues: [], raw: JSON.parse(body) })
      expect(isTestDelivery(delivery)).toBe(true)
    }
})

test.each(['', ' \n'])('a signed body that is empty (%j) is one', async (body) => {
  expect(await parseWebhook(await signed(body))).toMatchObject({ kind: 'test', raw: undefined })
})

test.each([
  ['of a block', evmWire()],
  ['of the mempool without a record', bitcoin.mempool],
  ['of Solana without a record', solana.unconfirmed],
  ['of a blank block with a transfer', { ...nowhere, erc20Transfers: [erc20Transfer] }],
  ['of a blank block with a record that cannot be read', { ...nowhere, logs: [null] }],
  ['of a blank block with an NFT approval', { ...nowhere, nftApprovals: { ERC721: [{}], ERC1155: [] } }],
  ['of a blank block with a group of another form', { ...nowhere, txs: { some: 'thing' } }],
  ['of a block that has only a hash', { ...nowhere, block: { ...blank.block, hash: hash('a') } }],
  ['of a block that has only a number', { ...nowhere, block: { ...blank.block, number: '1' } }],
  ['without a block', { type: 'invoice.paid' }],
  [
    'of a blank block with a record beside the ABI, of whatever name',
    { ...nowhere, raw: { records: { some: 'thing' } } },
  ],
  ['that is a list', []],
])('a delivery %s is none', (_, wire) => {
  expect(isTestDelivery(wire)).toBe(false)
})

test.each([
  ['aptos', blank],
  ['evm', aptos],
] as const)(
  'whoever takes %s deliveries is given the test delivery in that form, whichever it came in',
  async (network, wire) => {
    const delivery = await parseWebhook({ ...(await signed(JSON.stringify(wire))), network })
    expect(delivery.kind).toBe('test')
    expect('chainId' in delivery ? 'evm' : 'aptos').toBe(network)
  },
)
