import { expect, test } from 'vitest'
import { familyOf } from '../../../../src/webhooks/delivery/families.js'
import { parseWebhook } from '../../../../src/webhooks.js'
import { evmWire, signed } from '../../../support/webhooks/delivery.js'
import { solana, sui, unknownWires } from '../../../support/webhooks/families.js'

test.each(unknownWires)('a delivery of %s is handed on as it is, in every mode', async (_, wire) => {
  const names = ['streamId', 'tag', 'chainId', 'confirmed'].filter((name) => name in wire)
  const named = Object.fromEntries(names.map((name) => [name, wire[name]]))
  for (const decode of ['tolerant', 'strict'] as const)
    expect(await parseWebhook({ ...(await signed(JSON.stringify(wire))), decode })).toEqual({
      kind: 'unknown',
      ...named,
      raw: wire,
    })
})

test('it is refused where one family is asked for, whose type it does not have', async () => {
  for (const network of ['evm', 'solana', 'bitcoin', 'aptos'] as const)
    await expect(parseWebhook({ ...(await signed(JSON.stringify(sui))), network })).rejects.toMatchObject({
      code: 'INVALID_PAYLOAD',
      message: `The body is not a delivery: its family of chains is unknown, expected ${network}`,
    })
})

test('what is not of its type is not among the names', async () => {
  const wire = { ...sui, streamId: 7, tag: null, confirmed: 'yes' }
  expect(await parseWebhook(await signed(JSON.stringify(wire)))).toEqual({
    kind: 'unknown',
    chainId: 'sui-mainnet',
    raw: wire,
  })
})

const block = { hash: '0x1', number: '1' }

test.each([
  ['evm', 'an id of a chain', evmWire()],
  ['evm', 'an id that no chain has, because it is one of EVM', { chainId: '0xfish', block: { slot: '1' } }],
  ['evm', 'a name of a chain', { chainId: 'polygon' }],
  ['evm', 'a blank chain', { chainId: '', network: 'x' }],
  ['evm', 'the number of its block, where nothing names a chain', { block }],
  ['aptos', 'its network', { network: 'mainnet', block }],
  ['aptos', 'its network, although it has no block', { network: 'mainnet' }],
  [undefined, 'a chain of another name, although its block has a number', { chainId: 'atlantis', block }],
  ['solana', 'its name of a chain', { chainId: 'solana_devnet', block }],
  ['solana', 'the slot of its block', { ...solana.confirmed, chainId: undefined }],
  ['bitcoin', 'its name of a chain', { chainId: 'btc-testnet', block: { slot: '1' } }],
  ['bitcoin', 'the height of its block', { chainId: null, block: { height: '0' } }],
  ['bitcoin', 'the name of its transactions', { block, txs: [null, { txid: 'ab' }] }],
  [undefined, 'a block that is none of Aptos', { network: 'mainnet', block: { checkpoint: 1 } }],
])('of %s is what has %s', (family, _, wire) => {
  expect(familyOf(wire)).toBe(family)
})
