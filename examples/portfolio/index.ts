// The value of a wallet over several chains: npm run example -- portfolio [address]
import { client, wallet } from '../client.js'
import { portfolioValue } from './valueOf.js'

const values = await portfolioValue(client, wallet, ['eth', 'polygon', 'base'])
for (const { chain, usd, unpriced } of values) {
  console.log(chain.padEnd(8), `$${usd.toFixed(2)}`.padStart(14), unpriced.length > 0 ? `without ${unpriced}` : '')
}
console.log('in all'.padEnd(8), `$${values.reduce((sum, { usd }) => sum + usd, 0).toFixed(2)}`.padStart(14))
