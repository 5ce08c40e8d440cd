import type { RequestListener } from 'node:http'
import { afterEach, beforeEach, onTestFinished } from 'vitest'
import type { DeliveryOptions } from '../../playground/mock/deliveries/deliverRepeatedly.js'
import { type Behaviour, type FaultServer, startFaultServer } from './faultServer.js'
import { listen } from './webhooks/servers.js'

/** What the deliveries of these tests are signed with. */
export const secret = 'a secret of the tests'

/** A schedule that no test waits for: milliseconds before each further attempt. */
export const quick = [1, 1, 1]

/** What the running test was told; empty when it begins. */
export const lines: string[] = []

let stopping = new AbortController()

/** Begins each test of a file with nothing told, and ends its deliveries with it. */
export function endDeliveriesWithTests(): void {
  beforeEach(() => {
    lines.length = 0
  })
  afterEach(stop)
}

/** Ends the deliveries that are under way. */
export function stop(): void {
  stopping.abort()
  stopping = new AbortController()
}

/** Options of deliveries that end with their test and do not wait long between attempts. */
export function deliveryOptions(changes: Partial<DeliveryOptions> = {}): DeliveryOptions {
  return { secret, signal: stopping.signal, log: (line) => lines.push(line), schedule: quick, ...changes }
}

/** The text of a line without what is told in brackets. */
export const short = (line: string): string => line.replace(/ \(.*\)/, '')

/** Serves until the test ends. @returns where. */
export async function serve(listener: RequestListener): Promise<string> {
  const server = await listen(listener)
  onTestFinished(() => server.close())
  return server.url
}

/** Starts a server that does what it is told with the next requests, until the test ends. */
export async function misbehave(...behaviours: readonly Behaviour[]): Promise<FaultServer> {
  const server = await startFaultServer()
  onTestFinished(() => server.close())
  server.next(...behaviours)
  return server
}
