import { pause } from '../../../src/mock/fetch/pause.js'
import { type SimulatedDelivery, type StreamNetwork, signWebhook } from '../../../src/webhooks.js'
import { attemptDelivery } from './deliveryAttempt.js'
import { deliverySchedule } from './deliverySchedule.js'

/** How deliveries are sent. */
export interface DeliveryOptions {
  /** Family of chains; all by default. */
  readonly network?: StreamNetwork | undefined
  /** What signs them. */
  readonly secret: string
  /** Stops immediately. */
  readonly signal: AbortSignal
  /** Receives a line about each attempt. */
  readonly log: (line: string) => void
  /** Milliseconds before each repeat; by default the service's schedule, sped up. */
  readonly schedule?: readonly number[]
  /** Milliseconds to wait for an answer, 10 000 by default. */
  readonly timeout?: number
}

/**
 * Posts a delivery until it is accepted, given up, or stopped.
 *
 * @param name start of the lines about it.
 * @returns whether it was accepted.
 */
export async function deliverRepeatedly(
  url: string,
  name: string,
  delivery: SimulatedDelivery,
  { secret, signal, log, schedule = deliverySchedule, timeout = 10_000 }: DeliveryOptions,
): Promise<boolean> {
  for (let retries = 0; !signal.aborted; retries++) {
    const sent = await countRetries(delivery, retries, secret)
    const { accepted, status } = await attemptDelivery(url, sent, { timeout, signal })
    if (signal.aborted) break
    const wait = schedule[retries]
    const advice = status === '401' && retries === 0 ? ' (is the secret of the handler the one above?)' : ''
    const line = `${name}, attempt ${retries + 1}: ${status}${advice}`
    log(accepted ? line : `${line}; ${wait === undefined ? 'given up' : `again in ${wait} ms`}`)
    if (accepted || wait === undefined) return accepted
    await pause(wait, signal)
  }
  return false
}

/**
 * Counts the previous attempts in a repeat. The text is edited, because a body that is parsed and serialised again
 * would differ.
 */
async function countRetries(delivery: SimulatedDelivery, retries: number, secret: string): Promise<SimulatedDelivery> {
  if (retries === 0) return delivery
  const body = delivery.body.replace(/"retries":(\d+)/, (_, before) => `"retries":${Number(before) + retries}`)
  return { ...delivery, body, headers: { ...delivery.headers, 'x-signature': await signWebhook({ body, secret }) } }
}
