import { getNativeBalance } from '../../src/evm.js'
import { createCaller } from '../../src/index.js'

// Makes 10,000 calls to the server of its argument, and keeps none of the results. Prints how many came, and the most
// megabytes that were in use beyond those before, looked at every 500 results. Needs --expose-gc.

const [url = ''] = process.argv.slice(2)
const caller = createCaller({ apiKey: 'key', baseUrl: url })
const inputs = Array.from({ length: 10_000 }, () => ({ address: '0xd8da6bf26964af9d7eed9e03e53415d37aa96045' }))
const inUse = (): number => {
  gc?.()
  const { heapUsed, external } = process.memoryUsage()
  return heapUsed + external
}

await caller.many(getNativeBalance, inputs.slice(0, 1000), { keep: false })
const before = inUse()
let results = 0
let most = before
const onResult = (): void => {
  results += 1
  if (results % 500 === 0) most = Math.max(most, inUse())
}
const { complete } = await caller.many(getNativeBalance, inputs, { keep: false, onResult })
console.log(JSON.stringify({ results, complete, megabytes: (most - before) / 1e6 }))
