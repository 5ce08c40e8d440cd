import { describe, expect, test } from 'vitest'
import { type ClientOptions, createClient, type Issue } from '../../src/index.js'
import { allEntries, apis, callByName, type Entry, optionsFor, pagesOf, rowsOf } from '../support/catalogue.js'
import { inputOf } from '../support/exampleInputs.js'
import { runMockServer } from '../support/mockServer.js'
import { differences, readByDocument } from '../support/reference.js'
import { publicName } from '../support/schemas.js'

const entries = await allEntries()
const mock = runMockServer()

/** What one client saw of its calls. */
interface Watched {
  readonly client: ReturnType<typeof createClient>
  /** What broke the document, by the mock server's own account. */
  readonly violations: string[]
  readonly issues: Issue[]
}

/** A client of its own account, so that streams of one test are not those of another. */
function watch(name: string, options: Partial<ClientOptions> = {}): Watched {
  const violations: string[] = []
  const issues: Issue[] = []
  const client = createClient({
    apiKey: `key-of-${name}`,
    baseUrl: mock.url,
    retries: 0,
    ...options,
    hooks: {
      onResponse: ({ headers }) => violations.push(...(headers['sl-violations'] ? [headers['sl-violations']] : [])),
      onIssue: (issue) => issues.push(issue),
    },
  })
  return { client, violations, issues }
}

test('every operation of every document is called here, and the client has no other', () => {
  const { client } = watch('count')
  expect(entries.map(({ api, id }) => `${api}.${id}`).sort()).toEqual(
    apis.flatMap((api) => Object.keys(Reflect.get(client, api)).map((id) => `${api}.${id}`)).sort(),
  )
})

describe.each(apis)('%s', (api) => {
  const own = entries.filter((entry) => entry.api === api)

  test.each(own)('$id: request and answer keep the contract, and every value is read', async (entry) => {
    const { client, violations, issues } = watch(entry.id, optionsFor(entry))
    const { data, raw, response } = await callByName(client, entry, inputOf(entry)).withResponse()
    expect(violations).toEqual([])
    expect(issues).toEqual([])
    expect(response.status).toBeLessThan(300)
    const from = { chain: new URL(response.url).searchParams.get('chain') ?? Object(inputOf(entry)).chainId }
    const items = entry.operation['x-page']?.items
    const expected = readByDocument(entry.document, entry.answer, raw, { from, items })
    expect(differences(expected, whole(items, data))).toEqual([])
  })

  const paged = own.filter(({ id, operation }) => operation['x-page'] && !remembered.includes(id))

  test.runIf(paged.length > 0).each(paged)(
    '$id: for await gives every row of the three pages once, and ends',
    async (entry) => {
      const { client, violations, issues } = watch(`${entry.id}-pages`)
      const rows = await walk(callByName(client, entry, pagesInput(entry)))
      expect(violations).toEqual([])
      expect(issues).toEqual([])
      expect(differences(expectedRows(entry), rows)).toEqual([])
    },
  )
})

/** Lists that the mock server keeps for each account, rather than recites from the examples. */
const remembered: readonly string[] = [
  'getEvmStreams',
  'getEvmStreamAddresses',
  ...['Solana', 'Bitcoin', 'Aptos'].flatMap((family) => [`get${family}Streams`, `get${family}StreamAddresses`]),
  'getBitcoinStreamXpubs',
]

test.each(entries.filter(({ id }) => remembered.includes(id)))(
  '$id: for await gives every row the account has once, over several pages',
  async (entry) => {
    const { client, violations, issues } = watch(`${entry.id}-pages`)
    const call = callByName(client, entry, { ...inputOf(entry), limit: 1 })
    const rows = await walk(call)
    expect([violations, issues]).toEqual([[], []])
    expect(new Set(rows.map((row) => JSON.stringify(row, ['id', 'address']))).size).toBe(rows.length)
    const { total } = await callByName(client, entry, { ...inputOf(entry), limit: 100 })
    expect(rows.length).toBe(total)
    expect(rows.length).toBeGreaterThan(1)
  },
)

async function walk(items: AsyncIterable<unknown>): Promise<unknown[]> {
  const rows: unknown[] = []
  for await (const row of items) {
    rows.push(row)
    if (rows.length > 1000) throw new Error('the list does not end')
  }
  return rows
}

/** What the example pages are the answer to: what narrows a list is left out, unless the first page names it. */
function pagesInput(entry: Entry): Record<string, unknown> {
  const [first] = pagesOf(entry)
  const optional = new Set(entry.parameters.filter((each) => !each.required).map((each) => publicName(each.name)))
  const given = Object.entries(inputOf(entry)).filter(([name]) => !optional.has(name))
  return { ...Object.fromEntries(given), ...first?.input }
}

/** Rows of the example pages, as the document says they are read. */
function expectedRows(entry: Entry): unknown[] {
  const items = entry.operation['x-page']?.items ?? '.'
  const from = { chain: inputOf(entry).chain ?? '0x1' }
  return pagesOf(entry).flatMap(({ value }) => {
    expect(rowsOf(entry, value)).toBeInstanceOf(Array)
    const page = readByDocument(entry.document, entry.answer, value, { from, items })
    return (items === '.' ? page : Reflect.get(Object(page), publicName(items))) as unknown[]
  })
}

/** A page is an answer taken apart: its list is `result`, the rest its envelope. */
function whole(items: string | undefined, data: unknown): unknown {
  if (items === undefined) return data
  const { result, envelope } = data as unknown as { readonly result: unknown; readonly envelope: object } // a page
  return items === '.' ? result : { ...envelope, [publicName(items)]: result }
}
