import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** What a service holds its callers to: in any t seconds at most rate × t + `burst` + `dearest`. */
export interface Bound {
  readonly unitsPerSecond: number
  readonly burst: number
  readonly dearest: number
}

/** A service that counts units, and answers 429 to what goes beyond its bound. */
export interface UnitServer {
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
  readonly units: number
  /** Which process it came from. */
  readonly from: string
}

/** Starts the service. A call is `GET /{units}/{process}`. */
export async function startUnitServer({ unitsPerSecond, burst, dearest }: Bound): Promise<UnitServer> {
  const arrivals: Arrival[] = []
  const size = burst + dearest
  let refused = 0
  let filled = size
  let last = performance.now()
  const server = createServer((request, response) => {
    const [, units = '', from = ''] = (request.url ?? '').split('/')
    const time = performance.now()
    filled = Math.min(size, filled + ((time - last) / 1000) * unitsPerSecond) - Number(units)
    last = time
    if (filled >= 0) arrivals.push({ time, units: Number(units), from })
    else {
      filled += Number(units)
      refused++
      response.statusCode = 429
    }
    response.setHeader('content-type', 'application/json').end('{}')
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

/** The most units by which any window goes beyond rate × its length: to be held against `burst` + `dearest`. */
export function worstWindow(arrivals: readonly Arrival[], unitsPerSecond: number): number {
  let worst = 0
  let beyond = 0 // of the worst window that ends with the arrival before
  let last = 0
  for (const { time, units } of arrivals) {
    beyond = Math.max(0, beyond - ((time - last) / 1000) * unitsPerSecond) + units
    worst = Math.max(worst, beyond)
    last = time
  }
  return worst
}

/** Share of the rate that was used while calls of every process arrived. */
export function shareUsed(arrivals: readonly Arrival[], unitsPerSecond: number): number {
  const firsts = new Map<string, number>()
  for (const { from, time } of arrivals) if (!firsts.has(from)) firsts.set(from, time)
  const start = Math.max(...firsts.values())
  const end = arrivals.at(-1)?.time ?? start
  const units = arrivals.filter(({ time }) => time > start && time <= end).reduce((sum, one) => sum + one.units, 0)
  return units / (((end - start) / 1000) * unitsPerSecond)
}
