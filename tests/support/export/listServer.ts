import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'

/** A local server with the token transfers of every wallet: the same ones for the same wallet, newest first. */
export interface ListServer {
  /** `baseUrl` of a client. */
  readonly url: string
  /** Paths and queries of the requests so far. */
  readonly seen: readonly URL[]
  /** Sets what happens to a request instead of its page: `undefined` for its page. */
  answer(how: (url: URL, count: number) => { readonly status: number; readonly body?: unknown } | undefined): void
  /** Changes a row before it is sent. */
  change(row: (row: Readonly<Record<string, unknown>>, index: number) => unknown): void
  /** Calls back before the answer to each request, with how many there were. */
  onRequest(hook: (count: number) => void): void
  /** From now on, refuses every cursor that it has given out. */
  forgetCursors(): void
  close(): Promise<void>
}

/** How many rows each wallet has, a minute apart from `firstTime`. */
export const rowsPerWallet = 200
/** The time of the oldest row. */
export const firstTime = Date.UTC(2024, 0, 1)

/** Starts a server on a free port of the loopback. */
export async function startListServer({ pageSize = 5, latency = 0, rows = rowsPerWallet } = {}): Promise<ListServer> {
  const seen: URL[] = []
  let answer: Parameters<ListServer['answer']>[0] = () => undefined
  let change: Parameters<ListServer['change']>[0] = (row) => row
  let hook: (count: number) => void = () => undefined
  let age = 0
  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? '', 'http://127.0.0.1')
    seen.push(url)
    hook(seen.length)
    if (latency > 0) await sleep(latency)
    const own = answer(url, seen.length)
    if (own) return send(response, own.status, own.body ?? { message: `status ${own.status}` })
    const cursor = url.searchParams.get('cursor')
    const [, cursorAge = '', offset = '0'] = /^(\d+)-(\d+)$/.exec(cursor ?? '') ?? []
    if (cursor !== null && Number(cursorAge) !== age) return send(response, 400, { message: 'Invalid cursor' })
    const wallet = url.pathname.split('/').find((part) => part.startsWith('0x')) ?? ''
    const all = rowsOf(wallet, rows).filter((row) => isWithin(row, url.searchParams))
    const end = Number(offset) + pageSize
    const result = all.slice(Number(offset), end).map((row, index) => change(row, Number(offset) + index))
    send(response, 200, { page: 0, page_size: pageSize, cursor: end < all.length ? `${age}-${end}` : null, result })
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, // listening on a port
    seen,
    answer(how) {
      answer = how
    },
    change(row) {
      change = row
    },
    onRequest(own) {
      hook = own
    },
    forgetCursors() {
      age += 1
    },
    close: () => {
      server.closeAllConnections()
      return new Promise((done) => server.close(() => done()))
    },
  }
}

function send(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
}

/** Both ends belong to the window here, so a row between two slices is in both answers. */
function isWithin(
  row: { readonly block_timestamp: string; readonly block_number: string },
  query: URLSearchParams,
): boolean {
  const time = Date.parse(row.block_timestamp)
  const block = Number(row.block_number)
  const from = query.get('from_date')
  const to = query.get('to_date')
  return (
    !(from && time < Date.parse(from)) &&
    !(to && time > Date.parse(to)) &&
    block >= Number(query.get('from_block') ?? 0) &&
    block <= Number(query.get('to_block') ?? Number.POSITIVE_INFINITY)
  )
}

const made = new Map<string, ReturnType<typeof transfer>[]>()

function rowsOf(wallet: string, count: number) {
  const known = made.get(wallet) ?? Array.from({ length: count }, (_, at) => transfer(wallet, count - 1 - at))
  made.set(wallet, known)
  return known
}

/** A row of a wallet. */
export const transfer = (wallet: string, index: number) => ({
  token_name: index % 7 === 0 ? '=HYPERLINK("http://evil.example")' : 'USD Coin, "the" one',
  token_symbol: index % 7 === 1 ? '\u001b]0;owned\u0007\u009b2J\u202eCDSU' : 'USDC',
  token_logo: null,
  token_decimals: '6',
  transaction_hash: `0x${index.toString(16).padStart(64, '0')}`,
  address: '0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eb48',
  block_timestamp: new Date(firstTime + index * 60_000).toISOString(),
  block_number: String(1000 + index),
  block_hash: `0x${'b'.repeat(64)}`,
  to_address: wallet,
  from_address: '0xd8da6bf26964af9d7eed9e03e53415d37aa96045',
  value: `${10n ** 30n + BigInt(index)}`,
  value_decimal: '1000000000000000000000000.5',
  transaction_index: 1,
  log_index: index,
  possible_spam: false,
  verified_contract: true,
})

/** A wallet by number. */
export const wallet = (index: number): string => `0x${(index + 1).toString(16).padStart(40, '0')}`
