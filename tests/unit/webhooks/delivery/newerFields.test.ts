import { describe, expect, test } from 'vitest'
import { type EvmDelivery, parseWebhook } from '../../../../src/webhooks.js'
import { erc20Transfer, evmWire, hash, recorded, signed, transferLog } from '../../../support/webhooks/delivery.js'

const parseEvm = async (groups: Readonly<Record<string, unknown>>): Promise<EvmDelivery> =>
  parseWebhook({ ...(await signed(JSON.stringify(evmWire(groups)))), network: 'evm' })

const [watched, other] = [erc20Transfer.from, erc20Transfer.to]
const log = { transactionHash: hash('a'), logIndex: '152', contract: erc20Transfer.contract }

/** A record of each group as older deliveries have it, and how it lies in a delivery. */
const groups = {
  logs: transferLog,
  txs: { hash: hash('a'), transactionIndex: '3', fromAddress: watched },
  txsInternal: { transactionHash: hash('a') },
  erc20Transfers: erc20Transfer,
  erc20Approvals: { ...log, owner: watched, spender: other, value: '7' },
  nftTransfers: { ...log, from: watched, to: other, tokenId: '9', amount: '1' },
  ERC721: { ...log, owner: watched, approved: other, tokenId: '9' },
  ERC1155: { ...log, account: watched, operator: other, approved: true },
  nftTokenApprovals: { ...log, account: watched, operator: other, approvedAll: true },
  nativeBalances: { address: watched, balance: '1234567890000000000' },
} as const
type Group = keyof typeof groups

const placed = (group: Group, ...rows: readonly unknown[]): Readonly<Record<string, unknown>> =>
  group === 'ERC721' || group === 'ERC1155' ? { nftApprovals: { [group]: rows } } : { [group]: rows }

function recordsOf(delivery: EvmDelivery, group: Group): readonly object[] {
  return group === 'ERC721' || group === 'ERC1155' ? delivery.nftApprovals[group] : delivery[group]
}

/** Fields that deliveries did not always have: group, wire name, public name, a value, another that cannot be read. */
const fields: readonly (readonly [Group, wire: string, name: string, value: unknown, unreadable: unknown])[] = [
  ...(Object.keys(groups) as Group[]) // its own keys
    .filter((group) => group !== 'nativeBalances')
    .map((group) => [group, 'triggered_by', 'triggeredBy', [watched, 'erc20transfer'], 'all of them'] as const),
  ['txs', 'transactionFee', 'transactionFee', '0.000001485150000000', 'much'],
  ...(['erc20Transfers', 'erc20Approvals'] as const).flatMap((group) => [
    [group, 'logo', 'logo', 'https://example.com/logo.png', 7] as const,
    [group, 'thumbnail', 'thumbnail', 'https://example.com/thumb.png', 7] as const,
    [group, 'verifiedCollection', 'verifiedCollection', true, 'perhaps'] as const,
  ]),
  ['nftTransfers', 'verifiedCollection', 'verifiedCollection', false, 'perhaps'],
  ['nativeBalances', 'balanceWithDecimals', 'balanceWithDecimals', '1.23456789', 'little'],
]

describe.each(fields)('in %s, %s', (group, wire, name, value, unreadable) => {
  test('is read as it was sent', async () => {
    const delivery = await parseEvm(placed(group, { ...groups[group], [wire]: value }))
    expect(delivery.issues).toEqual([])
    expect(recordsOf(delivery, group)).toMatchObject([{ [name]: value }])
  })

  test('may be null, and absent', async () => {
    const delivery = await parseEvm(placed(group, { ...groups[group], [wire]: null }, groups[group]))
    expect(delivery.issues).toEqual([])
    const [withNull, without] = recordsOf(delivery, group)
    expect(withNull).toMatchObject({ [name]: null })
    expect(without).not.toHaveProperty(name)
  })

  test('that cannot be read costs itself, not its record', async () => {
    const delivery = await parseEvm(placed(group, { ...groups[group], [wire]: unreadable }))
    expect(delivery.issues).toMatchObject([{ path: expect.stringMatching(`/0/${wire}$`) }])
    expect(delivery.issues[0]).not.toHaveProperty('row')
    expect(recordsOf(delivery, group)).toMatchObject([{ [name]: null }])
  })
})

describe('raw is the body as JSON.parse gives it', () => {
  test('with the fields that no type knows', async () => {
    const wire = evmWire({ logs: [{ ...transferLog, field_of_next_year: { a_b: [1] } }], next_group: [] })
    const { raw } = await parseWebhook(await signed(JSON.stringify(wire)))
    expect(raw).toEqual(wire)
  })

  test('with numbers beyond 2^53 rounded, while the delivery has every digit', async () => {
    const body = JSON.stringify(evmWire({ erc20Transfers: [{ ...erc20Transfer, value: '<amount>' }] }))
    const text = body.replace('"<amount>"', '9007199254740993')
    const delivery = await parseWebhook({ ...(await signed(text)), network: 'evm' })
    expect(delivery.erc20Transfers[0]?.value).toBe(9007199254740993n)
    expect(delivery.raw).toEqual(JSON.parse(text))
  })

  test('of the test delivery too, without what its decoding adds', async () => {
    const { body } = recorded
    expect(await parseWebhook(recorded)).toMatchObject({ kind: 'test', raw: JSON.parse(body) })
    const aptos = '{"network":"","block":{"hash":null},"streamId":""}'
    const delivery = await parseWebhook({ ...(await signed(aptos)), network: 'aptos' })
    expect(delivery.raw).toEqual(JSON.parse(aptos))
  })

  test('beside an ABI of your own', async () => {
    const wire = evmWire({ abi: [{ type: 'event', name: 'Theirs' }] })
    const delivery = await parseWebhook({ ...(await signed(JSON.stringify(wire))), network: 'evm', abi: [] })
    expect(delivery).toMatchObject({ abi: [], raw: wire })
  })
})
