import { describe, expect, test } from 'vitest'
import { isTestDelivery, parseWebhook } from '../../../../src/webhooks.js'
import { erc20Transfer, evmWire, hash, recorded, signed, transferAbi } from '../../../support/webhooks/delivery.js'

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
    for (const { streamId: _s, tag: _t, ...bare } of [wire, { ...wire, abi: [] }]) {
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

test('it stays one when it carries the ABI or the names of its stream', () => {
  expect(isTestDelivery({ ...blank, abi: transferAbi, streamId: 's', tag: 't', chainId: '0x1' })).toBe(true)
})

test.each([
  ['of a block', evmWire()],
  ['of a blank block with a transfer', { ...blank, erc20Transfers: [erc20Transfer] }],
  ['of a blank block with a record that cannot be read', { ...blank, logs: [null] }],
  ['of a blank block with an NFT approval', { ...blank, nftApprovals: { ERC721: [{}], ERC1155: [] } }],
  ['of a blank block with a group of another form', { ...blank, txs: { some: 'thing' } }],
  ['of a block that has only a hash', { ...blank, block: { ...blank.block, hash: hash('a') } }],
  ['of a block that has only a number', { ...blank, block: { ...blank.block, number: '1' } }],
  ['without a block', { ...blank, block: undefined }],
  [
    'of a blank block with a record beside the ABI, of whatever name',
    { ...blank, raw: { records: { some: 'thing' } } },
  ],
  ['that is empty', {}],
])('a delivery %s is none', (_, wire) => {
  expect(isTestDelivery(wire)).toBe(false)
})

test('a parsed delivery that lost its only record is none', async () => {
  const delivery = await parseWebhook(await signed(JSON.stringify({ ...blank, logs: [null] })))
  expect(delivery.kind).toBe('evm')
  expect(isTestDelivery(delivery)).toBe(false)
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
