// Generated from specs/. Do not edit: change the document or codegen/ and run `npm run generate`.
import type { RawCall } from '../../src/operation/rawCall.js'

/** What a call needs besides its inputs, by method and path of the document. */
export const calls: Readonly<Record<string, RawCall>> = {
  'GET /v1/wallets/{walletAddressOrPublicKey}/tokens': {
    id: 'getTokenBalances',
    cost: 100,
    repeated: ['chains', 'tokenAddresses'],
  },
  'GET /v1/wallets/{walletAddressOrPublicKey}/history': {
    id: 'getWalletHistory',
    cost: 150,
    costPer: { unit: 'chain', input: 'chains', groups: { all: 58, mainnets: 30, testnets: 28 } },
    repeated: ['chains'],
  },
  'GET /v1/wallets/{walletAddress}/insight': {
    id: 'getWalletInsight',
    cost: 100,
    costPer: { unit: 'chain', input: 'chains', groups: { all: 58, mainnets: 30, testnets: 28 } },
    repeated: ['chains'],
  },
  'GET /v1/wallets/{walletAddress}/pnl': {
    id: 'getWalletProfitability',
    cost: 50,
    costPer: { unit: 'chain', input: 'chains', groups: { all: 58, mainnets: 30, testnets: 28 } },
    repeated: ['chains', 'tokenAddresses'],
  },
  'GET /v1/wallets/{walletAddress}/pnl/summary': {
    id: 'getWalletProfitabilitySummary',
    cost: 30,
    costPer: { unit: 'chain', input: 'chains', groups: { all: 58, mainnets: 30, testnets: 28 } },
    repeated: ['chains'],
  },
  'GET /v1/wallets/{walletAddress}/defi/summary': {
    id: 'getDefiSummary',
    cost: 5000,
    repeated: ['chains'],
    lifecycle: { status: 'live', plan: 'starter' },
  },
  'GET /v1/wallets/{walletAddress}/defi/positions': {
    id: 'getDefiPositions',
    cost: 5000,
    repeated: ['chains'],
    lifecycle: { status: 'live', plan: 'starter' },
  },
  'GET /v1/wallets/{walletAddress}/defi/{protocol}/positions': {
    id: 'getDefiProtocolPositions',
    cost: 5000,
    repeated: ['chains'],
    lifecycle: { status: 'live', plan: 'starter' },
  },
  'GET /v1/defi/protocols': { id: 'getDefiProtocols', repeated: ['chains'] },
  'GET /v1/chains/{chainAlias}/tokens/{tokenAliasOrTokenAddress}/price': { id: 'getTokenPrice', cost: 50 },
  'GET /v1/chains/{chainAlias}/tokens/{tokenAliasOrTokenAddress}/price/timeseries': {
    id: 'getTokenPriceTimeSeries',
    cost: 50,
  },
  'GET /v1/chains/{chainAlias}/tokens/{tokenAliasOrTokenAddress}/price/sparkline': {
    id: 'getTokenPriceSparkline',
    cost: 50,
  },
  'GET /v1/chains/{chainAlias}/tokens/{tokenAddress}/top-traders': { id: 'getTopTradersByToken', cost: 50 },
  'GET /v1/chains/{chainAlias}/tokens/{tokenAddress}/swaps': {
    id: 'getSwapsByTokenAddress',
    joined: ['transactionTypes'],
  },
  'GET /v1/chains/{chainAlias}/pairs/{pairAddress}/ohlcv': { id: 'getCandleSticks' },
  'GET /v1/chains/{chainAlias}/pairs/{pairAddress}/swaps': {
    id: 'getSwapsByPairAddress',
    joined: ['transactionTypes'],
  },
  'GET /v1/chains/{chainAlias}/blocks/{blockIdentifier}': {
    id: 'getBlockByNumberOrHash',
    cost: 100,
    joined: ['includedTopicZeros'],
  },
  'GET /v1/chains/{chainAlias}/transactions/{txHash}': {
    id: 'getTransactionByHash',
    cost: 10,
    joined: ['includedTopicZeros'],
  },
  'GET /v1/chains/{chainAlias}/wallets/{publicKey}/addresses': {
    id: 'getAddressesByXpub',
    cost: 50,
    secrets: ['publicKey'],
  },
}
