import { createClient } from 'ledgerline'

// 1,000 balances, eight at once: by Promise.all with a semaphore, or by client.many. Prints milliseconds of time and of
// processor, after as many calls that warm up.

const [url, side] = process.argv.slice(2)
const client = createClient({ apiKey: 'key', baseUrl: url })
const inputs = Array.from({ length: 1000 }, () => ({ address: '0xd8da6bf26964af9d7eed9e03e53415d37aa96045' }))
const atOnce = 8

async function byHand() {
  const results = []
  const queue = inputs.entries()
  const work = async () => {
    for (const [at, input] of queue) results[at] = await client.evm.getNativeBalance(input)
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  return results.reduce((sum, { balance }) => sum + balance, 0n)
}

async function many() {
  const answer = await client.many(client.evm.getNativeBalance, inputs, { concurrency: atOnce })
  return answer.sum(({ balance }) => balance).total
}

const run = side === 'many' ? many : byHand
await run()
const [start, before] = [performance.now(), process.cpuUsage()]
const total = await run()
const { user, system } = process.cpuUsage(before)
console.log(JSON.stringify({ wall: performance.now() - start, cpu: (user + system) / 1000, total: String(total) }))
