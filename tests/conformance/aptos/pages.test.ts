import { describe, expect, test } from 'vitest'
import { type ClientOptions, createClient, type PagedCall } from '../../../src/index.js'
import { allEntries, callByName, pagesOf, rowsOf } from '../../support/catalogue.js'
import { cursorInput, inputOf } from '../../support/exampleInputs.js'
import { runMockServer } from '../../support/mockServer.js'
import { runServer } from '../../unit/client/harness.js'

const mock = runMockServer()
const harness = runServer()

const entries = (await allEntries()).filter(({ api }) => api === 'aptos' || api === 'aptosNode')
const paged = entries.filter((entry) => entry.operation['x-page'])

/** A client of the mock server that remembers what it asked. */
function watching(options: Partial<ClientOptions> = {}): { client: ReturnType<typeof createClient>; asked: URL[] } {
  const asked: URL[] = []
  const fetch: typeof globalThis.fetch = (url, init) => {
    asked.push(new URL(String(url)))
    return globalThis.fetch(url, init)
  }
  return { client: createClient({ apiKey: 'test', baseUrl: mock.url, fetch, ...options }), asked }
}

async function collect<Item>(items: AsyncIterable<Item>): Promise<Item[]> {
  const all: Item[] = []
  for await (const item of items) all.push(item)
  return all
}

test('the data API and the node page in every style but that of a cursor alone', () => {
  const styles = new Set(paged.map((entry) => entry.operation['x-page']?.style))
  expect(styles).toEqual(new Set(['has-next', 'header', 'start']))
})

describe('every list, read with `for await`, with `pages()` and with `next()`', () => {
  test.each(paged)('$api.$id', async (entry) => {
    const { client } = watching({ decode: 'strict' })
    const start = cursorInput(entry) ?? ''
    const input = inputOf(entry)
    delete input.limit
    delete input[start]
    const rows = pagesOf(entry).map(({ value }) => rowsOf(entry, value).length)
    const list = (): PagedCall<unknown> => callByName(client, entry, input)

    const items = await collect(list())
    expect(items).toHaveLength(rows.reduce((sum, length) => sum + length))
    const pages = await collect(list().pages())
    expect(pages.flatMap((page) => page.result)).toEqual(items)
    let page = await list()
    const stepped = [...page.result]
    while (page.hasNext()) {
      page = await page.nextPage()
      stepped.push(...page.result)
    }
    expect(stepped).toEqual(items)
    expect(pages.slice(0, 3).map(({ result }) => result.length)).toEqual(rows)
    await expect(page.nextPage()).rejects.toMatchObject({ code: 'NO_DATA_FOUND' })
  })
})

test('getAccountResources follows the header cursor through three pages', async () => {
  const { client, asked } = watching()
  const types = (await collect(client.aptos.getAccountResources({ address: '0x1', limit: 25 }))).map(({ type }) => type)
  expect(new Set(types).size).toBe(types.length)
  expect(asked.map((url) => url.searchParams.get('limit'))).toEqual(['25', '25', '25'])
  const starts = asked.map((url) => url.searchParams.get('start'))
  expect(starts[0]).toBe(null)
  expect(new Set(starts).size).toBe(3)
})

test('a list by position starts where it is told and goes on after its last row', async () => {
  const { client, asked } = watching()
  const items = await collect(client.aptosNode.getAccountTransactions({ address: '0x1', start: 3n }))
  expect(items.map((item) => ('sequenceNumber' in item ? item.sequenceNumber : undefined))).toEqual([3n, 4n, 5n])
  expect(asked.map((url) => url.searchParams.get('start'))).toEqual(['3', '5', '6'])
})

describe('the data API', () => {
  const balance = {
    amount: '9007199254740993',
    coin_type: '0x1::aptos_coin::AptosCoin',
    coin_type_hash: '91ceb1308a98389691e05158b07ed5f079ab78461a6bb8d5a4054b1bb5cb8bb6',
    last_transaction_timestamp: '2023-01-01T00:00:00',
    last_transaction_version: '77',
    owner_address: '0x1',
  }
  const ownerAddresses = ['0x1']

  test('getCoinBalancesByWallets ends where hasNextPage is false, whatever the stale cursor says', async () => {
    harness.server.answer(({ query }) => {
      const cursor = query.get('cursor')
      return {
        body: { result: [balance], cursor: cursor === 'b' ? 'b' : cursor ? 'b' : 'a', hasNextPage: cursor !== 'b' },
      }
    })
    const { aptos } = harness.client()
    const items = await collect(aptos.getCoinBalancesByWallets({ ownerAddresses }))
    expect(items.map(({ amount }) => amount)).toEqual([9007199254740993n, 9007199254740993n, 9007199254740993n])
    expect(harness.server.arrivals.map(({ query }) => query.get('cursor'))).toEqual([null, 'a', 'b'])
    const last = await aptos.getCoinBalancesByWallets({ ownerAddresses, cursor: 'b' })
    expect([last.hasNext(), last.cursor, last.envelope.hasNextPage]).toEqual([false, null, false])
  })

  test.each([
    ['hasNextPage and no cursor', { hasNextPage: true }],
    ['hasNextPage and a null cursor', { hasNextPage: true, cursor: null }],
    ['hasNextPage and an empty cursor', { hasNextPage: true, cursor: '' }],
    ['neither', { hasNextPage: false }],
  ])('%s: the list ends', async (_what, envelope) => {
    harness.server.answer({ body: { result: [balance], ...envelope } })
    expect(await collect(harness.client().aptos.getCoinBalancesByWallets({ ownerAddresses }))).toHaveLength(1)
    expect(harness.server.arrivals).toHaveLength(1)
  })

  test('a cursor that leads back to itself is an error, not an endless loop', async () => {
    harness.server.answer({ body: { result: [balance], cursor: 'a', hasNextPage: true } })
    const list = collect(harness.client().aptos.getCoinBalancesByWallets({ ownerAddresses }))
    await expect(list).rejects.toMatchObject({ code: 'CURSOR_REPEATED' })
  })

  const limited = paged.filter((entry) => entry.operation['x-page']?.style === 'has-next')

  test.each(limited)('$id sends limit 100 when none is given, and another one as it is', async (entry) => {
    const { client, asked } = watching()
    const { limit: _, ...input } = inputOf(entry)
    await callByName(client, entry, input)
    await callByName(client, entry, { ...input, limit: 7, offset: 3 })
    expect(asked.map((url) => [url.searchParams.get('limit'), url.searchParams.get('offset')])).toEqual([
      ['100', expect.anything()],
      ['7', '3'],
    ])
  })

  test('the 24 lists that page by cursor all ask for a limit', () => {
    expect(limited.map(({ api }) => api)).toEqual(Array(24).fill('aptos'))
  })

  const others = paged.filter((entry) => entry.operation['x-page']?.style !== 'has-next')

  test.each(others)('$id sends no limit that was not given', async (entry) => {
    const { client, asked } = watching()
    const { limit: _, ...input } = inputOf(entry)
    await callByName(client, entry, input)
    expect(asked[0]?.searchParams.has('limit')).toBe(false)
  })
})
