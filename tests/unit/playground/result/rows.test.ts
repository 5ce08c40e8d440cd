import { createCaller, type PagedOperation } from 'ledgerline'
import { afterAll, beforeAll, expect, test } from 'vitest'
import examples from '../../../../generated/evm/examples.json' with { type: 'json' }
import { rowsOf } from '../../../../playground/app/result/rows.js'
import { getWalletHistory, getWalletTokenTransfers } from '../../../../src/evm.js'
import { type AnswerServer, startAnswerServer } from '../../../support/answerServer.js'

const address = '0xd8da6bf26964af9d7eed9e03e53415d37aa96045'
const [transfer] = examples.answers.getWalletTokenTransfers[200].page1.value.result
const entry = examples.answers.getWalletHistory[200].page1.value.result.find(
  ({ erc20_transfers: transfers }) => transfers.length > 0,
)

let server: AnswerServer
beforeAll(async () => {
  server = await startAnswerServer()
})
afterAll(() => server.close())

/** Which rows of an answer the page shows as left out, with how many issues each has. */
async function shownOf(operation: PagedOperation, result: readonly unknown[]): Promise<readonly string[]> {
  server.answer({ body: { cursor: null, page: 0, page_size: 100, result } })
  const caller = createCaller({ apiKey: 'k', baseUrl: server.url })
  const { data, raw, issues } = await caller.call(operation, { address }).withResponse()
  const wire: readonly unknown[] = Object(raw).result
  return rowsOf({ decoded: Object(data).result, wire, issues, pointer: '/result' }).map(
    (row) => `${row.data === undefined ? 'left out' : 'there'}, ${row.issues.length} issues`,
  )
}

test('a row that was left out is the one that is shown so, also before one that is almost equal', async () => {
  const broken = { ...transfer, block_hash: 'oops' }
  expect(await shownOf(getWalletTokenTransfers, [broken, transfer, broken, transfer])).toEqual([
    'left out, 1 issues',
    'there, 0 issues',
    'left out, 1 issues',
    'there, 0 issues',
  ])
})

test('a row that lost only a field is there', async () => {
  const lesser = { ...transfer, verified_contract: 'oops' }
  const broken = { ...transfer, block_hash: 'oops' }
  expect(await shownOf(getWalletTokenTransfers, [lesser, broken, transfer])).toEqual([
    'there, 1 issues',
    'left out, 1 issues',
    'there, 0 issues',
  ])
})

test('a row that lost an entry of a list in it is there', async () => {
  const [first, ...others] = entry?.erc20_transfers ?? []
  const lesser = { ...entry, erc20_transfers: [{ ...first, address: 'oops' }, ...others] }
  expect(await shownOf(getWalletHistory, [lesser, { ...entry, hash: 'oops' }, entry])).toEqual([
    'there, 1 issues',
    'left out, 1 issues',
    'there, 0 issues',
  ])
})
