import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import { plans } from '../../../generated/plans.gen.js'
import { exportRows } from '../../../src/export.js'
import { createClient } from '../../../src/index.js'
import { createLimiter } from '../../../src/limits.js'
import { createMockFetch } from '../../../src/mock.js'
import { toNdjson } from '../../../src/values.js'
import { transfer, wallet } from './listServer.js'

// Reads a number of rows from the mock in this process and writes them, as an export or as plain JSON lines. Prints the
// time and the most memory; for `rate`, how much of a plan's rate is used by a service that takes a tenth of a second.

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
if (side === 'rate') {
  const perSecond = plans.business.requestsPerSecond
  const limiter = createLimiter({ plan: 'business' })
  const starts: number[] = []
  const slowly = createMockFetch({ delay: 100 })
  const noting: typeof fetch = (...request) => {
    starts.push(performance.now())
    return slowly(...request)
  }
  const slow = createClient({ apiKey: 'test', fetch: noting, limiter })
  const many = Array.from({ length: 1100 }, (_, index) => ({ address: wallet(index) }))
  await exportRows(slow, slow.evm.getWalletTokenTransfers, many, { out, concurrency: perSecond })
  const requests = perSecond * 4 * 3 // those of three windows, until the fourth begins
  const elapsed = (Number(starts[requests]) - Number(starts[0])) / 1000
  console.log(JSON.stringify({ share: requests / elapsed / perSecond, requests: starts.length }))
  process.exit()
}
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
