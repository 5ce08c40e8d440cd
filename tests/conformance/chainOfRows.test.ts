import { afterAll, beforeAll, expect, test } from 'vitest'
import { createClient } from '../../src/index.js'
import { type AnswerServer, startAnswerServer } from '../support/answerServer.js'
import { callByName, entriesOf } from '../support/catalogue.js'
import { inputOf } from '../support/exampleInputs.js'

/** Lists of what stands on one chain: programs merge those of several chains, and must still tell the rows apart. */
const lists: readonly string[] = [
  'getWalletTransactions',
  'getWalletTransactionsVerbose',
  'getContractLogs',
  'getContractEvents',
  'getWalletTokenTransfers',
  'getTokenTransfers',
  'getWalletNFTs',
  'getContractNFTs',
  'getNFTOwners',
  'getNFTTokenIdOwners',
  'getWalletNFTCollections',
  'getWalletNFTTransfers',
  'getNFTContractTransfers',
  'getNFTTransfers',
  'getNFTTransfersByBlock',
  'getNFTTransfersFromToBlock',
  'getWalletTokenBalances',
  'getTokenMetadata',
  'getTokenMetadataBySymbol',
]

const entries = await entriesOf('evm')
let server: AnswerServer
beforeAll(async () => {
  server = await startAnswerServer()
})
afterAll(() => server.close())

test.each(lists)('%s: every row says on which chain it is', async (id) => {
  const entry = entries.find((one) => one.id === id)
  if (!entry) throw new Error(`no operation ${id}`)
  server.answer({ body: entry.examples[0]?.value })
  const client = createClient({ apiKey: 'some-key', baseUrl: server.url })

  const data: unknown = await callByName(client, entry, { ...inputOf(entry), chain: 'polygon' })

  const rows: readonly unknown[] = Array.isArray(data) ? data : Reflect.get(Object(data), 'result')
  expect(rows.length).toBeGreaterThan(0)
  for (const row of rows) expect(row).toMatchObject({ chain: '0x89' })
})
