import { getEventListeners } from 'node:events'
import { inspect } from 'node:util'
import { afterAll, afterEach, beforeAll, expect } from 'vitest'
import { createRedactor } from '../../src/transport/redact.js'
import { retryPolicy } from '../../src/transport/retry.js'
import {
  type AttemptOptions,
  createTransport,
  type TransportOptions,
  type WireAnswer,
  type WireRequest,
} from '../../src/transport/transport.js'
import { type Behaviour, type FaultServer, startFaultServer } from '../support/faultServer.js'

/** The key of every request in these tests. */
export const KEY = 'eyJ.very-secret/key+1=='

/** One try of a call: what it was given and how it ended. */
export interface Trial {
  readonly answer?: WireAnswer
  readonly error?: unknown
  /** Milliseconds of every wait between attempts. */
  readonly delays: readonly number[]
}

/** What a trial may change. Waits between attempts take no time unless `sleep` is given as `undefined`. */
export interface TrialOptions extends Partial<TransportOptions> {
  readonly request?: Partial<WireRequest>
  readonly options?: AttemptOptions
}

/** A server for the tests of one file. After each test no connection to it may be open. */
export function serveFaults(): {
  readonly server: FaultServer
  try(plan: Behaviour[], given?: TrialOptions): Promise<Trial>
} {
  let server: FaultServer | undefined
  const current = (): FaultServer => {
    if (!server) throw new Error('the server runs only during tests')
    return server
  }
  beforeAll(async () => {
    server = await startFaultServer()
  })
  afterEach(() => expect.poll(() => current().openSockets()).toBe(0))
  afterAll(() => current().close())
  return {
    get server() {
      return current()
    },
    try(plan, given = {}) {
      current().next(...plan)
      return tryAt(current().url, given)
    },
  }
}

/** Makes a call and reports how it ended; it never throws. */
export async function tryAt(url: string, given: TrialOptions = {}): Promise<Trial> {
  const { request, options, ...settings } = given
  const delays: number[] = []
  const sleep = async (ms: number): Promise<void> => void delays.push(ms)
  const transport = createTransport({
    fetch,
    timeout: 5000,
    retries: retryPolicy(),
    maxBody: 64e6,
    sleep,
    ...settings,
  })
  try {
    const answer = await transport.send({ ...requestTo(url), ...request }, options)
    return { answer, delays }
  } catch (error) {
    return { error, delays }
  }
}

/** A request that carries the key. */
export function requestTo(url: string): WireRequest {
  const headers = { 'x-api-key': KEY, authorization: `Bearer ${KEY}`, accept: 'application/json' }
  return {
    operation: 'getBlock',
    method: 'GET',
    url: `${url}/block/1`,
    headers,
    idempotent: true,
    redact: createRedactor([KEY]),
  }
}

/** Everything a log could show of a value. */
export function seenOf(value: unknown): string {
  const cause = value instanceof Error ? value.cause : undefined
  const views = [value, cause].flatMap((part) => [
    String(part),
    String(part instanceof Error && part.stack),
    JSON.stringify(part),
    inspect(part, { depth: Number.POSITIVE_INFINITY, showHidden: true, getters: true, maxStringLength: null }),
  ])
  return views.join('\n')
}

/** Listeners on a signal now. */
export function listenersOf(signal: AbortSignal): number {
  return getEventListeners(signal, 'abort').length
}
