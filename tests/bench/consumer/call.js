import { createClient } from 'ledgerline'

// One call against `fetch` and `json()`, over one connection that is kept open, in turns. Prints, for both, the
// milliseconds of every call and the microseconds of CPU of every turn.

const [url, what] = process.argv.slice(2)
const address = '0xd8da6bf26964af9d7eed9e03e53415d37aa96045'
const headers = { 'x-api-key': 'key', accept: 'application/json' }
const client = createClient({ apiKey: 'key', baseUrl: url })

const calls = {
  balance: {
    raw: async () => (await fetch(`${url}/evm/${address}/balance?chain=0x1`, { headers })).json(),
    ours: () => client.evm.getNativeBalance({ address }),
  },
  transfers: {
    raw: async () => (await fetch(`${url}/evm/${address}/erc20/transfers?chain=0x1`, { headers })).json(),
    ours: () => client.evm.getWalletTokenTransfers({ address }),
  },
}[what]

const turns = what === 'balance' ? { warm: 60, count: 200, size: 50 } : { warm: 20, count: 100, size: 20 }
const latency = { raw: [], ours: [] }
const cpu = { raw: [], ours: [] }
for (let turn = -turns.warm; turn < turns.count; turn++) {
  for (const side of turn % 2 ? ['raw', 'ours'] : ['ours', 'raw']) {
    const call = calls[side]
    const times = []
    const before = process.cpuUsage()
    for (let index = 0; index < turns.size; index++) {
      const start = performance.now()
      await call()
      times.push(performance.now() - start)
    }
    const { user, system } = process.cpuUsage(before)
    if (turn < 0) continue
    latency[side].push(...times)
    cpu[side].push((user + system) / turns.size)
  }
}
console.log(JSON.stringify({ latency, cpu }))
