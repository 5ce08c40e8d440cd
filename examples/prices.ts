// Watches prices and says what moved by more than a percent: npm run example -- prices
import { setTimeout as sleep } from 'node:timers/promises'
import { client } from './client.js'

const tokens = {
  WETH: '0xc02aaa39b223fe8d0a0e5c4f27ead9083c756cc2',
  USDC: '0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eb48',
}
const isLive = Boolean(process.env.LEDGERLINE_API_KEY)
const rounds = isLive ? Number.POSITIVE_INFINITY : 2 // the mock's prices do not move
const last = new Map<string, number>()

for (let round = 0; round < rounds; round++) {
  const asked = Object.values(tokens).map((tokenAddress) => ({ tokenAddress }))
  const prices = await client.evm.getMultipleTokenPrices({ chain: 'eth', tokens: asked })
  for (const price of prices) {
    if (!price?.tokenAddress || price.usdPrice === null) continue // nobody has a price for it
    const before = last.get(price.tokenAddress)
    const change = before === undefined ? 0 : price.usdPrice / before - 1
    if (before === undefined || Math.abs(change) > 0.01) {
      console.log(price.tokenSymbol ?? price.tokenAddress, price.usdPrice, `${(change * 100).toFixed(2)} %`)
    }
    last.set(price.tokenAddress, price.usdPrice)
  }
  if (round + 1 < rounds) await sleep(isLive ? 30_000 : 10)
}
