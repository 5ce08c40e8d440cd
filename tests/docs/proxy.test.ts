import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import { Hono } from 'hono'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createClient } from '../../src/index.js'
import { type AnswerServer, startAnswerServer } from '../support/answerServer.js'

// The guide's proxies, letter for letter but for the provider's host and the key.

const root = fileURLToPath(new URL('../..', import.meta.url))
const address = '0xd8da6bf26964af9d7eed9e03e53415d37aa96045'
const apiKey = 'key-of-the-server'

let folder: string
let service: AnswerServer
let blocks: readonly string[]
let children: ChildProcess[] = []

/** A proxy as requests reach it. */
type Ask = (request: Request) => Response | Promise<Response>
const servers: Record<string, Ask> = {}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ledgerline-'))
  service = await startAnswerServer()
  const guide = await readFile(join(root, 'docs/guide/proxy.md'), 'utf8')
  blocks = [...guide.matchAll(/```ts\n(.*?)```/gs)].map(([, block = '']) => block)

  const route = await import(await bundled('route', blockWith('proxy as GET')))
  servers['Next.js'] = (request) => route[request.method](request, { params: Promise.resolve({}) })
  const app = new Hono()
  app.all('/chain/*', (context) => route.GET(context.req.raw))
  servers.Hono = (request) => app.fetch(request)
  const worker = await import(await bundled('worker', blockWith('export default')))
  servers['a worker'] = (request) => worker.default.fetch(request, { LEDGERLINE_API_KEY: apiKey })

  const child = fork(await bundled('node', `${listening}${blockWith('createServer(')}\napp.listen(3000)`, 'cjs'))
  children = [child]
  const [urls] = await once(child, 'message')
  for (const [name, url] of Object.entries<string>(urls))
    servers[name] = (request) => fetch(new Request(request.url.replace('https://app.example', url), request))
})
afterAll(async () => {
  for (const child of children) child.kill()
  await service.close()
  await rm(folder, { recursive: true })
})
beforeEach(() => service.answer({ body: { balance: '7' } }))

describe.each(['Next.js', 'Hono', 'node:http', 'Express', 'a worker'])('in %s', (name) => {
  const client = createClient({
    apiKey: null,
    baseUrl: '/chain',
    retries: 0,
    fetch: async (url, init) => {
      const ask = servers[name]
      if (!ask) throw new Error(`There is no server ${name}`)
      return ask(new Request(new URL(String(url), 'https://app.example'), init))
    },
  })

  test('the key is added to a call of a page, which has none', async () => {
    const chain = { 'Next.js': 'base', Hono: 'bsc' }[name] ?? 'polygon' // one server keeps what the other got
    expect(await client.evm.getNativeBalance({ address, chain })).toEqual({ balance: 7n })
    expect(service.arrivals).toMatchObject([{ headers: { 'x-api-key': apiKey } }])
    expect(service.arrivals[0]?.path).toBe(`/evm/${address}/balance`)
  })

  test('what is not allowed never leaves', async () => {
    await expect(client.streams.getEvmStreams()).rejects.toMatchObject({ code: 'PERMISSION_DENIED' })
    await expect(client.evm.getBlock({ blockNumberOrHash: 1 })).rejects.toMatchObject({ code: 'PERMISSION_DENIED' })
    expect(service.arrivals).toEqual([])
  })
})

test('a page loop works through the route of Next.js, within its bounds', async () => {
  const row = { token_address: address, owner_of: address }
  service.answer(({ query }) => ({
    body: { cursor: query.get('cursor') ? null : 'two', result: [{ ...row, token_id: query.get('limit') }] },
  }))
  const client = createClient({
    apiKey: null,
    baseUrl: '/chain',
    fetch: async (url, init) =>
      servers['Next.js']?.(new Request(new URL(String(url), 'https://app.example'), init)) ?? Response.error(),
  })
  const ids: bigint[] = []
  for await (const nft of client.evm.getWalletNFTs({ address, chain: 'bsc', limit: 100 })) ids.push(nft.tokenId)
  expect(ids).toEqual([50n, 50n])
  expect(service.arrivals.map(({ query }) => query.get('chain'))).toEqual(['0x1', '0x1'])
})

const blockWith = (text: string): string => blocks.find((block) => block.includes(text)) ?? ''

/** A sample as a file that runs, in front of the service of this test. */
async function bundled(name: string, sample: string, format: 'esm' | 'cjs' = 'esm'): Promise<string> {
  const outfile = join(folder, `${name}.${format === 'esm' ? 'mjs' : 'cjs'}`)
  const contents = sample
    .replaceAll('process.env.LEDGERLINE_API_KEY', JSON.stringify(apiKey))
    .replaceAll("path: '/chain',", `path: '/chain', baseUrl: ${JSON.stringify(service.url)},`)
  await build({
    stdin: { contents, resolveDir: root, loader: 'ts' },
    alias: { 'ledgerline/proxy': join(root, 'src/proxy.ts') },
    bundle: true,
    platform: 'node',
    format,
    outfile,
  })
  return outfile
}

/** What the guide leaves to the reader of node:http and Express. Servers listen on a free port, whichever they ask for. */
const listening = `
import express from 'express'
import http from 'node:http'
const app = express()
const servers = []
const { listen } = http.Server.prototype
http.Server.prototype.listen = function () {
  servers.push(this)
  if (servers.length === 2) setTimeout(() => {
    const [first, second] = servers.map((server) => 'http://127.0.0.1:' + server.address().port)
    process.send({ 'node:http': first, Express: second })
  }, 50)
  return listen.call(this, 0, '127.0.0.1')
}
`
