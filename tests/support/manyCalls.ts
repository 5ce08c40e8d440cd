import { getNativeBalance } from '../../src/evm.js'
import { createCaller } from '../../src/index.js'

// Makes 10,000 calls to the server of its argument, and keeps none of the results. Prints how many came, and how many
// megabytes its memory grew by, after a thousand calls that warm up.

const [url = ''] = process.argv.slice(2)
const caller = createCaller({ apiKey: 'key', baseUrl: url })
const inputs = Array.from({ length: 10_000 }, () => ({ address: '0xd8da6bf26964af9d7eed9e03e53415d37aa96045' }))
let results = 0
const onResult = (): void => {
  results += 1
}

await caller.many(getNativeBalance, inputs.slice(0, 1000), { keep: false })
const before = process.resourceUsage().maxRSS
const { complete } = await caller.many(getNativeBalance, inputs, { keep: false, onResult })
const megabytes = (process.resourceUsage().maxRSS - before) / 1024
console.log(JSON.stringify({ results, complete, megabytes }))
