import type { MediaType } from '../../codegen/document/document.js'
import { generatedDocument } from '../../codegen/document/generatedDocument.js'
import { operationsOf, successOf } from '../../codegen/document/operations.js'
import { decodeWebhook } from '../../generated/streams/decoders.gen.js'
import type { Operation } from '../../src/operation/operation.js'
import { renew, valuesOf } from './renew.js'

/** A reference page: an answer with realistic values, and what decodes it. */
export interface ReferencePage {
  readonly name: string
  /** The most that decoding may take, as a part of `JSON.parse` of the same bytes. */
  readonly limit: number
  /** The operation that answers so; absent for a delivery. */
  readonly operation?: Operation
  readonly decode: Operation['decode']
  /**
   * Writes the page with values it never had before, as every answer of a service has. `JSON.parse` remembers the
   * short texts it has met (block numbers, gas, log indices) and parses a page it knows in half the time: a page
   * parsed again and again would measure a service that always says the same.
   */
  readonly write: () => string
}

interface Wanted {
  readonly name: string
  readonly api: string
  readonly id: string
  /** Where the rows are; `.` when the answer is the list. */
  readonly rows: string
  readonly count: number
  /** The rows are of several kinds, each with keys of its own. */
  readonly union?: true
  /** Fields that every row has: a service gives them in most rows, and the examples in some. */
  readonly has?: readonly string[]
  readonly limit?: number
}

const wanted: readonly Wanted[] = [
  {
    name: 'wallet transactions',
    api: 'evm',
    id: 'getWalletTransactionsVerbose',
    rows: 'result',
    count: 100,
    has: ['decoded_call', 'logs'],
    limit: 0.5,
  },
  { name: 'wallet history', api: 'evm', id: 'getWalletHistory', rows: 'result', count: 100 },
  {
    name: 'wallet NFTs',
    api: 'evm',
    id: 'getWalletNFTs',
    rows: 'result',
    count: 100,
    has: ['metadata', 'normalized_metadata', 'media', 'last_sale'],
    limit: 0.65,
  },
  { name: 'ERC-20 transfers', api: 'evm', id: 'getWalletTokenTransfers', rows: 'result', count: 100 },
  { name: 'token balances', api: 'evm', id: 'getWalletTokenBalancesPrice', rows: 'result', count: 100 },
  { name: 'block', api: 'evm', id: 'getBlock', rows: 'transactions', count: 200, has: ['logs'], limit: 0.55 },
  { name: 'Aptos coin activities', api: 'aptos', id: 'getCoinTransfersByWalletAddresses', rows: 'result', count: 100 },
  { name: 'Aptos transactions', api: 'aptosNode', id: 'getAccountTransactions', rows: '.', count: 25, union: true },
]

/** The reference pages, made of the documents' examples, their rows repeated with other values. */
export async function referencePages(): Promise<readonly ReferencePage[]> {
  const answers = wanted.map(async ({ limit = 0.3, ...page }) => {
    const { name, api, id } = page
    const operations: Record<string, Operation> = await import(`../../generated/${api}/operations.gen.js`)
    const operation = operations[id]
    const entry = [...operationsOf(generatedDocument(api))].find(({ operation }) => operation.operationId === id)
    if (!entry || !operation) throw new Error(`no operation ${id}`)
    return { name, limit, operation, decode: operation.decode, write: writer(successOf(entry.operation).media, page) }
  })
  const delivery = generatedDocument('streams').webhooks?.evmDelivery?.post?.requestBody?.content['application/json']
  return [
    ...(await Promise.all(answers)),
    { name: 'webhook', limit: 0.3, decode: decodeWebhook, write: writer(delivery, { rows: 'logs', count: 500 }) },
  ]
}

function writer(
  media: MediaType | undefined,
  { rows, count, union, has = [] }: Pick<Wanted, 'rows' | 'count' | 'union' | 'has'>,
): () => string {
  const examples = Object.values(media?.examples ?? {}).map(({ value }) => value)
  const known = examples.flatMap((value) => rowsOf(value, rows)).filter((row) => has.every((name) => Object(row)[name]))
  if (known.length === 0) throw new Error(`no example has rows of ${rows} with ${has.join(', ')}`)
  const texts = (union ? known : alike(known)).map((row) => JSON.stringify(row))
  const [first] = examples.filter((value) => rowsOf(value, rows).length > 0)
  const head = rows === '.' ? '' : JSON.stringify({ ...Object(first), [rows]: [] })
  const shared = valuesOf(head)
  let seed = 0
  return () => {
    const page = ++seed
    const list = Array.from({ length: count }, (_, index) => {
      seed++
      return renew(texts[index % texts.length] ?? '', seed, page, shared)
    })
    const text = `[${list.join(',')}]`
    return head ? renew(head, page).replace(`"${rows}":[]`, () => `"${rows}":${text}`) : text
  }
}

function rowsOf(value: unknown, rows: string): readonly unknown[] {
  const list: unknown = rows === '.' ? value : Object(value)[rows]
  return Array.isArray(list) ? list : []
}

/**
 * The same rows with the same keys: `null` where a row has none. Examples leave out what they can, to show every
 * shape; a service writes all rows of an answer by one rule: every list in the recorded answers has one set of keys.
 */
function alike(rows: readonly unknown[]): readonly unknown[] {
  const keys = [...new Set(rows.flatMap((row) => Object.keys(Object(row))))]
  return rows.map((row) => Object.fromEntries(keys.map((key) => [key, Object(row)[key] ?? null])))
}
