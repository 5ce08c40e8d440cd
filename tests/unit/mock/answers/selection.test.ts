import { describe, expect, it } from 'vitest'
import { apiNames, generatedFolder } from '../../../../playground/apis.js'
import { loadApis } from '../../../../playground/mock/contract/documents.js'
import { selectRows } from '../../../../src/mock/answers/selection.js'
import { examplesOf, rowsOf as rowsIn } from '../../../../src/mock/model/examples.js'
import { wireName } from '../../../../src/mock/model/mockOperation.js'
import type { ManifestInput } from '../../../../src/operation/manifest.js'
import { fieldOf } from '../../../../src/values/fieldOf.js'
import { exampleRequest, runMockServer } from '../../../support/mockServer.js'

const { ask } = runMockServer()
const apis = (await loadApis(generatedFolder, apiNames)).map(({ api }) => api)
const wallet = '/evm/0xd8da6bf26964af9d7eed9e03e53415d37aa96045'
const blocks = ['18907120', '18871205', '18644902', '17203644', '1919337']

const rowsOf = (body: unknown): readonly unknown[] => Object(body).result

/** The block numbers of every page of a query, with how many pages there were. */
async function walk(query: string, path = wallet): Promise<{ blocks: readonly unknown[]; pages: number }> {
  const found: unknown[] = []
  let cursor = ''
  for (let pages = 1; ; pages++) {
    const reply = await ask(`${path}?${query}&cursor=${cursor}`)
    expect([reply.status, reply.violations], reply.message).toEqual([200, ''])
    found.push(...rowsOf(reply.body).map((row) => fieldOf(row, 'block_number')))
    cursor = String(fieldOf(reply.body, 'cursor') ?? '')
    if (cursor === '') return { blocks: found, pages }
  }
}

describe('rows of a list', () => {
  it.each([
    ['from_block=18644902', blocks.slice(0, 3)],
    ['to_block=18644902', blocks.slice(2)],
    ['from_block=18644903&to_block=18907119', ['18871205']],
    ['from_block=18907121', []],
    ['from_date=2023-11-24T22:31:23.000Z', blocks.slice(0, 3)],
    ['from_date=2023-11-24T22:31:24Z', blocks.slice(0, 2)],
    ['to_date=2016-07-20T10:52:07.000Z', ['1919337']],
    ['from_block=18644902&from_date=2023-12-31T23:00:00Z', blocks.slice(0, 3)],
    ['order=ASC', [...blocks].reverse()],
    ['order=DESC', blocks],
    ['from_block=18644902&order=ASC&limit=1', blocks.slice(0, 3).reverse()],
    ['limit=1', blocks],
  ])('%s', async (query, expected) => {
    expect((await walk(query)).blocks).toEqual(expected)
  })

  it.each(['history', 'history/logs'])('of /%s are those of the stream that is asked for', async (list) => {
    const streamsOf = async (query: string): Promise<readonly unknown[]> => {
      const { status, body, violations } = await ask(`/streams/${list}?limit=100&${query}`)
      expect([status, violations]).toEqual([200, ''])
      return rowsOf(body).map((row) => fieldOf(row, 'streamId'))
    }
    for (const stream of ['9c313812-ed75-40a0-b23d-5040b127d946', '8a7f2c1e-5b0d-4f36-9c84-2d6e1b7a9f05']) {
      expect(new Set(await streamsOf(`streamId=${stream}`))).toEqual(new Set([stream]))
    }
    expect(await streamsOf('streamId=00000000-0000-4000-8000-000000000000')).toEqual([])
  })

  it.each(['history', 'history/logs'])('of /%s lie within the period that is asked for', async (list) => {
    const timesOf = async (query: string): Promise<readonly string[]> => {
      const { body } = await ask(`/streams/${list}?limit=100&${query}`)
      return rowsOf(body).map((row) => String(fieldOf(row, 'date') ?? fieldOf(row, 'createdAt')))
    }
    const ends = ['2023-12-31T11:00:00Z', '2024-01-01T00:00:00Z'].map((text) => Date.parse(text) / 1000)
    const found = await timesOf(`fromTimestamp=${ends[0]}&toTimestamp=${ends[1]}`)
    expect(found).toHaveLength(2)
    for (const time of found) expect(time).toMatch(/^2023-12-31T11:/)
    expect(await timesOf(`fromTimestamp=${Date.parse('2024-02-01T00:00:00Z') / 1000}`)).toEqual([])
  })

  it('come as many at once as the limit says, but no more than an example page has', async () => {
    expect((await walk('limit=1')).pages).toBe(5)
    expect((await walk('limit=2')).pages).toBe(3)
    expect((await walk('limit=100&order=ASC')).pages).toBe(3)
  })

  it('are counted: how many there are, how many a page holds and which page this is', async () => {
    const { body } = await ask(`${wallet}?from_block=18644902&limit=1`)
    expect(body).toMatchObject({ total: 3, page: 0, page_size: 1 })
    const next = await ask(`${wallet}?from_block=18644902&limit=1&cursor=${fieldOf(body, 'cursor')}`)
    expect(next.body).toMatchObject({ page: 1 })
  })

  it('of a list that says hasNextPage are selected too', async () => {
    const operation = apis.flatMap(({ operations }) => operations).find(({ id }) => id === 'getCoinTransfersByCoinType')
    if (!operation) throw new Error('the operation is gone')
    const request = exampleRequest(operation, { from_date: '2023-12-31T23:59:33Z', limit: '2' })
    const { status, body, violations } = await ask(request.path)
    expect([status, violations, fieldOf(body, 'hasNextPage')]).toEqual([200, '', true])
    const next = await ask(`${request.path}&cursor=${fieldOf(body, 'cursor')}`)
    expect([body, next.body].map((each) => rowsOf(each).length)).toEqual([2, 2])
  })

  it.each([
    ['evm', 'getContractEvents'],
    ['aptos', 'getCoinTransfersByCoinType'],
  ])('of %s %s are skipped by an offset, alone or together with a selection', async (_api, id) => {
    const operation = apis.flatMap(({ operations }) => operations).find((each) => each.id === id)
    if (!operation) throw new Error('the operation is gone')
    const rowsAt = async (query: Readonly<Record<string, string>>): Promise<readonly unknown[]> => {
      const { path, ...request } = exampleRequest(operation, query)
      const { status, body, violations } = await ask(path, request)
      expect([status, violations]).toEqual([200, ''])
      return rowsOf(body)
    }
    const rows = ['page1', 'page2', 'last'].flatMap((name) => rowsIn(operation, examplesOf(operation)[name]?.value))
    expect(await rowsAt({ offset: '1', limit: '1' })).toEqual([rows[1]])
    expect((await rowsAt({ offset: '1' }))[0]).toEqual(rows[1])
    expect(await rowsAt({ offset: '1000' })).toEqual([])
  })

  it('stay in their order where the document does not say which is the usual one', () => {
    const operation = apis.flatMap(({ operations }) => operations).find(({ id }) => id === 'getTokenOwners')
    if (!operation) throw new Error('the operation is gone')
    const inputs = operation.inputs.map(({ example: _, ...input }) => input)
    const rows = ['page1', 'page2', 'last'].flatMap((name) => rowsIn(operation, examplesOf(operation)[name]?.value))
    for (const order of ['ASC', 'DESC']) {
      const answer = selectRows({ ...operation, inputs }, { order, limit: '1' })
      expect(rowsOf(answer?.body)).toEqual([rows[0]])
    }
  })

  it('are refused like any others where the request is not valid', async () => {
    expect((await ask(`${wallet}?order=UP`)).status).toBeGreaterThanOrEqual(400)
    expect((await ask(`${wallet}?order=ASC&cursor=guess`)).message).toMatch(
      /^No page of getWalletTransactions has the cursor/,
    )
  })
})

it('the names of inputs and fields make no difference: a manifest with others selects and counts alike', () => {
  const operation = apis.flatMap(({ operations }) => operations).find(({ id }) => id === 'getWalletTransactions')
  if (!operation) throw new Error('the operation is gone')
  const renamed = <Named extends { readonly name: string; readonly wire?: string }>(field: Named): Named => ({
    ...field,
    name: `other${field.name}`,
    wire: field.wire ?? field.name,
  })
  const types = Object.fromEntries(
    Object.entries(operation.types).map(([name, type]) => {
      const { shape } = type
      return [
        name,
        shape.kind === 'object' ? { ...type, shape: { ...shape, fields: shape.fields.map(renamed) } } : type,
      ]
    }),
  )
  const query = { from_block: '18644902', order: 'ASC', limit: '2' }
  const other = { ...operation, inputs: operation.inputs.map(renamed), types }
  const { body } = selectRows(operation, query) ?? {}
  expect(body).toMatchObject({ total: 3, page: 0, page_size: 2 })
  expect(selectRows(other, query)?.body).toEqual(body)
})

const selecting = apis.flatMap(({ name, operations }) =>
  operations.flatMap((operation) =>
    (operation.page ? operation.inputs : [])
      .map(wireName)
      .filter((each) => ['order', 'limit', 'from_block', 'from_date'].includes(each))
      .map((parameter) => ({ api: name, operation, id: operation.id, parameter })),
  ),
)
const wishes: Readonly<Record<string, string>> = {
  order: 'ASC',
  limit: '1',
  from_block: '1',
  from_date: '2010-01-01T00:00:00Z',
}

it.each(selecting)('$api $id with $parameter gives every row once, as its document says', async (asked) => {
  const { api, operation, parameter } = asked
  const { page } = operation
  const expected = ['page1', 'page2', 'last'].flatMap((name) => rowsIn(operation, examplesOf(operation)[name]?.value))
  const rows: unknown[] = []
  let cursor = ''
  do {
    const given = { [parameter]: wishes[parameter] ?? '', ...(cursor && { [page?.query ?? 'cursor']: cursor }) }
    const { path, ...request } = exampleRequest(operation, given)
    const { status, body, violations, message } = await ask(path, request)
    expect([status, violations], message).toEqual([200, ''])
    rows.push(...rowsIn(operation, body))
    cursor = String(fieldOf(body, page?.cursor ?? '') ?? '')
  } while (cursor && rows.length <= expected.length)
  if (page?.cursor === undefined) return
  const texts = (list: readonly unknown[]): readonly string[] => list.map((row) => JSON.stringify(row)).sort()
  expect(rows).toHaveLength(expected.length)
  // the streams of an account are kept, and count addresses by themselves
  if (api === 'streams') expect(new Set(texts(rows)).size).toBe(rows.length)
  else expect(texts(rows)).toEqual(texts(expected))
})

const nobody: Readonly<Record<string, string>> = {
  'evm-address': `0x${'0'.repeat(40)}`,
  'aptos-address': `0x${'0'.repeat(64)}`,
}
const formatOf = ({ shape }: ManifestInput): string | undefined => (shape.kind === 'scalar' ? shape.format : undefined)

const listsOfSomebody = apis.flatMap(({ name: api, operations }) =>
  operations.flatMap((operation) => {
    const owner = operation.inputs.find((input) => input.in === 'path' && nobody[formatOf(input) ?? ''])
    return owner && operation.page ? [{ api, id: operation.id, operation, owner }] : []
  }),
)

it.each(listsOfSomebody)('$api $id of nobody has no rows, or is not found', async ({ operation, owner }) => {
  const { path, ...request } = exampleRequest(operation)
  const somebody = Object.values(examplesOf(operation))[0]?.input?.[owner.name] ?? owner.example
  const asked = path.replace(`/${somebody}`, `/${nobody[formatOf(owner) ?? '']}`)
  expect(asked).not.toBe(path)
  const { status, body, violations } = await ask(asked, request)
  expect([status, violations]).toEqual(['404' in operation.answers ? 404 : 200, ''])
  if (status === 200) expect(rowsIn(operation, body)).toEqual([])
})

const sized = apis.flatMap(({ name: api, operations }) =>
  operations.flatMap((operation) => {
    const size = operation.inputs.find(({ list }) => list === 'size')
    return size ? [{ api, id: operation.id, operation, size }] : []
  }),
)

/** The lists of an answer that are nearest to its root. */
function listsIn(value: unknown): readonly (readonly unknown[])[] {
  if (Array.isArray(value)) return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(listsIn) : []
}

it.each(sized)('$api $id has no more rows than are asked for, and page after page every row once', async (asked) => {
  const { api, operation, size } = asked
  const { page } = operation
  const all = ['page1', 'page2', 'last'].flatMap((name) => rowsIn(operation, examplesOf(operation)[name]?.value))
  const rows: unknown[] = []
  let cursor = ''
  do {
    const given = { [wireName(size)]: '1', ...(cursor && { [page?.query ?? '']: cursor }) }
    const { path, ...request } = exampleRequest(operation, given)
    const { status, body, headers, violations, message } = await ask(path, request)
    expect([status, violations], message).toEqual([200, ''])
    const lists = page ? [rowsIn(operation, body)] : listsIn(body)
    for (const list of lists) expect(list.length).toBeLessThanOrEqual(1)
    rows.push(...lists.flat())
    const last = fieldOf(rowsIn(operation, body).at(-1), page?.next ?? '')
    const position = page?.style === 'start' && last !== undefined ? BigInt(String(last)) + 1n : ''
    cursor = String(position || headers.get(page?.header ?? 'none') || fieldOf(body, page?.cursor ?? '') || '')
  } while (page && cursor && rows.length <= all.length)
  if (!page) return expect(rows).not.toEqual([])
  expect(rows).toHaveLength(all.length)
  if (api !== 'streams') expect(rows).toEqual(all)
})
