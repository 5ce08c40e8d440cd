import { describe, expect, test } from 'vitest'
import { UnsupportedNetworkError } from '../../../../src/errors/unsupportedNetwork.js'
import { WebhookError } from '../../../../src/errors/webhook.js'
import { decodeLogs, parseWebhook } from '../../../../src/webhooks.js'
import {
  erc20Transfer,
  evmWire,
  hash,
  recorded,
  secret,
  signed,
  transferAbi,
  transferLog,
} from '../../../support/webhooks/delivery.js'

const parseEvm = async (groups: Readonly<Record<string, unknown>>) =>
  parseWebhook({ ...(await signed(JSON.stringify(evmWire(groups)))), network: 'evm' })

const refusal = async (body: string | Uint8Array, options: object = {}): Promise<unknown> =>
  parseWebhook({ ...(await signed(body)), ...options }).catch((reason: unknown) => reason)

describe('an EVM delivery', () => {
  test('says of which kind it is, and when and where it happened', async () => {
    const delivery = await parseEvm({ confirmed: false, retries: 3 })
    expect(delivery).toMatchObject({
      kind: 'evm',
      chainId: '0x89',
      confirmed: false,
      retries: 3,
      block: { number: 52180347n, hash: `0x${'b1'.repeat(32)}`, timestamp: new Date('2024-01-12T12:22:28Z') },
      issues: [],
    })
  })

  test('has amounts as bigint, addresses in lower case, the amount with decimals as text, and the chain', async () => {
    const { erc20Transfers } = await parseEvm({ erc20Transfers: [erc20Transfer] })
    expect(erc20Transfers).toEqual([
      {
        chain: '0x89',
        transactionHash: hash('a'),
        logIndex: 152,
        contract: '0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eb48',
        from: '0x28c6c06298d514db089934071355e5743bf21d60',
        to: '0x21a31ee1afc51d94c2efccaa2092ad1028285549',
        value: 2n ** 256n - 1n,
        tokenName: 'USD Coin',
        tokenSymbol: 'USDC',
        tokenDecimals: 6,
        valueWithDecimals: '1.15792e+71',
        triggers: [],
      },
    ])
  })

  test('has no decimals where the token does not say', async () => {
    const { erc20Transfers } = await parseEvm({ erc20Transfers: [{ ...erc20Transfer, tokenDecimals: '' }] })
    expect(erc20Transfers[0]).not.toHaveProperty('tokenDecimals')
  })

  test('has results of triggers, in their order', async () => {
    const triggers = [
      { name: 'error', value: 'execution reverted' },
      { name: 'output1', value: ['1', '2'] },
    ]
    const { erc20Transfers, logs } = await parseEvm({
      erc20Transfers: [{ ...erc20Transfer, triggers }],
      logs: [{ ...transferLog, triggers }],
    })
    expect(erc20Transfers[0]?.triggers).toEqual(triggers)
    expect(logs[0]?.triggers).toEqual(triggers)
  })

  test('has native balances, internal transactions and both forms of NFT approvals', async () => {
    const nft = { transactionHash: hash('c'), logIndex: '7', contract: erc20Transfer.contract }
    const [address, operator] = [erc20Transfer.from, erc20Transfer.to]
    const delivery = await parseEvm({
      nativeBalances: [{ address, balance: '184327551240918823317406' }],
      txsInternal: [{ transactionHash: hash('c'), from: address, to: null, value: '795900490228805', gas: '2300' }],
      nftApprovals: {
        ERC721: [{ ...nft, owner: address, approved: operator, tokenId: '2947' }],
        ERC1155: [{ ...nft, account: address, operator, approved: true }],
      },
      nftTokenApprovals: [{ ...nft, account: address, operator, approvedAll: true, tokenId: null }],
    })
    expect(delivery.nativeBalances).toEqual([{ address: address.toLowerCase(), balance: 184327551240918823317406n }])
    expect(delivery.txsInternal[0]).toMatchObject({ to: null, value: 795900490228805n, gas: 2300n })
    expect(delivery.nftApprovals.ERC721[0]).toMatchObject({ chain: '0x89', tokenId: 2947n })
    expect(delivery.nftApprovals.ERC1155[0]).toMatchObject({ chain: '0x89', approved: true })
    expect(delivery.nftTokenApprovals[0]).toMatchObject({ chain: '0x89', approvedAll: true, tokenId: null })
  })

  test('has empty lists for every group the stream does not ask for', async () => {
    expect(await parseEvm({})).toMatchObject({
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
    })
  })

  test.each([null, undefined])('of a stream whose label is %j has a blank one', async (tag) => {
    expect(await parseEvm({ tag, erc20Transfers: [erc20Transfer] })).toMatchObject({ tag: '', erc20Transfers: [{}] })
  })

  test.each([null, undefined, ''])('whose count of retries is %j is read all the same', async (retries) => {
    const delivery = await parseEvm({ retries, erc20Transfers: [erc20Transfer] })
    expect(delivery).toMatchObject({ retries: 0, erc20Transfers: [{}], issues: [] })
  })

  test('of a blank chain is one of Ethereum', async () => {
    const delivery = await parseEvm({ chainId: '', erc20Transfers: [erc20Transfer] })
    expect(delivery.chainId).toBe('0x1')
    expect(delivery.erc20Transfers[0]?.chain).toBe('0x1')
  })

  test.each(['0x', '0xfish', -1, true, {}])(
    'of the chain %j is refused, because a guess would credit another',
    async (chainId) => {
      expect(await refusal(JSON.stringify(evmWire({ chainId })))).toMatchObject({ code: 'INVALID_PAYLOAD' })
    },
  )

  test.each([
    ['123456789012345678901234567890', 123456789012345678901234567890n],
    ['1e30', 10n ** 30n],
  ])('keeps every digit of an amount that is the number %s and not text', async (number, value) => {
    const body = JSON.stringify(evmWire({ erc20Transfers: [{ ...erc20Transfer, value: '#' }] }))
    const request = await signed(body.replace('"#"', number))
    const { erc20Transfers } = await parseWebhook({ ...request, network: 'evm' })
    expect(erc20Transfers[0]?.value).toBe(value)
  })

  test('keeps those digits also beside a text of 20 MB with quotes and backslashes', async () => {
    const tag = '"\\ 1234567890123456789 '.repeat(1e6)
    const body = JSON.stringify(evmWire({ tag, erc20Transfers: [{ ...erc20Transfer, value: '#' }] }))
    const request = await signed(body.replace('"#"', '123456789012345678901234567890'))
    const delivery = await parseWebhook({ ...request, network: 'evm' })
    expect(delivery.tag === tag && delivery.erc20Transfers[0]?.value).toBe(123456789012345678901234567890n)
  })

  test('leaves out a record that cannot be read, says so, and keeps the others', async () => {
    const row = { ...erc20Transfer, value: '-1' }
    const delivery = await parseEvm({ erc20Transfers: [row, erc20Transfer] })
    expect(delivery.erc20Transfers).toHaveLength(1)
    expect(delivery.issues).toEqual([
      {
        path: '/erc20Transfers/0/value',
        code: 'invalid_value',
        message: 'expected uint256, got "-1"; its row cannot be read',
        raw: '-1',
        row,
      },
    ])
  })

  test('is not lost for bookkeeping that cannot be read', async () => {
    const delivery = await parseEvm({ tag: 5, retries: 'many', erc20Transfers: [erc20Transfer] })
    expect(delivery).toMatchObject({ tag: '', retries: 0, erc20Transfers: [{ logIndex: 152 }] })
    expect(delivery.issues.map(({ path }) => path)).toEqual(['/retries', '/tag'])
  })

  test('leaves out an item of its ABI that is none, says so, and keeps the others', async () => {
    const item = { type: 'event', name: 'Paused', inputs: [] }
    const { abi, issues } = await parseEvm({ abi: [null, item] })
    expect(abi).toEqual([item])
    expect(issues.map(({ path }) => path)).toEqual(['/abi/0'])
  })

  test('is refused in strict mode for such a record', async () => {
    const body = JSON.stringify(evmWire({ erc20Transfers: [{ ...erc20Transfer, value: '-1' }] }))
    const error = await refusal(body, { decode: 'strict' })
    expect(error).toBeInstanceOf(WebhookError)
    expect(error).toMatchObject({
      code: 'INVALID_PAYLOAD',
      cause: { name: 'DecodeError', path: '/erc20Transfers/0/value' },
    })
    expect(String(error)).toContain('The body is not a delivery: /erc20Transfers/0/value: expected uint256, got "-1"')
  })

  test('with fields named __proto__ and constructor is read as if they were not there', async () => {
    const evil = '"__proto__":{"confirmed":true,"polluted":1},"constructor":{"prototype":{"polluted":1}}'
    const body = JSON.stringify(evmWire({ confirmed: false, erc20Transfers: [erc20Transfer] })).replaceAll(
      '{',
      `{${evil},`,
    )
    const delivery = await parseWebhook({ ...(await signed(body.replaceAll(',}', '}'))), network: 'evm' })
    expect(delivery.confirmed).toBe(false)
    expect(delivery.erc20Transfers).toHaveLength(1)
    expect(Object.keys(delivery)).not.toContain('__proto__')
    expect(Reflect.get({}, 'polluted')).toBeUndefined()
    expect(Reflect.get(delivery, 'polluted')).toBeUndefined()
    expect(Object.getPrototypeOf(delivery)).toBe(Object.prototype)
  })

  test("has the caller's ABI in place of its own", async () => {
    const request = await signed(JSON.stringify(evmWire({ abi: [{ type: 'fallback' }], logs: [transferLog] })))
    const delivery = await parseWebhook({ ...request, network: 'evm', abi: transferAbi })
    expect(delivery.abi).toBe(transferAbi)
    expect(decodeLogs(delivery).events[0]?.args.value).toBe(25000000000n)
  })
})

describe('an Aptos delivery', () => {
  const aptosWire = {
    network: 'mainnet',
    streamId: 's',
    tag: 't',
    retries: 0,
    block: { number: '27827628', hash: hash('d'), timestamp: '1674578824913485', firstVersion: '7', lastVersion: '9' },
  }

  test('has its own groups, amounts in octas and short addresses made whole', async () => {
    const transfer = { transaction: hash('e'), from: '0x1', to: '0xabc', value: '1250000000', valueWithDecimals: 12.5 }
    const request = await signed(JSON.stringify({ ...aptosWire, coinTransfers: [transfer], events: [[{ type: 'a' }]] }))
    const delivery = await parseWebhook({ ...request, network: 'aptos' })
    expect(delivery).toMatchObject({
      kind: 'aptos',
      network: 'mainnet',
      block: { number: 27827628n, timestamp: new Date('2023-01-24T16:47:04.913Z'), firstVersion: 7n, lastVersion: 9n },
      coinTransfers: [{ from: `0x${'1'.padStart(64, '0')}`, value: 1250000000n, valueWithDecimals: '12.5' }],
      coinDeposits: [],
      events: [{ type: 'a' }],
      issues: [],
    })
  })

  test.each([null, undefined])('of a stream whose label is %j has a blank one', async (tag) => {
    expect(await parseWebhook(await signed(JSON.stringify({ ...aptosWire, tag })))).toMatchObject({ tag: '' })
  })

  test.each([null, undefined])('whose count of retries is %j is read all the same', async (retries) => {
    expect(await parseWebhook(await signed(JSON.stringify({ ...aptosWire, retries })))).toMatchObject({ retries: 0 })
  })

  test('has no ABI, even where one is passed', async () => {
    const request = { ...(await signed(JSON.stringify(aptosWire))), abi: transferAbi }
    expect(await parseWebhook(request)).not.toHaveProperty('abi')
  })

  test('is known without being asked for', async () => {
    expect(await parseWebhook(await signed(JSON.stringify(aptosWire)))).toMatchObject({ kind: 'aptos' })
  })

  test('is refused where an EVM delivery is asked for, and the other way round', async () => {
    expect(await refusal(JSON.stringify(aptosWire), { network: 'evm' })).toMatchObject({ code: 'INVALID_PAYLOAD' })
    expect(await refusal(JSON.stringify(evmWire()), { network: 'aptos' })).toMatchObject({ code: 'INVALID_PAYLOAD' })
  })
})

describe('what is signed and no delivery is INVALID_PAYLOAD', () => {
  test.each([
    ['text that is not JSON', 'hello', 'it is not JSON'],
    ['JSON cut short', '{"chainId":"0x1"', 'it is not JSON'],
    ['a list', '[]', 'it is not an object'],
    ['null', 'null', 'it is not an object'],
    ['a number', '7', 'it is not an object'],
    [
      'a block of a number on no chain',
      '{"streamId":"s","block":{"number":"1"}}',
      'it names neither chainId nor network',
    ],
    ['a delivery without block', '{"chainId":"0x1","confirmed":true}', '/streamId: expected string, got nothing'],
    ['bytes that are not UTF-8', Uint8Array.of(0x7b, 0x22, 0xff, 0x22, 0x7d), 'it is not UTF-8'],
    ['deep nesting', `{"chainId":"0x1","x":${'['.repeat(1e5)}${']'.repeat(1e5)}}`, 'expected string, got nothing'],
  ])('%s', async (_, body, reason) => {
    const error = await refusal(body)
    expect(error).toBeInstanceOf(WebhookError)
    expect(error).toMatchObject({ code: 'INVALID_PAYLOAD' })
    expect(String(error)).toContain('The body is not a delivery: ')
    expect(String(error)).toContain(reason)
  })

  test('an ABI nested without end', async () => {
    const components = `${'{"type":"tuple","components":['.repeat(2e4)}${']}'.repeat(2e4)}`
    const body = JSON.stringify(evmWire({ abi: ['#'] })).replace('"#"', `{"type":"event","inputs":[${components}]}`)
    const result = await refusal(body)
    expect(result).toMatchObject({ code: 'INVALID_PAYLOAD' })
    expect(String(result)).toContain('it is nested too deeply')
  })
})

test('the signature comes first: of a forged body nothing is looked at', async () => {
  const { signature } = await signed('{}')
  await expect(parseWebhook({ body: 'not JSON', signature, secret })).rejects.toMatchObject({
    code: 'INVALID_SIGNATURE',
  })
})

test('the network comes before that', async () => {
  const request = { ...recorded, signature: null, network: 'sui' }
  const error: unknown = await Reflect.apply(parseWebhook, undefined, [request]).catch((reason: unknown) => reason)
  expect(error).toBeInstanceOf(UnsupportedNetworkError)
})

test('a 50 MB delivery is read', async () => {
  const body = JSON.stringify(evmWire({ tag: 'x'.repeat(50e6) }))
  const delivery = await parseWebhook(await signed(body))
  expect(delivery.tag).toHaveLength(50e6)
})
