import { createClient } from 'ledgerline'

// Reads every page of a list, by hand or with our client. Prints milliseconds, items, and the peak of its memory in KB.

const [url, side] = process.argv.slice(2)
const address = '0xd8da6bf26964af9d7eed9e03e53415d37aa96045'
const headers = { 'x-api-key': 'key', accept: 'application/json' }
let items = 0

async function raw() {
  for (let cursor = ''; cursor !== null; ) {
    const query = cursor && `&cursor=${cursor}`
    const response = await fetch(`${url}/evm/${address}/erc20/transfers?chain=0x1${query}`, { headers })
    const page = await response.json()
    for (const transfer of page.result) items += transfer.value ? 1 : 0
    cursor = page.cursor
  }
}

async function ours() {
  const client = createClient({ apiKey: 'key', baseUrl: url })
  for await (const transfer of client.evm.getWalletTokenTransfers({ address })) items += transfer.value ? 1 : 0
}

const start = performance.now()
await (side === 'raw' ? raw() : ours())
console.log(JSON.stringify({ wall: performance.now() - start, items, memory: process.resourceUsage().maxRSS }))
