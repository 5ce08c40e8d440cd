import { type Answer, refuse } from '../../../src/mock/model/answer.js'
import { isLoopback } from '../server/loopback.js'
import { attemptDelivery } from './deliveryAttempt.js'

/** Milliseconds that a handler may take. */
const timeout = 10_000

/**
 * Posts a delivery once to a handler on this machine, for the webhook lab: a page cannot, because handlers don't answer
 * its preflight.
 *
 * @param text - JSON of `url`, `body` and `signature`; `undefined` when it was too long
 */
export async function deliverOnce(text: string | undefined): Promise<Answer> {
  const { url, body, signature } = parsed(text)
  if (typeof url !== 'string' || typeof body !== 'string' || typeof signature !== 'string')
    return refuse(400, 'Send JSON with url, body and signature')
  if (!isLoopback(url)) return refuse(403, 'Deliveries go to this machine only: 127.0.0.1, [::1] or localhost')
  const start = performance.now()
  const headers = { 'content-type': 'application/json', 'x-signature': signature }
  const result = await attemptDelivery(url, { body, headers }, { timeout, signal: new AbortController().signal })
  return { status: 200, headers: {}, body: { ...result, elapsed: Math.round(performance.now() - start) } }
}

function parsed(text: string | undefined): Readonly<Record<string, unknown>> {
  try {
    return Object(JSON.parse(text ?? ''))
  } catch {
    return {}
  }
}
