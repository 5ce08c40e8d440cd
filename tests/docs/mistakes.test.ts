import { beforeAll, describe, expect, test } from 'vitest'
import { apiNames } from '../../playground/apis.js'
import * as auth from '../../src/auth.js'
import { clientOptionRules } from '../../src/client/optionRules.js'
import * as root from '../../src/index.js'
import { createClient } from '../../src/index.js'
import * as values from '../../src/values.js'
import * as webhooks from '../../src/webhooks.js'
import { textOf } from '../support/docPages.js'
import { complaintsAbout } from '../support/typecheck.js'

// Who pastes a sample changes it.

/** What the text says is the reader's. */
const yours = `
declare const secret: string
declare const signature: string
declare const body: Buffer<ArrayBuffer>
declare const onDelivery: (delivery: import('ledgerline/webhooks').Delivery) => Promise<void>
declare const app: import('express').Express
interface Transaction { query(text: string, values: readonly unknown[]): Promise<{ readonly rowCount: number | null }> }
declare const database: { transaction(work: (transaction: Transaction) => Promise<void>): Promise<void> }
declare const credit: (transaction: Transaction, delivery: import('ledgerline/webhooks').Delivery) => Promise<void>
export {}
`

describe('who changes a webhook sample wrongly reads one complaint, about what is wrong:', { timeout: 60_000 }, () => {
  const slips: readonly (readonly [code: string, words: RegExp])[] = [
    ['createWebhookHandler({ onDelivery })', /'secret' is missing/],
    ['createWebhookHandler({ secret })', /'onDelivery' is missing/],
    ['createWebhookHandler({ secret, onDelivery, maxBdy: 1 })', /write 'maxBody'\?$/],
    [
      "createWebhookHandler({ secret, onDelivery, network: 'sui' })",
      /'"sui"' is not .* '(?:"(?:aptos|bitcoin|evm|solana)"(?: \| )?){4}/,
    ],
    ["parseWebhook({ body: '', signature: '' })", /'secret' is missing/],
    ["parseWebhook({ body: '', secret })", /'signature' is missing/],
    ["parseWebhook({ body: { id: 1 }, signature: '', secret })", /'id' does not exist in type '.*ArrayBuffer/],
    ["decodeLogs({ logs: [] }, 'transfer')", /'"transfer"' is not .* 'AbiSource/],
  ]
  const imports = "import { createWebhookHandler, decodeLogs, parseWebhook } from 'ledgerline/webhooks'\n"
  let complaints: readonly string[]
  beforeAll(() => {
    const code = slips.map(([slip]) => `void ${slip}`).join('\n')
    complaints = complaintsAbout(imports + yours + code).filter((complaint) => !/is declared but/.test(complaint))
  }, 60_000)
  test.each(slips.map((slip, at) => [...slip, at] as const))('%s', (_, words, at) => {
    expect(complaints).toHaveLength(slips.length)
    expect(complaints[at]).toMatch(words)
    expect(complaints[at]).not.toContain('overload')
  })
})

describe('who changes a React sample wrongly reads one complaint, about what is wrong:', { timeout: 60_000 }, () => {
  const slips: readonly (readonly [code: string, words: RegExp])[] = [
    ["useOperation(getNativeBalance, { address, chian: 'eth' })", /write 'chain'\?$/],
    ['useOperation(getNativeBalance, { address: 1 })', /^Type 'number' is not assignable to type 'string'/],
    ['useOperation(getNativeBalance, { address }).data?.balanc', /mean 'balance'\?$/],
    ['useOperation(getWalletNFTs, { address }, { select: (page) => page.reslt })', /mean 'result'\?$/],
    ['useOperation(getNativeBalance, { address }, { retry: 3 })', /'retry' does not exist/],
  ]
  const imports = `import { getNativeBalance, getWalletNFTs } from 'ledgerline/evm'
    import { useOperation } from 'ledgerline/react'\ndeclare const address: string\n`
  let complaints: readonly string[]
  beforeAll(() => {
    complaints = complaintsAbout(imports + slips.map(([slip]) => `void ${slip}`).join('\n'))
  }, 60_000)
  test.each(slips.map((slip, at) => [...slip, at] as const))('%s', (_, words, at) => {
    expect(complaints).toHaveLength(slips.length)
    expect(complaints[at]).toMatch(words)
  })
})

test('whoever reads the overview for language models finds every API', () => {
  const overview = textOf('docs/llms.txt').toLowerCase()
  for (const api of apiNames) expect(overview).toContain(api.toLowerCase())
  expect(overview).toContain('ledgerline/auth')
})

test('whoever comes from moralis is sent to names that there are', () => {
  const client = createClient({ apiKey: 'k' })
  const apis = [client.evm, client.solana, client.aptos, client.aptosNode, client.streams, client.auth]
  const there = new Set([client, ...apis, values, webhooks, auth, root, clientOptionRules].flatMap(Object.keys))
  const rows = textOf('docs/guide/from-moralis.md')
    .split('\n')
    .filter((line) => /^\| `/.test(line))
  const named = rows.flatMap((row) => [...(row.split('|')[2] ?? '').matchAll(/`(?:client\.(?:\w+\.)?)?([a-z]\w+)`/gi)])
  const fields = ['result', 'metadata', 'symbol', 'balance', 'address', 'fromAddress', 'toAddress', 'buyer']
  const elsewhere = ['bigint', 'unknown', 'chains', 'chainIds', 'secret', ...fields] // types, inputs; the fields are tested below
  expect(named.length).toBeGreaterThan(20)
  expect(named.map(([, name = '']) => name).filter((name) => !there.has(name) && !elsewhere.includes(name))).toEqual([])
})

test('what the table for those who come from moralis says compiles', () => {
  const ported = `
    import { ApiError, createClient, isLedgerlineError } from 'ledgerline'
    import { checksumAddress, formatEvmNative, formatUnits, getChain, toJson } from 'ledgerline/values'
    import { decodeLogs, parseWebhook, verifySignature } from 'ledgerline/webhooks'
    const options = { defaultChain: 'polygon', retries: 1, baseUrl: { evm: 'http://127.0.0.1:4010/evm' } }
    const client = createClient({ apiKey: 'k', ...options })
    const [address, request] = ['0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045', { chain: 'eth' }]
    const page = await client.evm.getWalletTokenTransfers({ address })
    const [transfer] = page.result
    const [row] = await client.evm.getWalletTokenBalances({ address })
    const sales = await client.evm.getNFTContractSalePrices({ address })
    const { balance } = await client.evm.getNativeBalance({ address, chain: 'eth' })
    const nft = await client.evm.getNFTMetadata({ address, tokenId: 1, normalizeMetadata: true })
    const delivery = await parseWebhook({ body: '', signature: '', secret: '' })
    await verifySignature({ body: '', signature: '', secret: '' })
    const error: unknown = undefined
    export const all = [
      page.raw, page.cursor, page.total, toJson(page.result), await client.evm.getNativeBalance({ address }).raw(),
      transfer?.address, transfer?.fromAddress, transfer?.toAddress, transfer && getChain(transfer.chain)?.name,
      row && [row.symbol, row.chain, formatUnits(row.balance, row.decimals ?? 18)], formatEvmNative(balance),
      sales.lastSale?.buyer, sales.lastSale?.paymentToken?.symbol, checksumAddress(address),
      await client.evm.getMultipleTokenPrices({ ...request, tokens: [{ tokenAddress: address }] }),
      nft?.normalizedMetadata?.image, delivery.kind === 'evm' && decodeLogs(delivery).events, client.aptosNode.getAccountResource,
      isLedgerlineError(error) && error.code, error instanceof ApiError && error.status,
    ]`
  expect(complaintsAbout(ported)).toEqual([])
})
