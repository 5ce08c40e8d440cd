import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Caller } from '../../src/client/caller.js'
import { ensureWith } from '../../src/streams/ensure/ensureStream.js'
import type { EnsuredStream, EnsureStreamOptions } from '../../src/streams.js'

/** `ensureStream` without the wait after a stream was created. Only in a dry run, it may have no id. */
export const ensureAtOnce = async (
  client: Pick<Caller, 'call'>,
  options: EnsureStreamOptions,
): Promise<EnsuredStream> => {
  const { id = '', plan } = await ensureWith(client, options, async () => {})
  return { id, plan }
}

/** A stream of the scripted service. */
export interface ServedStream {
  readonly id: string
  [field: string]: unknown
  tag: string
  status: string
}

/** A request as it arrived. */
export interface ServedRequest {
  readonly method: string
  readonly path: string
  readonly body: Readonly<Record<string, unknown>>
}

/** What happens to a request instead of, or besides, what the service does. */
export type Script = (
  request: ServedRequest,
  index: number,
) =>
  | undefined
  | { readonly status: number; readonly body?: object; readonly headers?: Readonly<Record<string, string>> }
  | { readonly die: 'before' | 'after' }
  | Promise<undefined>

/** A Streams API over HTTP that remembers, and fails as its script says. */
export interface StreamService {
  readonly url: string
  readonly streams: ServedStream[]
  /** Addresses by stream. */
  readonly addresses: Map<string, Set<string>>
  readonly requests: ServedRequest[]
  /** Failed deliveries, as the history lists them. */
  readonly history: Record<string, unknown>[]
  /** Ids of failed deliveries that were sent again. */
  readonly replayed: string[]
  /** Requests that change something. */
  writes(): readonly ServedRequest[]
  script: Script
  /** What the list of addresses says there are; by default as many as there are. */
  totalOf: (held: number) => number | null | undefined
  /** Whether lists begin with the newest stream. */
  newestFirst: boolean
  /** The most addresses in a request; more is a 413. */
  mostAddresses: number
  /** Addresses that are refused, with all that are sent with them. */
  readonly refused: Set<string>
  /** Ids of the next streams that are created. */
  readonly nextIds: string[]
  /** Adds a stream as if it had been there. */
  seed(family: string, stream: Partial<ServedStream>, addresses?: readonly string[]): ServedStream
  close(): Promise<void>
}

/** Starts a scripted Streams API. */
export async function startStreamService(): Promise<StreamService> {
  let ids = 0
  let clock = Date.UTC(2026, 0, 1)
  const families = new Map<string, string>()
  const tick = (): string => {
    clock += 1000
    return new Date(clock).toISOString()
  }

  const server = createServer(async (message, response) => {
    const request = await readRequest(message)
    const index = service.requests.push(request) - 1
    const scripted = await service.script(request, index)
    if (scripted && 'die' in scripted && scripted.die === 'before') return message.socket.destroy()
    if (scripted && 'status' in scripted) return send(response, scripted)
    const answer = serve(request)
    if (scripted) return message.socket.destroy()
    return send(response, answer)
  })

  const seed: StreamService['seed'] = (family, fields, addresses = []) => {
    const stream: ServedStream = {
      id: service.nextIds.shift() ?? `${family}-${++ids}`,
      webhookUrl: 'https://example.com/webhook',
      description: '',
      tag: '',
      status: 'active',
      statusMessage: '',
      ...(family === 'evm' ? { chainIds: ['0x1'] } : { network: ['mainnet'] }),
      updatedAt: tick(),
      ...fields,
    }
    families.set(stream.id, family)
    service.streams.push(stream)
    service.addresses.set(stream.id, new Set(addresses))
    return stream
  }

  const shown = (stream: ServedStream): object => ({
    ...stream,
    amountOfAddresses: service.addresses.get(stream.id)?.size ?? 0,
  })

  const serve = (request: ServedRequest): Answer => {
    const { pathname, searchParams } = new URL(request.path, 'http://127.0.0.1')
    const [root = '', family = '', id = '', part = ''] = pathname.split('/').slice(1)
    if (root === 'history') return serveHistory(request, pathname, searchParams)
    const key = `${request.method} ${part || (id ? 'one' : 'all')}`
    if (key === 'GET all') {
      const own = service.streams.filter((stream) => families.get(stream.id) === family)
      const rows = (service.newestFirst ? own.reverse() : own).map(shown)
      const isPaged = family === 'evm' || family === 'aptos'
      if (!isPaged) return { body: { result: rows.slice(0, 100), total: rows.length } }
      return { body: pageOf(rows, searchParams) }
    }
    if (key === 'PUT all') return { body: shown(seed(family, request.body)) }
    const stream = service.streams.find((one) => one.id === id && families.get(id) === family)
    const held = service.addresses.get(id)
    if (!stream || !held) return { status: 404, body: { message: 'Stream not found' } }
    const sent = [request.body.address].flat().map((address) => {
      const text = String(address)
      return text.startsWith('0x') ? text.toLowerCase() : text
    })
    if (part === 'address' && request.method !== 'GET' && sent.length > service.mostAddresses)
      return { status: 413, body: { message: 'request entity too large' } }
    if (key === 'GET one') return { body: shown(stream) }
    if (key === 'POST one' || key === 'POST status') {
      Object.assign(stream, request.body, { updatedAt: tick() })
      return { body: shown(stream) }
    }
    if (key === 'DELETE one') {
      service.streams.splice(service.streams.indexOf(stream), 1)
      service.addresses.delete(id)
      return { body: family === 'evm' ? shown(stream) : true }
    }
    if (key === 'POST address') {
      if (sent.some((address) => service.refused.has(address)))
        return { status: 400, body: { message: 'Invalid address' } }
      for (const address of sent) held.add(address)
      stream.updatedAt = tick()
      return { body: { streamId: id, address: request.body.address } }
    }
    if (key === 'DELETE address') {
      if (!sent.every((address) => held.has(address))) return { status: 404, body: { message: 'Address not found' } }
      for (const address of sent) held.delete(address)
      return { body: { streamId: id, address: request.body.address } }
    }
    if (key === 'GET address') {
      const page = pageOf(
        [...held].map((address) => ({ address })),
        searchParams,
      )
      const total = service.totalOf(held.size)
      return { body: { ...page, total } }
    }
    return { status: 404, body: { message: `No ${key}` } }
  }

  const serveHistory = (request: ServedRequest, pathname: string, query: URLSearchParams): Answer => {
    if (request.method === 'GET') {
      const from = Number(query.get('fromTimestamp') ?? 0) * 1000
      const rows = service.history.filter(
        (row) => row.streamId === query.get('streamId') && Date.parse(String(row.date)) >= from,
      )
      return { body: pageOf(rows, query) }
    }
    const id = pathname.split('/').at(-1) ?? ''
    const row = service.history.find((one) => one.id === id)
    if (!row) return { status: 404, body: { message: 'History not found' } }
    service.replayed.push(id)
    return { body: row }
  }

  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  const service: StreamService = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, // listening on a port
    streams: [],
    addresses: new Map(),
    requests: [],
    history: [],
    replayed: [],
    writes: () => service.requests.filter(({ method }) => method !== 'GET'),
    script: () => undefined,
    totalOf: (held) => held,
    newestFirst: false,
    mostAddresses: Number.POSITIVE_INFINITY,
    refused: new Set(),
    nextIds: [],
    seed,
    close: () =>
      new Promise((closed) => {
        server.close(() => closed())
        server.closeAllConnections()
      }),
  }
  return service
}

interface Answer {
  readonly status?: number
  readonly body?: unknown
  readonly headers?: Readonly<Record<string, string>>
}

function pageOf(rows: readonly unknown[], query: URLSearchParams): object {
  const start = Number(query.get('cursor') ?? 0)
  const end = start + Number(query.get('limit'))
  return { result: rows.slice(start, end), total: rows.length, ...(end < rows.length && { cursor: String(end) }) }
}

async function readRequest(message: IncomingMessage): Promise<ServedRequest> {
  let text = ''
  for await (const chunk of message) text += chunk
  return { method: message.method ?? '', path: message.url ?? '', body: text ? JSON.parse(text) : {} }
}

function send(response: ServerResponse, { status = 200, body, headers }: Answer): void {
  response.writeHead(status, { 'content-type': 'application/json', ...headers })
  response.end(JSON.stringify(body ?? {}))
}
