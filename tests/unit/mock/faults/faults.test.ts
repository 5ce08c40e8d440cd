import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { createMockServer, type MockServerOptions } from '../../../../playground/mock/server/server.js'
import { createClient, DecodeError } from '../../../../src/index.js'
import { createMockFetch } from '../../../../src/mock.js'
import { arrivals } from '../../../support/arrivals.js'
import { allEntries, callByName, optionsFor } from '../../../support/catalogue.js'
import { inputOf } from '../../../support/exampleInputs.js'
import { ask as askAt, type MockReply, type MockRequest, runMockServer } from '../../../support/mockServer.js'

const apis = ['evm', 'aptosNode', 'streams']
const mock = runMockServer()
const { ask } = mock
const entries = await allEntries()
const wallet = '/evm/0xd8da6bf26964af9d7eed9e03e53415d37aa96045'
const fault = (name: string, path = `${wallet}/balance`, request: MockRequest = {}) =>
  ask(path, { ...request, headers: { 'x-mock-fault': name } })

describe('a fault by header', () => {
  it.each([
    ['401', 'Api Key Not Present'],
    ['429', 'Too many requests, please slow down'],
    ['500', 'Internal server error'],
  ])('%s is answered in the words of the document', async (name, message) => {
    expect(await fault(name)).toMatchObject({ status: Number(name), body: { message } })
  })

  it.each(['404', '503'])('%s is answered even where the document has none', async (name) => {
    expect(await fault(name)).toMatchObject({ status: Number(name), body: { message: `Fault ${name}, as requested` } })
  })

  it('429 asks to come back in a second', async () => {
    expect((await fault('429')).headers.get('retry-after')).toBe('1')
  })

  it.each([
    ['429:0', 429, '0'],
    ['429:60', 429, '60'],
    ['503:5', 503, '5'],
    ['503', 503, null],
  ])('%s says with status %i to come back in %s seconds', async (name, status, seconds) => {
    const reply = await fault(name)
    expect([reply.status, reply.headers.get('retry-after')]).toEqual([status, seconds])
  })

  it('one that does not exist is refused with those that do', async () => {
    const { status, message } = await fault('flood')
    expect(status).toBe(400)
    expect(message).toContain('timeout, reset, slow, poison, partial, partial:polygon; not flood')
  })

  it('timeout never answers', async () => {
    await expect(fault('timeout', undefined, { signal: AbortSignal.timeout(200) })).rejects.toThrow(/timeout/)
  })

  it('reset cuts the connection', async () => {
    await expect(fault('reset')).rejects.toMatchObject({ cause: { code: 'ECONNRESET' } })
  })

  it('slow lets the body drip', async () => {
    const start = performance.now()
    const { status, body } = await fault('slow')
    expect([status, typeof body]).toEqual([200, 'object'])
    expect(performance.now() - start).toBeGreaterThan(1000)
  })
})

describe('a fault that passes', () => {
  const statuses = async (name: string, paths: readonly string[]): Promise<readonly number[]> => {
    const found: number[] = []
    for (const path of paths) found.push((await fault(name, path)).status)
    return found
  }

  it('meets so many equal requests, not the next one, and then begins anew', async () => {
    const path = `${wallet}/balance?chain=eth`
    expect(await statuses('429x2', Array(6).fill(path))).toEqual([429, 429, 200, 429, 429, 200])
  })

  it('is counted by what is asked for, and by key', async () => {
    const paths = ['0x1', '0x89', '0x1', '0x89'].map((chain) => `${wallet}/balance?chain=${chain}`)
    expect(await statuses('500x1', paths)).toEqual([500, 500, 200, 200])
    await fault('500x1')
    const other = await ask(`${wallet}/balance`, { key: 'another', headers: { 'x-mock-fault': '500x1' } })
    expect(other.status).toBe(500)
  })

  it('may be any fault, with its wait', async () => {
    const { status, headers } = await fault('429:0x1', `${wallet}/nft`)
    expect([status, headers.get('retry-after')]).toEqual([429, '0'])
    await expect(fault('resetx1', `${wallet}/erc20`)).rejects.toMatchObject({ cause: { code: 'ECONNRESET' } })
    expect((await fault('resetx1', `${wallet}/erc20`)).status).toBe(200)
  })

  it('shows a retry that succeeds, page after page', async () => {
    const attempts: number[] = []
    const client = createClient({
      apiKey: 'test',
      baseUrl: mock.url,
      headers: { 'x-mock-fault': '429:0x1' },
      retries: { limit: 1, minDelay: 0 },
      hooks: { onRequest: ({ attempt }) => attempts.push(attempt) },
    })
    const ids = new Set<bigint>()
    const address = '0xd8da6bf26964af9d7eed9e03e53415d37aa96045'
    for await (const { tokenId } of client.evm.getWalletNFTs({ address })) ids.add(tokenId)
    expect(ids.size).toBeGreaterThan(3)
    expect(attempts).toEqual([1, 2, 1, 2, 1, 2])
  })
})

/** Operations whose answer holds any JSON, or text beside numbers, where it is cut, is `true`, or is empty. */
const unbreakable: readonly string[] = [
  'getAccountResources',
  'getAccountResource',
  'runContractFunction',
  'syncNFTContract',
  'submitBatchTransactions',
  ...['Solana', 'Bitcoin', 'Aptos'].map((family) => `delete${family}Stream`),
  ...['Evm', 'Solana', 'Bitcoin'].map((family) => `send${family}StreamBlock`),
  'deleteBitcoinStreamXpub',
  'getLedgerInfo',
  'getAddresses',
]

describe('poison', () => {
  const rowsOf = ({ body }: MockReply): readonly unknown[] => JSON.parse(JSON.stringify(body)).result

  it('cuts an address in the second row and the metadata of one NFT, and leaves the other rows alone', async () => {
    const whole = rowsOf(await ask(`${wallet}/nft`))
    const broken = rowsOf(await fault('poison', `${wallet}/nft`))
    expect(broken).toHaveLength(whole.length)
    const text = JSON.stringify(broken[1])
    expect(text).toMatch(/"0x[0-9a-f]{8}…"/)
    const metadata = broken.map((row) => Object(row).metadata).filter((each) => typeof each === 'string')
    expect(metadata.filter((each) => !isJson(each))).toHaveLength(1)
    expect(broken.slice(2)).toEqual(whole.slice(2))
  })

  it.each([
    ['a transaction', wallet, ['from_address', 'to_address', 'block_hash']],
    [
      'a trade',
      '/evm/nft/0xbc4ca0eda7647a8ab7c2061c2e118a18a936f13d/trades',
      ['seller_address', 'buyer_address', 'token_address'],
    ],
  ])('cuts what %s must have, so that the row is lost', async (_what, path, required) => {
    const [, row] = rowsOf(await fault('poison', path))
    const cut = Object.entries(Object(row)).filter(([, value]) => String(value).endsWith('…'))
    expect(required).toContain(cut[0]?.[0])
    expect(cut).toHaveLength(1)
  })

  it('does not stay: the next answer is whole', async () => {
    await fault('poison', `${wallet}/nft`)
    expect(JSON.stringify((await ask(`${wallet}/nft`)).body)).not.toContain('…')
  })

  it('breaks the metadata of a single NFT', async () => {
    const { body } = await fault('poison', '/evm/nft/0xbc4ca0eda7647a8ab7c2061c2e118a18a936f13d/7804')
    expect(isJson(String(Object(body).metadata))).toBe(false)
  })

  it.each([
    ['the second log of deliveries', '/streams/history/logs', /"createdAt":"\d{4}-\d\d-\d\d…"/],
    ['the second transaction of a block', '/aptos-node/blocks/by_height/1?with_transactions=true', /"0x[0-9a-f]{8}…"/],
    ['a single transaction', `/evm/transaction/0x${'ab'.repeat(32)}`, /"0x[0-9a-f]{8}…"/],
    ['a single stream', '/streams/streams/evm/8a7f2c1e-5b0d-4f36-9c84-2d6e1b7a9f05', /"updatedAt":"[\d-]{10}…"/],
    ['what a row has inside', `/evm/wallets/0xd8da6bf26964af9d7eed9e03e53415d37aa96045/chains`, /"0x[0-9a-f]{8}…"/],
  ])('cuts a value of %s', async (_what, path, cut) => {
    const { body } = await fault('poison', path)
    expect(JSON.stringify(body)).toMatch(cut)
    expect(JSON.stringify(body).split('…')).toHaveLength(2)
  })

  it('breaks an answer of amounts alone, and one of text alone', async () => {
    expect((await fault('poison')).body).toMatchObject({ balance: '3207264105…' })
    expect((await fault('poison', '/evm/web3/version')).body).toMatchObject({ version: [expect.any(String)] })
  })

  const fetch = createMockFetch()

  it.each(entries)('is seen by who calls $id, or is told to be unseen', async (entry) => {
    const issues: unknown[] = []
    const client = createClient({
      ...optionsFor(entry),
      apiKey: `poisoned-${entry.id}`,
      fetch, // the same engine as behind the port
      retries: 0,
      hooks: { onIssue: (issue) => issues.push(issue) },
    })
    const headers = { 'x-mock-fault': 'poison' }
    const outcome = await callByName(client, entry, inputOf(entry), { headers }).then(
      () => issues.length > 0,
      (error: unknown) => error instanceof DecodeError,
    )
    expect(outcome, 'one that holds nothing to break belongs into `unbreakable`').toBe(!unbreakable.includes(entry.id))
  })
})

describe('a server', () => {
  const run = async (options: MockServerOptions, use: (url: string) => Promise<void>): Promise<void> => {
    const server = await createMockServer({ port: 0, apis, ...options })
    try {
      await use(server.url)
    } finally {
      await server.close()
    }
  }

  it('with a fault fails every request but those that want none', async () => {
    await run({ fault: 429 }, async (url) => {
      const calls = [{}, {}, { headers: { 'x-mock-fault': 'none' } }, { headers: { 'x-mock-fault': '500' } }]
      const replies = await Promise.all(calls.map((call) => askAt(`${url}${wallet}/balance`, call)))
      expect(replies.map(({ status }) => status)).toEqual([429, 429, 200, 500])
    })
  })

  it('with a delay waits before every answer', async () => {
    await run({ delay: 150 }, async (url) => {
      const start = performance.now()
      await askAt(`${url}${wallet}/balance`)
      expect(performance.now() - start).toBeGreaterThanOrEqual(149)
    })
  })

  it('whose port is taken says which, and the way out', async () => {
    await run({}, async (url) => {
      const port = Number(new URL(url).port)
      await expect(createMockServer({ port, apis })).rejects.toThrow(
        `Port ${port} of 127.0.0.1 is in use. Stop what listens there, or start with --port 0 to pick a free one.`,
      )
    })
  })

  it('without any document says how to get one', async () => {
    const documents = new URL('./nothing/', import.meta.url)
    await expect(createMockServer({ port: 0, documents })).rejects.toThrow(/Run `npm run generate` first/)
  })

  it('asked for an API that does not exist names those that do', async () => {
    await expect(createMockServer({ port: 0, apis: ['evm', 'nope'] })).rejects.toThrow(
      'There is no API nope; there are evm, universal, solana, aptos, aptosNode, streams',
    )
  })

  it('asked for an API twice serves it once', async () => {
    const server = await createMockServer({ port: 0, apis: ['aptosNode', 'evm', 'aptosNode'] })
    expect(server.apis).toEqual(['evm', 'aptosNode'])
    await server.close()
  })

  it.each([0, 60_000])('closes at once, held answers included, and those that are delayed by %i ms', async (delay) => {
    const server = await createMockServer({ port: 0, apis, delay })
    const both = arrivals(2)
    const held = askAt(`${server.url}${wallet}/balance`, { headers: { 'x-mock-fault': 'timeout' } }).catch(() => 'cut')
    const delayed = askAt(`${server.url}${wallet}/balance`)
    await both
    vi.useFakeTimers({ toFake: ['setTimeout'] }) // whoever waits for one now waits for ever
    onTestFinished(() => void vi.useRealTimers())
    await server.close()
    vi.useRealTimers()
    expect(await held).toBe('cut')
    expect((await delayed).status).toBe(200)
    await expect(askAt(`${server.url}${wallet}/balance`)).rejects.toThrow()
  })
})

function isJson(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}
