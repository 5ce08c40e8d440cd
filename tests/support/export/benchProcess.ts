import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import { exportRows } from '../../../src/export.js'
import { createClient } from '../../../src/index.js'
import { createMockFetch } from '../../../src/mock.js'
import { toNdjson } from '../../../src/values.js'
import { transfer, wallet } from './listServer.js'

// Reads a number of rows from the mock in this process and writes them, as an export or as plain JSON lines. Prints the
// time and the most memory.

const [, , side = 'plain', out = '', count = '0', options = '{}'] = process.argv
const rows = Number(count)
const pageSize = 100
const lists = 8
const pages = rows / pageSize / lists
const page = Array.from({ length: pageSize }, (_, index) => JSON.stringify(transfer(wallet(0), index))).join(',')

const mock = createMockFetch({
  answers: {
    'evm.getWalletTokenTransfers': ({ cursor }) => {
      const next = Number(cursor ?? 0) + 1
      const text = `{"page":0,"page_size":${pageSize},"cursor":${next < pages ? `"${next}"` : null},"result":[${page}]}`
      return new Response(text, { headers: { 'content-type': 'application/json' } })
    },
  },
})
const client = createClient({ apiKey: 'test', fetch: mock })
const inputs = Array.from({ length: lists }, (_, index) => ({ address: wallet(index) }))
const start = performance.now()
const before = process.cpuUsage()
let written = 0
if (side === 'plain') {
  const file = createWriteStream(out)
  await Promise.all(
    inputs.map(async (input) => {
      for await (const { result } of client.evm.getWalletTokenTransfers(input).pages()) {
        written += result.length
        if (!file.write(toNdjson(result))) await once(file, 'drain')
      }
    }),
  )
  file.end()
  await once(file, 'finish')
} else {
  written = (await exportRows(client, client.evm.getWalletTokenTransfers, inputs, { out, ...JSON.parse(options) })).rows
}
const seconds = (performance.now() - start) / 1000
const { user, system } = process.cpuUsage(before)
console.log(
  JSON.stringify({
    rows: written,
    seconds,
    processor: (user + system) / 1e6,
    megabytes: process.resourceUsage().maxRSS / 1024,
  }),
)
