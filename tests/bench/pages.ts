import { readFileSync } from 'node:fs'
import type { Document } from '../../codegen/document.js'
import { operationsOf, successOf } from '../../codegen/document.js'
import type { Operation } from '../../src/operation/operation.js'

/** A reference page: an operation and an answer with realistic values, as text. */
export interface ReferencePage {
  readonly name: string
  readonly operation: Operation
  readonly text: string
}

interface Wanted {
  readonly name: string
  readonly api: string
  readonly id: string
  /** Where the rows are; `.` when the answer is the list. */
  readonly rows: string
  readonly count: number
}

const wanted: readonly Wanted[] = [
  { name: 'wallet transactions', api: 'evm', id: 'getWalletTransactionsVerbose', rows: 'result', count: 100 },
  { name: 'wallet history', api: 'evm', id: 'getWalletHistory', rows: 'result', count: 100 },
  { name: 'wallet NFTs', api: 'evm', id: 'getWalletNFTs', rows: 'result', count: 100 },
  { name: 'ERC-20 transfers', api: 'evm', id: 'getWalletTokenTransfers', rows: 'result', count: 100 },
  { name: 'token balances', api: 'evm', id: 'getWalletTokenBalancesPrice', rows: 'result', count: 100 },
  { name: 'block', api: 'evm', id: 'getBlock', rows: 'transactions', count: 200 },
  { name: 'Aptos coin activities', api: 'aptos', id: 'getCoinTransfersByWalletAddresses', rows: 'result', count: 100 },
  { name: 'Aptos transactions', api: 'node', id: 'getAccountTransactions', rows: '.', count: 25 },
]

/** The reference pages, made of the documents' examples: their rows repeated, every run of digits made different. */
export async function referencePages(): Promise<readonly ReferencePage[]> {
  return Promise.all(
    wanted.map(async ({ name, api, id, rows, count }) => {
      const operations: Record<string, Operation> = await import(`../../generated/${api}/operations.gen.js`)
      const document: Document = JSON.parse(readFileSync(`generated/${api}/openapi.json`, 'utf8'))
      const entry = [...operationsOf(document)].find(({ operation }) => operation.operationId === id)
      const operation = operations[id]
      if (!entry || !operation) throw new Error(`no operation ${id}`)
      const examples = Object.values(successOf(entry.operation).media?.examples ?? {}).map(({ value }) => value)
      const all = examples.flatMap((value) => rowsOf(value, rows))
      const many = Array.from({ length: count }, (_, index) => vary(all[index % all.length], index))
      const first = Object(examples[0])
      return { name, operation, text: JSON.stringify(rows === '.' ? many : { ...first, [rows]: many }) }
    }),
  )
}

function rowsOf(value: unknown, rows: string): readonly unknown[] {
  const list: unknown = rows === '.' ? value : Object(value)[rows]
  return Array.isArray(list) ? list : []
}

/** The same row with other values of the same length, so that no text is shared between rows. */
function vary(row: unknown, seed: number): unknown {
  const text = JSON.stringify(row).replace(/[0-9a-f]{16,}/g, (digits) => {
    const tail = seed.toString(16).padStart(4, '0')
    return /^\d+$/.test(digits) ? `${digits.slice(0, -4)}${String(seed).padStart(4, '0')}` : digits.slice(0, -4) + tail
  })
  return JSON.parse(text)
}
