// Generated from specs/. Do not edit: change the document or codegen/ and run `npm run generate`.
import type { RawCall } from '../../src/operation/rawCall.js'

/** What a call needs besides its inputs, by method and path of the document. */
export const calls: Readonly<Record<string, RawCall>> = {
  'GET /account/{network}/{address}/balance': { id: 'balance', cost: 10 },
  'GET /account/{network}/{address}/tokens': { id: 'getSPL', cost: 10 },
  'GET /account/{network}/{address}/portfolio': { id: 'getPortfolio', cost: 10 },
  'GET /account/{network}/{address}/nft': { id: 'getNFTs', cost: 10 },
  'GET /account/{network}/{address}/swaps': { id: 'getSwapsByWalletAddress', cost: 50, joined: ['transactionTypes'] },
  'GET /nft/{network}/{address}/metadata': { id: 'getNFTMetadata', cost: 10 },
  'GET /token/{network}/{address}/metadata': { id: 'getTokenMetadata', cost: 10, bearer: true, product: true },
  'POST /token/{network}/metadata': { id: 'getMultipleTokenMetadata', cost: 100, idempotent: true },
  'GET /token/{network}/{address}/price': { id: 'getTokenPrice', cost: 10, bearer: true, product: true },
  'POST /token/{network}/prices': { id: 'getMultipleTokenPrices', cost: 100, idempotent: true },
  'GET /token/{network}/{address}/pairs': { id: 'getTokenPairs', cost: 50 },
  'GET /token/{network}/{address}/pairs/stats': { id: 'getAggregatedTokenPairStats', cost: 80 },
  'GET /token/{network}/pairs/{pairAddress}/stats': { id: 'getPairStats', cost: 100 },
  'GET /token/{network}/pairs/{address}/ohlcv': { id: 'getCandleSticks', cost: 150 },
  'GET /token/{network}/{address}/swaps': { id: 'getSwapsByTokenAddress', cost: 50, joined: ['transactionTypes'] },
  'GET /token/{network}/pairs/{pairAddress}/swaps': {
    id: 'getSwapsByPairAddress',
    cost: 50,
    joined: ['transactionTypes'],
  },
  'GET /tokens/{tokenAddress}/analytics': {
    id: 'getTokenAnalytics',
    servers: { '': 'https://deep-index.moralis.io/api/v2.2' },
    host: 'evm',
    cost: 80,
  },
  'GET /tokens/trending': {
    id: 'getTrendingTokens',
    servers: { '': 'https://deep-index.moralis.io/api/v2.2' },
    host: 'evm',
    cost: 150,
    lifecycle: { status: 'live', plan: 'pro' },
  },
}
