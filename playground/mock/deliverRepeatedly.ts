import { type SimulatedDelivery, signWebhook } from '../../src/webhooks.js'
import { attemptDelivery } from './deliveryAttempt.js'
import { deliverySchedule } from './deliverySchedule.js'
import { pause } from './send.js'

/** How deliveries are sent. */
export interface DeliveryOptions {
  /** What signs them. */
  readonly secret: string
  /** Stops at once. */
  readonly signal: AbortSignal
  /** Takes a line about each attempt. */
  readonly log: (line: string) => void
  /** Milliseconds before each repeat; the service's schedule in shortened time by default. */
  readonly schedule?: readonly number[]
  /** Milliseconds until an answer has to be there, 10 000 by default. */
  readonly timeout?: number
}

/**
 * Posts a delivery until it is taken, given up, or stopped.
 *
 * @param name what the lines about it start with.
 * @returns whether it was taken.
 */
export async function deliverRepeatedly(
  url: string,
  name: string,
  delivery: SimulatedDelivery,
  { secret, signal, log, schedule = deliverySchedule, timeout = 10_000 }: DeliveryOptions,
): Promise<boolean> {
  for (let retries = 0; !signal.aborted; retries++) {
    const sent = await countRetries(delivery, retries, secret)
    const { taken, status } = await attemptDelivery(sent, { url, timeout, signal })
    if (signal.aborted) break
    const wait = schedule[retries]
    const line = `${name}, attempt ${retries + 1}: ${status}`
    log(taken ? line : `${line}; ${wait === undefined ? 'given up' : `again in ${wait} ms`}`)
    if (taken || wait === undefined) return taken
    await pause(wait, signal)
  }
  return false
}

/** A repeat says how many attempts there were before it. In the text: a body that is parsed and written again differs. */
async function countRetries(delivery: SimulatedDelivery, retries: number, secret: string): Promise<SimulatedDelivery> {
  if (retries === 0) return delivery
  const body = delivery.body.replace(/"retries":(\d+)/, (_, before) => `"retries":${Number(before) + retries}`)
  return { ...delivery, body, headers: { ...delivery.headers, 'x-signature': await signWebhook({ body, secret }) } }
}
