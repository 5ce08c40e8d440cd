import { execFileSync } from 'node:child_process'
import { readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { installed } from '../support/installed.js'
import { linkPackage } from '../support/packed.js'

// What a handler, a loader or a server component returns is serialized by its framework. A list has 25 pages, and each
// further request would be billed. Frameworks that send JSON refuse rows with bigints, loudly, but not a page or plain data.

let folder: string
beforeAll(() => {
  folder = linkPackage()
  const packages = installed(
    'seroval@1.8.1',
    'devalue@6.0.3',
    'superjson@2.2.7',
    '@trpc/server@11.25.2',
    '@trpc/client@11.25.2',
    '@orpc/server@1.15.3',
    'elysia@1.4.30',
    'hono@4.13.19',
    'fastify@5.12.8',
    'react@19.3.1',
    'react-dom@19.3.1',
    'react-server-dom-webpack@19.3.1',
    'webpack@5',
    'typescript@5', // a peer of tRPC
  )
  const taken = new Set(readdirSync(join(folder, 'node_modules')))
  for (const name of readdirSync(packages))
    if (!taken.has(name) && !name.startsWith('.')) symlinkSync(join(packages, name), join(folder, 'node_modules', name))
  writeFileSync(join(folder, 'frameworks.mjs'), program)
}, 300_000)
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const frameworks = [
  'seroval',
  'devalue',
  'superjson',
  'tRPC, httpBatchLink',
  'tRPC, httpBatchStreamLink',
  'oRPC',
  'Elysia',
  'Hono',
  'Fastify',
  "React's server renderer",
]

test.each(frameworks)(
  '%s sends one request for a page, its rows, a page within data, and a call that was not awaited',
  (name) => {
    const flags = name.startsWith('React') ? ['--conditions', 'react-server'] : []
    const printed = execFileSync(process.execPath, [...flags, 'frameworks.mjs', name], {
      cwd: folder,
      encoding: 'utf8',
    })
    const seen: readonly { what: string; requests: number; rows: number; refusal?: string }[] = JSON.parse(printed)
    for (const { what, requests, rows, refusal } of seen) {
      expect([requests, refusal ?? rows], `${what} by ${name}`).toEqual([1, refusal ? expect.any(String) : 3])
    }
    expect(seen.filter(({ what, refusal }) => what === 'plain data' && refusal)).toEqual([])
  },
)

/** A program that returns four values from a handler of a framework, and prints what became of them. */
const program = `
import { createClient } from 'ledgerline'
import { createMockFetch } from 'ledgerline/mock'
import { toPlain } from 'ledgerline/values'

const address = '0xd8da6bf26964af9d7eed9e03e53415d37aa96045'
let requests = 0
const mock = createMockFetch()
const fetchList = async (input, init) => {
  requests += 1
  const url = new URL(input.url ?? input)
  const page = Number(url.searchParams.get('cursor') ?? 0)
  url.searchParams.delete('cursor')
  return Response.json({ ...(await (await mock(url, init)).json()), page, cursor: page < 24 ? String(page + 1) : null })
}
const { evm } = createClient({ apiKey: 'test', fetch: fetchList })
const call = () => evm.getWalletTokenTransfers({ address })
const values = {
  page: async () => await call(),
  rows: async () => (await call()).result,
  'a page within data': async () => ({ list: [await call()] }),
  'a call that was not awaited': () => call(),
  'plain data': async () => toPlain((await call()).result),
}
const rowsIn = (text) => text.match(/logIndex/g)?.length ?? 0
const textOf = (value) => JSON.stringify(value, (_, each) => (typeof each === 'bigint' ? String(each) : each))
const json = (value) => new Response(textOf(value))

const ways = {
  async seroval(give) {
    const { toJSONAsync, fromJSON } = await import('seroval')
    return textOf(await fromJSON(await toJSONAsync({ loaderData: give() })).loaderData)
  },
  async devalue(give) {
    const { parse, stringifyAsync } = await import('devalue')
    return textOf(await parse(await stringifyAsync({ data: give() })).data)
  },
  async superjson(give) {
    const { default: superjson } = await import('superjson')
    return textOf(superjson.deserialize(superjson.serialize(await give())))
  },
  'tRPC, httpBatchLink': (give) => byTrpc('httpBatchLink', give),
  'tRPC, httpBatchStreamLink': (give) => byTrpc('httpBatchStreamLink', give),
  async oRPC(give) {
    const { os } = await import('@orpc/server')
    const { RPCHandler } = await import('@orpc/server/fetch')
    const handler = new RPCHandler({ q: os.handler(() => give()) })
    const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}' }
    const { response } = await handler.handle(new Request('http://x/rpc/q', init), { prefix: '/rpc', context: {} })
    return response.text()
  },
  async Elysia(give) {
    const { Elysia } = await import('elysia')
    return (await new Elysia().get('/', () => give()).handle(new Request('http://app.test/'))).text()
  },
  async Hono(give) {
    const { Hono } = await import('hono')
    const app = new Hono().get('/', async (context) => context.json(await give()))
    return (await app.request('/')).text()
  },
  async Fastify(give) {
    const { default: fastify } = await import('fastify')
    const app = fastify().get('/', () => give())
    const { body } = await app.inject('/')
    await app.close()
    return body
  },
  async "React's server renderer"(give) {
    const { renderToReadableStream } = await import('react-server-dom-webpack/server')
    const errors = []
    const stream = renderToReadableStream({ props: give() }, {}, { onError: (error) => void errors.push(error) })
    const text = await new Response(stream).text()
    if (errors.length > 0) throw errors[0]
    return text
  },
}
async function byTrpc(link, give) {
  const { initTRPC } = await import('@trpc/server')
  const { fetchRequestHandler } = await import('@trpc/server/adapters/fetch')
  const client = await import('@trpc/client')
  const { default: transformer } = await import('superjson')
  const t = initTRPC.create({ transformer })
  const router = t.router({ q: t.procedure.query(() => give()) })
  const fetch = (url, init) => fetchRequestHandler({ endpoint: '/t', req: new Request(url, init), router, createContext: () => ({}) })
  const data = await client.createTRPCClient({ links: [client[link]({ url: 'http://x/t', transformer, fetch })] }).q.query()
  return textOf(data)
}

const seen = []
for (const [what, give] of Object.entries(values)) {
  requests = 0
  try {
    const text = await ways[process.argv[2]](give)
    const rows = rowsIn(text)
    seen.push({ what, requests, rows, ...(rows === 0 && /rror|serializ/.test(text) && { refusal: text.slice(0, 200) }) })
  } catch (error) {
    seen.push({ what, requests, rows: 0, refusal: String(error.message).slice(0, 200) })
  }
}
console.log(JSON.stringify(seen))
process.exit(0)
`
