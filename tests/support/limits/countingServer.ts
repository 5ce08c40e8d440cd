import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A service that counts arrivals over a rolling window, and answers 429 to those beyond. */
export interface CountingServer {
  readonly url: string
  /** What was let through. */
  readonly arrivals: readonly Arrival[]
  readonly refused: number
  close(): Promise<void>
}

/** A call that was let through. */
export interface Arrival {
  /** Milliseconds of the server's monotonic clock. */
  readonly time: number
  /** Units that it was billed. */
  readonly units: number
  /** Which process it came from. */
  readonly from: string
}

/** What the service holds its callers to; beyond the whole of a plan's window it refuses. */
export interface Window {
  readonly requests: number
  /** Milliseconds. Default 4000, as the real one. */
  readonly window?: number
}

/**
 * Starts the service. A call is `GET /{units}/{process}`; its answer says that it was billed these units. `GET /warm` opens
 * a connection, and is not counted.
 */
export async function startCountingServer({ requests, window = 4000 }: Window): Promise<CountingServer> {
  const arrivals: Arrival[] = []
  let refused = 0
  const server = createServer((request, response) => {
    const [, units = '', from = ''] = (request.url ?? '').split('/')
    response.setHeader('content-type', 'application/json')
    if (units === 'warm') return void setTimeout(() => response.end('{}'), 50)
    const time = performance.now()
    const oldest = arrivals.at(-requests)
    if (oldest && time - oldest.time < window) {
      refused++
      response.statusCode = 429
    } else {
      arrivals.push({ time, units: Number(units), from })
      response.setHeader('x-request-weight', units)
    }
    response.end('{}')
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, // listening on a port, not on a pipe
    arrivals,
    get refused() {
      return refused
    },
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

/** The most arrivals that any window holds. */
export function fullestWindow(arrivals: readonly Pick<Arrival, 'time'>[], window = 4000): number {
  let first = 0
  let most = 0
  for (const [at, { time }] of arrivals.entries()) {
    while (time - (arrivals[first]?.time ?? time) >= window) first++
    most = Math.max(most, at - first + 1)
  }
  return most
}

/** Share of the rate that was used once every process had begun and the first window had gone by. */
export function shareUsed(arrivals: readonly Arrival[], requestsPerSecond: number): number {
  const firsts = new Map<string, number>()
  for (const { from, time } of arrivals) if (!firsts.has(from)) firsts.set(from, time)
  const start = Math.max(...firsts.values())
  const end = arrivals.at(-1)?.time ?? start
  const spans = Math.floor((end - start) / 4100) // whole ones, because a span may begin with all that it holds
  const within = arrivals.filter(({ time }) => time > end - spans * 4100)
  return within.length / (spans * 4.1 * requestsPerSecond)
}
