// What a wallet holds on several chains, and what that is worth: npm run example -- portfolio [address]
import { getPortfolio } from 'ledgerline/portfolio'
import { formatUnits } from 'ledgerline/values'
import { client, wallet } from '../client.js'
import { portfolioValue } from './valueOf.js'

const portfolio = await getPortfolio(client, { wallets: [wallet], chains: ['eth', 'polygon', 'base'] })
for (const { chain, amount, decimals = 0, symbol, usd } of portfolio.tokens.filter(({ spam }) => !spam)) {
  console.log(chain.padEnd(8), formatUnits(amount, decimals), symbol, usd ? `$${usd}` : 'without a price')
}
console.log('in all  ', portfolioValue(portfolio))
