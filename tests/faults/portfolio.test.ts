import { expect, test } from 'vitest'
import { createCaller } from '../../src/index.js'
import { getPortfolio } from '../../src/portfolio.js'
import { answer, type Behaviour } from '../support/faultServer.js'
import { serveFaults } from './harness.js'

const run = serveFaults()
const evm = '0xd8da6bf26964af9d7eed9e03e53415d37aa96045'
const solana = 'kXB7FfzdrfZpAZEW3TZcp8a8CwQbsowa6BdfAHZ4gVs'
const bitcoin = '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa'
const xpub =
  'xpub661MyMwAqRbcFtXgS5sYJABqqG9YLmC4Q1Rdap9gSE8NqtwybGhePY2gZ29ESFjqJoCu1Rupje8YtGqsefD265TMg7usUDFdp6W1EGMcet8'
const usdc = '0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eb48'
const mint = 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v'

/** Serves by the first part of a path that matches. */
const byPath =
  (routes: Readonly<Record<string, unknown>>): Behaviour =>
  (response, request) => {
    const [, found] = Object.entries(routes).find(([part]) => request.path.includes(part)) ?? []
    const behaviour = typeof found === 'function' ? (found as Behaviour) : answer(200, JSON.stringify(found))
    behaviour(response, request)
  }
const failing = answer(500, '{}')
const clientOf = () => createCaller({ apiKey: 'k', baseUrl: run.server.url, retries: 0 })

const coin = {
  chainId: '0x1',
  tokenAddress: 'native',
  nativeToken: true,
  balanceRaw: '1500000000000000000',
  decimals: 18,
  symbol: 'ETH',
  usdPrice: 2000.1,
}
const list = (result: readonly unknown[], meta: object = {}) => ({
  result,
  cursor: null,
  meta: { syncedAt: {}, failedChains: null, unsupportedChains: null, ...meta },
})
const prices = [
  { tokenAddress: 'So11111111111111111111111111111111111111112', usdPrice: 100 },
  { tokenAddress: mint, usdPrice: 0.9998 },
]
const splToken = (account: string, amountRaw: string) => ({
  associatedTokenAddress: account,
  mint,
  symbol: 'USDC',
  decimals: 6,
  amountRaw,
})
const solanaWallet = {
  nativeBalance: { lamports: '2500000000', solana: '2.5' },
  tokens: [
    splToken('7o36UsWR1JQLpZ9PE2gn9L4SQ69CNNiWAXd4Jt7rqz9Z', '1000000'),
    splToken('ASTyfSima4LLAdDgoFGkgqoKowG1LZFDr9fAQrg7iaJZ', '500000'),
  ],
  nfts: [],
}

test('one sum over EVM, Solana and Bitcoin: exact, without spam, what has no price named', async () => {
  run.server.next(
    byPath({
      [`/${evm}/tokens`]: list([
        coin,
        { ...coin, tokenAddress: '0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee', nativeToken: false }, // the same, spelled by address
        {
          chainId: '0x1',
          tokenAddress: usdc,
          balanceRaw: '3',
          decimals: 6,
          symbol: 'GIFT',
          usdPrice: 1e9,
          possibleSpam: true,
        },
        { chainId: '0x89', tokenAddress: usdc, balanceRaw: '7', decimals: 0, symbol: 'NEW', usdPrice: null },
      ]),
      [`/${bitcoin}/tokens`]: list([
        { ...coin, chainId: 'bitcoin-mainnet', decimals: 8, balanceRaw: '1', symbol: 'BTC', usdPrice: 100_000 },
      ]),
      '/portfolio': solanaWallet,
      '/prices': prices,
    }),
  )
  const portfolio = await getPortfolio(clientOf(), {
    wallets: [evm, evm.toUpperCase().replace('0X', '0x'), solana, bitcoin],
  })
  expect(portfolio).toMatchObject({ complete: true, missing: [] })
  // 1.5 × 2000.1 + 2.5 × 100 + 1.5 × 0.9998 + 0.00000001 × 100000
  expect(portfolio.usd).toEqual({ complete: true, total: '3251.6507' })
  expect(
    portfolio.tokens.map(({ wallet, chain, token, amount, usd, source }) => [
      wallet,
      chain,
      token,
      amount,
      usd,
      source,
    ]),
  ).toEqual([
    [evm, '0x1', 'native', 1_500_000_000_000_000_000n, '3000.15', 'universal'],
    [evm, '0x1', usdc, 3n, '3000', 'universal'],
    [evm, '0x89', usdc, 7n, undefined, 'universal'],
    [bitcoin, 'bitcoin-mainnet', 'native', 1n, '0.001', 'universal'],
    [solana, 'solana-mainnet', 'native', 2_500_000_000n, '250', 'solana'],
    [solana, 'solana-mainnet', mint, 1_500_000n, '1.4997', 'solana'],
  ])
  expect(portfolio.unpriced.map(({ symbol }) => symbol)).toEqual(['NEW'])
})

test('a chain that the service could not read is missing, and retry reads it alone', async () => {
  const failedChains = [{ chainId: '0x89', code: 'INTERNAL_SERVER_ERROR', error: 'no node' }]
  run.server.next(byPath({ '/tokens': list([coin], { failedChains }) }))
  const first = await getPortfolio(clientOf(), { wallets: [evm], chains: ['eth', 'polygon'] })
  expect(first.usd).toEqual({ complete: false, atLeast: '3000.15' })
  expect(first.missing).toMatchObject([{ wallet: evm, chain: '0x89', reason: 'failed', message: 'no node' }])
  run.server.next(byPath({ '/tokens': list([{ ...coin, chainId: '0x89', usdPrice: 1 }]) }))
  const second = await first.retry()
  expect(run.server.seen.at(-1)?.path).toMatch(/chains=0x89(?!.*chains=)/)
  expect(second.usd).toEqual({ complete: true, total: '3001.65' })
  expect(first.complete).toBe(false)
})

test('prices of Solana that cannot be read are missing, not unpriced; the amounts stay', async () => {
  run.server.next(byPath({ '/portfolio': solanaWallet, '/prices': failing }))
  const portfolio = await getPortfolio(clientOf(), { wallets: [solana] })
  expect(portfolio).toMatchObject({
    complete: false,
    unpriced: [],
    missing: [{ wallet: solana, chain: 'solana-mainnet' }],
  })
  expect(portfolio.tokens).toHaveLength(2)
  run.server.next(byPath({ '/portfolio': solanaWallet, '/prices': prices }))
  expect((await portfolio.retry()).usd).toEqual({ complete: true, total: '251.4997' })
})

const derived = (address: string, satoshi: string) => ({
  ...coin,
  chainId: 'bitcoin-mainnet',
  decimals: 8,
  usdPrice: 1,
  balanceRaw: satoshi,
  derivedAddress: address,
  derivedPath: "m/44'/0'/0'/0/0",
})

test('the addresses of an extended public key are one row, and one that is also given counts once', async () => {
  run.server.next(
    byPath({
      '/addresses': { addresses: [{ address: bitcoin }], meta: { syncedAt: {} } },
      '/xpub': list([derived(bitcoin, '100000000'), derived('3J98t1WpEZ73CNmQviecrnyiWrnqRhWNLy', '50000000')]),
      [`/${bitcoin}`]: list([derived(bitcoin, '100000000')]),
    }),
  )
  const portfolio = await getPortfolio(clientOf(), { wallets: [xpub, bitcoin] })
  expect(portfolio.tokens).toMatchObject([{ wallet: xpub, amount: 150_000_000n, usd: '1.5' }])
  expect(portfolio.usd).toEqual({ complete: true, total: '1.5' })
})

test('where the addresses of a key cannot be read, those that may count twice are missing', async () => {
  run.server.next(byPath({ '/addresses': failing, '/xpub': list([derived(bitcoin, '100000000')]) }))
  const portfolio = await getPortfolio(clientOf(), { wallets: [xpub, bitcoin] })
  expect(portfolio.usd).toEqual({ complete: false, atLeast: '1' })
  expect(portfolio.missing).toMatchObject([{ wallet: bitcoin, chain: 'bitcoin-mainnet', reason: 'failed' }])
})

test('a wallet that none of the chains is of is refused: a sum without it would be too small', async () => {
  const before = run.server.seen.length
  await expect(getPortfolio(clientOf(), { wallets: [evm, solana], chains: ['eth'] })).rejects.toThrow(
    /^None of the chains is of kXB7Ff\w+\n {2}→ Add 'solana' to chains, or leave the wallet out/,
  )
  expect(run.server.seen.length).toBe(before)
})

test('a row that cannot be read makes the sum a lower bound', async () => {
  run.server.next(
    byPath({ '/tokens': list([coin, { ...coin, tokenAddress: usdc, nativeToken: false, balanceRaw: 'many' }]) }),
  )
  const portfolio = await getPortfolio(clientOf(), { wallets: [evm], chains: ['eth'] })
  expect(portfolio.usd).toEqual({ complete: false, atLeast: '3000.15' })
  expect(portfolio.missing).toMatchObject([{ wallet: evm, chain: '0x1', reason: 'failed' }])
})

test('a price or a worth below zero is none: it would hide what other tokens are worth', async () => {
  const token = { ...coin, nativeToken: false, tokenAddress: usdc }
  run.server.next(
    byPath({
      '/tokens': list([coin, { ...token, usdPrice: -9 }, { ...token, chainId: '0x89', usdPrice: null, usdValue: -9 }]),
    }),
  )
  const portfolio = await getPortfolio(clientOf(), { wallets: [evm] })
  expect(portfolio.usd).toEqual({ complete: true, total: '3000.15' })
  expect(portfolio.unpriced).toHaveLength(2)
})

const dead = '0xdeaddeaddeaddeaddeaddeaddeaddeaddead0000'
test.each([
  ['Polygon', '0x89', '0x0000000000000000000000000000000000001010'],
  ['Moonriver', '0x505', '0x0000000000000000000000000000000000000802'],
  ['zkSync', '0x144', '0x000000000000000000000000000000000000800A'],
  ['Metis', '0x440', dead],
  ['Mantle', '0x1388', dead],
  ['OP Mainnet', '0xa', dead],
  ['Celo', '0xa4ec', '0x471EcE3750Da237f93B8E339c536989b8978a438'],
])('the coin of %s counts once, also by its address, as the row of the coin says', async (_, chain, address) => {
  const own = { ...coin, chainId: chain }
  const byAddress = { ...own, nativeToken: false, tokenAddress: address, balanceRaw: '1', possibleSpam: true }
  run.server.next(byPath({ '/tokens': list([byAddress, own]) }))
  const portfolio = await getPortfolio(clientOf(), { wallets: [evm], chains: [chain] })
  expect(portfolio.usd).toEqual({ complete: true, total: '3000.15' })
})

test('the address of one chain’s coin is a token like any other on another chain', async () => {
  const one = { ...coin, nativeToken: false, tokenAddress: dead }
  run.server.next(byPath({ '/tokens': list([coin, one]) }))
  const portfolio = await getPortfolio(clientOf(), { wallets: [evm], chains: ['eth'] })
  expect(portfolio.usd).toEqual({ complete: true, total: '6000.3' })
})

const stock = { ...coin, nativeToken: false, tokenAddress: usdc, decimals: 8, balanceRaw: '300000000' }
test.each([
  ['amounts', 'an amount that is multiplied', { balance: '30', usdPrice: 1, usdValue: 3 }],
  ['amounts', 'an amount that is off by its last digit', { balance: '3.00000001', usdPrice: 1 }],
  ['amounts', 'an amount that cannot be read', { balance: {}, usdPrice: 1 }],
  ['worth', 'a worth that is not the amount at its price', { balance: '3', usdPrice: 1, usdValue: 3.04 }],
  ['worth', 'a worth that cannot be read', { usdPrice: 1, usdValue: [3] }],
  ['price', 'a price that cannot be read', { usdPrice: { usd: 1 }, usdValue: 3 }],
] as const)('doubtful by its %s, and in no sum: %s', async (reason, _, figures) => {
  run.server.next(byPath({ '/tokens': list([coin, { ...stock, ...figures }]) }))
  const portfolio = await getPortfolio(clientOf(), { wallets: [evm], chains: ['eth'] })
  expect(portfolio.usd).toEqual({ complete: false, atLeast: '3000.15' })
  expect(portfolio).toMatchObject({ complete: true, unpriced: [], doubtful: [{ token: { token: usdc }, reason }] })
  expect(portfolio.doubtful[0]?.token).toBe(portfolio.tokens[1])
  expect(portfolio.tokens[1]).not.toHaveProperty('usd')
})

test.each([
  ['rounding', { balance: '3.0', usdPrice: 1, usdValue: 3.0299 }],
  ['less than a cent', { balance: '3', usdPrice: 0.001, usdValue: 0.012 }],
  ['nothing, because it is spam', { balance: '30', usdPrice: 1, usdValue: 9, possibleSpam: true }],
  ['a price of nothing', { balanceRaw: '0', balance: '0', usdPrice: 'NaN' }],
])('not doubtful: figures that differ by %s', async (_, figures) => {
  run.server.next(byPath({ '/tokens': list([coin, { ...stock, ...figures }]) }))
  const portfolio = await getPortfolio(clientOf(), { wallets: [evm], chains: ['eth'] })
  expect(portfolio).toMatchObject({ usd: { complete: true }, doubtful: [] })
})

test('on Solana, a scaled amount and a price that cannot be read are doubtful too', async () => {
  const [token] = solanaWallet.tokens
  const scaled = { ...solanaWallet, tokens: [{ ...token, amount: '10' }] }
  run.server.next(byPath({ '/portfolio': scaled, '/prices': [{ ...prices[0], usdPrice: 'much' }, prices[1]] }))
  const portfolio = await getPortfolio(clientOf(), { wallets: [solana] })
  expect(portfolio.usd).toEqual({ complete: false, atLeast: '0' })
  expect(portfolio.doubtful.map(({ token: { symbol }, reason }) => [symbol, reason])).toEqual([
    ['SOL', 'price'],
    ['USDC', 'amounts'],
  ])
})

test('rows of a key that do not say which address holds them make the sum a lower bound', async () => {
  const row = { ...derived(bitcoin, '100000000'), derivedAddress: null }
  run.server.next(byPath({ '/xpub': list([row]) }))
  expect((await getPortfolio(clientOf(), { wallets: [xpub] })).usd).toEqual({ complete: true, total: '1' })
  run.server.next(byPath({ '/xpub': list([row, { ...row, balanceRaw: '50000000' }]) }))
  const portfolio = await getPortfolio(clientOf(), { wallets: [xpub] })
  expect(portfolio.usd).toEqual({ complete: false, atLeast: '1' })
  expect(portfolio.missing).toMatchObject([{ wallet: xpub, chain: 'bitcoin-mainnet', reason: 'failed' }])
})

test.each([
  [{ wallets: [] }, {}, /^No wallets provided/],
  [{ wallets: evm }, {}, /^Param wallets takes a list/],
  [{ wallets: [evm], chain: ['eth'] }, {}, /^Unknown param: chain\n {2}→ Did you mean chains/],
  [{ wallets: ['vitalik.eth'] }, {}, /^Invalid address provided: vitalik\.eth/],
  [{ wallets: [evm] }, { keep: false }, /^Unknown option: keep/],
])('request %j with options %j is refused', async (request, options, message) => {
  await expect(getPortfolio(clientOf(), request as never, options as never)).rejects.toThrow(message)
})

test.each([
  [['eth'], '0x89', '3000.15'],
  [['mainnets'], '0x89', '6000.3'],
  [['mainnets'], '0xaa36a7', '3000.15'],
  [['mainnets'], 'solana-mainnet', '3000.15'],
  [['mainnets', 'sepolia'], '0xaa36a7', '6000.3'],
  [['eth', 'testnets'], '0xaa36a7', '6000.3'],
  [['all'], '0xabcdef', '6000.3'],
])('asked for %j, a wallet with a row of %s holds %s', async (chains, chainId, total) => {
  run.server.next(byPath({ '/tokens': list([coin, { ...coin, chainId }]) }))
  const portfolio = await getPortfolio(clientOf(), { wallets: [evm], chains })
  expect(portfolio.usd).toEqual({ complete: true, total })
})

test('a chain that may or may not be in the group is missing, and retry asks for the group again', async () => {
  run.server.next(byPath({ '/tokens': list([coin, { ...coin, chainId: '0xabcdef' }]) }))
  const first = await getPortfolio(clientOf(), { wallets: [evm] })
  expect(first.usd).toEqual({ complete: false, atLeast: '3000.15' })
  expect(first.missing).toMatchObject([{ wallet: evm, chain: '0xabcdef', reason: 'failed' }])
  run.server.next(byPath({ '/tokens': list([coin]) }))
  expect((await first.retry()).usd).toEqual({ complete: true, total: '3000.15' })
  expect(run.server.seen.at(-1)?.path).toMatch(/chains=mainnets(?!.*chains=)/)
})

test('retry asks for nothing that was not asked for, and keeps the chains beside a group that failed', async () => {
  const failed = (chainId: string) => ({ failedChains: [{ chainId, code: 'X', error: 'no node' }] })
  run.server.next(byPath({ '/tokens': list([coin], failed('0x89')) }))
  const first = await getPortfolio(clientOf(), { wallets: [evm], chains: ['eth', 'testnets'] })
  run.server.next(byPath({ '/tokens': list([coin], failed('0xaa36a7')) }))
  const second = await first.retry()
  expect(run.server.seen.at(-1)?.path).toMatch(/chains=0x1&chains=testnets/)
  run.server.next(byPath({ '/tokens': list([{ ...coin, chainId: '0xaa36a7' }]) }))
  expect((await second.retry()).usd).toEqual({ complete: true, total: '6000.3' })
  expect(run.server.seen.at(-1)?.path).toMatch(/chains=0xaa36a7(?!.*chains=)/)
})
