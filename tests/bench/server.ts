import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { referencePages } from './pages.js'

// The server of the benchmarks, in a process of its own so that its work counts for nobody: a balance, one page of 100
// transfers, and 1,000 such pages that a cursor leads through. It keeps connections open.

const pages = (await referencePages()).find(({ name }) => name === 'ERC-20 transfers')
if (!pages) throw new Error('there is no reference page of transfers')
const { cursor, ...page } = JSON.parse(pages.write())
const [before = '', after = ''] = JSON.stringify({ ...page, cursor: '#' }).split('"#"')
const last = 1000
const balance = '{"balance":"32072641059427543093"}'

const server = createServer((request, response) => {
  const { pathname, searchParams } = new URL(request.url ?? '', 'http://localhost')
  const number = Number(searchParams.get('cursor') ?? 1)
  const next = number < last ? `"${number + 1}"` : 'null'
  const body = pathname.endsWith('/balance') ? balance : before + next + after
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }).end(body)
})
server.keepAliveTimeout = 120_000
server.listen(0, '127.0.0.1', () => process.send?.(`http://127.0.0.1:${(server.address() as AddressInfo).port}`))
process.on('disconnect', () => process.exit())
