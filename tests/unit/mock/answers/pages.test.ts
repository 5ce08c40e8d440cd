import { describe, expect, it } from 'vitest'
import { apiNames, generatedFolder } from '../../../../playground/apis.js'
import { loadApis } from '../../../../playground/mock/contract/documents.js'
import { choosePage } from '../../../../src/mock/answers/pages.js'
import { examplesOf, rowsOf } from '../../../../src/mock/model/examples.js'
import type { MockOperation } from '../../../../src/mock/model/mockOperation.js'
import { fieldOf } from '../../../../src/values/fieldOf.js'
import { exampleRequest, type MockReply, runMockServer } from '../../../support/mockServer.js'

const { ask } = runMockServer()
const apis = (await loadApis(generatedFolder, apiNames)).map(({ api }) => api)
const paged = apis.flatMap((api) =>
  api.operations.filter(({ page }) => page).map((operation) => ({ api: api.name, operation, id: operation.id })),
)

/** Reads page after page the way a client does, until the answer says that there are no more. */
async function walk(operation: MockOperation): Promise<readonly unknown[]> {
  const query = operation.page?.query ?? 'cursor'
  const rows: unknown[] = []
  let cursor: string | undefined
  for (let page = 0; page < 10; page++) {
    const { path, ...request } = exampleRequest(operation, cursor === undefined ? {} : { [query]: cursor })
    const reply = await ask(path, request)
    expect([reply.status, reply.violations], reply.message).toEqual([200, ''])
    const found = rowsOf(operation, reply.body)
    rows.push(...found)
    cursor = nextCursor(operation, reply, found)
    if (cursor === undefined) return rows
  }
  throw new Error('the pages do not end')
}

function nextCursor(
  operation: MockOperation,
  { body, headers }: MockReply,
  rows: readonly unknown[],
): string | undefined {
  const { page } = operation
  if (page?.style === 'header') return headers.get(page.header ?? '') ?? undefined
  if (page?.style === 'start') {
    const last = fieldOf(rows.at(-1), page.next ?? '')
    return last === undefined ? undefined : String(BigInt(String(last)) + 1n)
  }
  if (page?.style === 'has-next' && fieldOf(body, 'hasNextPage') !== true) return undefined
  const cursor = fieldOf(body, page?.cursor ?? 'cursor')
  return typeof cursor === 'string' && cursor !== '' ? cursor : undefined
}

describe('pages', () => {
  it.each(paged)('$api $id: every row of the three examples once, then the end', async ({ api, operation }) => {
    const { page1, page2, last } = examplesOf(operation)
    const expected = [page1, page2, last].flatMap((example) => rowsOf(operation, example?.value))
    const rows = await walk(operation)
    const identify =
      api === 'streams' ? (row: unknown) => fieldOf(row, 'id') ?? fieldOf(row, 'address') : (row: unknown) => row
    if (operation.id.endsWith('StreamAddresses')) expect(rows).toHaveLength(expected.length)
    else expect(rows.map(identify)).toEqual(expected.map(identify))
  })

  it('a cursor that no page gave is refused', async () => {
    const { status, message } = await ask('/evm/0xd8da6bf26964af9d7eed9e03e53415d37aa96045/nft?cursor=guess')
    expect([status, message]).toEqual([
      400,
      'No page of getWalletNFTs has the cursor guess; omit it for the first page',
    ])
  })

  it('a cursor that is a number leads to the next page, as one that is text does', () => {
    const operation = paged.find(({ id }) => id === 'getWalletNFTs')?.operation
    if (!operation) throw new Error('no getWalletNFTs')
    const pages = { page1: { value: { cursor: 7 } }, page2: { value: { cursor: 0 } }, last: { value: {} } }
    const examples = { shared: {}, bodies: {}, answers: { getWalletNFTs: { 200: pages } } }
    expect(choosePage({ ...operation, examples }, { cursor: '7' })).toEqual({ example: 'page2' })
    expect(choosePage({ ...operation, examples }, { cursor: '0' })).toMatchObject({ status: 400 })
  })

  it('an empty cursor asks for the first page', async () => {
    const path = '/evm/0xd8da6bf26964af9d7eed9e03e53415d37aa96045/nft'
    expect((await ask(`${path}?cursor=`)).body).toEqual((await ask(path)).body)
  })

  it.each([
    ['0', 3],
    ['3', 2],
    ['4', 2],
    ['5', 1],
    ['6', 0],
    ['99999999999999999999', 0],
  ])('a list by position answers the page that reaches %s', async (start, rows) => {
    const { status, body, violations } = await ask(`/aptos-node/accounts/0x1/transactions?start=${start}`)
    expect([status, violations]).toEqual([200, ''])
    expect(body).toHaveLength(rows)
  })

  it('a position that is no number is refused', async () => {
    expect((await ask('/aptos-node/accounts/0x1/transactions?start=soon')).status).toBe(400)
  })
})
