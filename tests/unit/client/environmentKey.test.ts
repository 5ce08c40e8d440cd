import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { build } from 'esbuild'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { servers as aptos } from '../../../generated/aptos/servers.gen.js'
import { servers as node } from '../../../generated/aptosNode/servers.gen.js'
import { servers as evm } from '../../../generated/evm/servers.gen.js'
import { servers as streams } from '../../../generated/streams/servers.gen.js'
import { isOfProvider } from '../../../src/client/environmentKey.js'

// In processes of their own, whose environment is the one that matters.

const root = fileURLToPath(new URL('../../..', import.meta.url))
let folder = ''

/** What a program sent, as host and key, and how its last call failed. */
interface Outcome {
  readonly sent: readonly (readonly [host: string, key: string | null])[]
  readonly error?: { readonly name: string; readonly code: string; readonly message: string }
}

/** Runs the statements that it is given. */
const program = `
import { createCaller, createClient } from './src/index.js'
import { getNativeBalance } from './src/evm.js'
import { createRawClient } from './src/raw.js'
const address = '0xd8da6bf26964af9d7eed9e03e53415d37aa96045'
const path = '/{address}/balance'
const params = { path: { address } }
const sent = []
const fetch = async (url, init) => {
  const request = new Request(url, init)
  sent.push([new URL(request.url).host, request.headers.get('x-api-key')])
  return Response.json({ balance: '1' })
}
const ways = {
  client: (options) => createClient({ fetch, ...options }).evm.getNativeBalance({ address }),
  caller: (options) => createCaller({ fetch, ...options }).call(getNativeBalance, { address }),
  raw: (options) => createRawClient('evm', { fetch, ...options }).GET(path, { params }),
}
const given = { address, path, params, fetch, ways, createCaller, createClient, createRawClient, getNativeBalance }
const { argv, stdout } = process
const AsyncFunction = (async () => undefined).constructor
let error
try {
  await new AsyncFunction(...Object.keys(given), argv[2])(...Object.values(given))
} catch ({ name, code, message }) {
  error = { name, code, message }
}
stdout.write(JSON.stringify({ sent, error }))
`

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ledgerline-'))
  const stdin = { contents: program, resolveDir: root, loader: 'js' } as const
  await build({ stdin, bundle: true, platform: 'node', format: 'esm', outfile: join(folder, 'program.mjs') })
})
afterAll(() => rm(folder, { recursive: true }))

/** Runs statements in a process with an environment. */
async function run(body: string, env: Readonly<Record<string, string>>): Promise<Outcome> {
  const { stdout } = await promisify(execFile)(process.execPath, [join(folder, 'program.mjs'), body], { env })
  return JSON.parse(stdout)
}

const host = 'deep-index.moralis.io'
const notSet = { name: 'ConfigurationError', code: 'API_KEY_NOT_SET' }
const ours = { LEDGERLINE_API_KEY: 'ours-000111' }
const theirs = { MORALIS_API_KEY: 'theirs-000111' }

describe.each(['client', 'caller', 'raw'])('a %s without a key', (way) => {
  test.each([
    ['takes LEDGERLINE_API_KEY', { ...ours, ...theirs }, 'ours-000111'],
    ['takes MORALIS_API_KEY, where the other is not set', theirs, 'theirs-000111'],
    ['takes MORALIS_API_KEY, where the other is blank', { LEDGERLINE_API_KEY: ' \n', ...theirs }, 'theirs-000111'],
  ])('%s', async (_what, env, key) => {
    expect(await run(`await ways.${way}({ apiKey: undefined })`, env)).toEqual({ sent: [[host, key]] })
  })

  test('fails as ever, before anything is sent, where the environment has none', async () => {
    const { sent, error } = await run(`await ways.${way}()`, { LEDGERLINE_API_KEY: '', PATH: '' })
    expect({ sent, error }).toMatchObject({
      sent: [],
      error: { ...notSet, message: expect.stringMatching(/^apiKey is not set\n/) },
    })
  })

  test('reads it when it is called, so that a program may load its environment late', async () => {
    const late = `
      const client = createClient({ fetch })
      process.env.LEDGERLINE_API_KEY = 'late-000111'
      await client.evm.getNativeBalance({ address })`
    expect(await run(late, {})).toEqual({ sent: [[host, 'late-000111']] })
  })

  test.each([
    ['null: a proxy adds it', '{ apiKey: null }', [[host, null]], undefined],
    ['empty text', "{ apiKey: '' }", [], notSet],
    ['a function that gives none', '{ apiKey: () => undefined }', [], notSet],
    ['text', "{ apiKey: 'given-000111' }", [[host, 'given-000111']], undefined],
    ['a host', "{ baseUrl: 'https://other.test' }", [], notSet],
    ["the provider's own host", "{ baseUrl: { evm: 'https://deep-index.moralis.io/api/v2.2' } }", [], notSet],
    ['the host of another API', "{ baseUrl: { streams: 'https://other.test' } }", [], notSet],
    ['no host at all', '{ baseUrl: {} }', [], notSet],
  ])('does not read it when it is given %s', async (_what, options, sent, error) => {
    expect(await run(`await ways.${way}(${options})`, ours)).toMatchObject({ sent, ...(error && { error }) })
  })
})

describe('the key of the environment goes to the provider alone', () => {
  test.each([
    [
      'a hand-made operation names another host',
      "createCaller({ fetch }).call({ ...getNativeBalance, servers: { '': 'https://other.test' } }, { address })",
    ],
    [
      'a raw call names another host',
      "createRawClient('evm', { fetch }).GET(path, { params, baseUrl: 'https://other.test' })",
    ],
    [
      'a middleware sends the request elsewhere',
      `(() => {
      const raw = createRawClient('evm', { fetch })
      raw.use({ onRequest: ({ request }) => new Request('https://other.test/', request) })
      return raw.GET(path, { params })
    })()`,
    ],
    [
      'plain http',
      "createCaller({ fetch }).call({ ...getNativeBalance, servers: { '': 'http://deep-index.moralis.io' } }, { address })",
    ],
  ])('not where %s', async (_what, call) => {
    expect(await run(`await ${call}`, ours)).toMatchObject({ sent: [], error: notSet })
  })

  test('a plain node gets none, wherever it is', async () => {
    const call = `createClient({ fetch, aptosNode: 'fullnode' })`
    const refused = await run(`await ${call}.aptosNode.getTransactions()`, ours)
    expect(refused).toMatchObject({ sent: [], error: { code: 'INVALID_CONFIGURATION' } })
    expect(await run(`await ${call}.evm.getNativeBalance({ address })`, ours)).toEqual({
      sent: [[host, 'ours-000111']],
    })
  })

  test.each([
    'https://moralis.io.other.test/',
    'https://other.test/moralis.io/',
    'https://other.test/?https://deep-index.moralis.io/',
    'https://deep-index.moralis.io@other.test/',
    'https://notmoralis.io/',
    'http://deep-index.moralis.io/',
  ])('%s is not the provider', (url) => {
    expect(isOfProvider(url)).toBe(false)
  })

  test('every host of the documents is the provider', () => {
    const hosts = [evm, aptos, node, streams].flatMap((servers) => Object.values(servers))
    expect(hosts.length).toBeGreaterThan(3)
    for (const url of hosts) expect([url, isOfProvider(`${url}/path`)]).toEqual([url, true])
  })
})

test('an input that is the key of the environment is refused, also before the first call', async () => {
  const call = 'createClient({ fetch }).evm.resolveENSDomain({ domain: process.env.LEDGERLINE_API_KEY })'
  const { sent, error } = await run(`await ${call}`, ours)
  expect({ sent, error }).toMatchObject({
    sent: [],
    error: { name: 'InputError', message: expect.stringMatching(/^An input is the API key/) },
  })
})

test.each([
  ['no process', 'delete globalThis.process'],
  ['a process without an environment', "Object.defineProperty(globalThis, 'process', { value: {} })"],
  ['an environment that throws', "Object.defineProperty(process, 'env', { get() { throw new Error('denied') } })"],
])('a runtime with %s has none, without an exception', async (_what, change) => {
  const { sent, error } = await run(`${change}\nawait ways.client()`, ours)
  expect({ sent, error }).toMatchObject({ sent: [], error: notSet })
})

test('nothing reads the environment when a client is made', async () => {
  const made = `
    Object.defineProperty(process, 'env', { get() { throw new Error('read') } })
    createClient({ fetch })
    createCaller({ fetch })`
  expect(await run(made, ours)).toEqual({ sent: [] })
})
