import type { SimulatedDelivery } from '../../../src/webhooks.js'

/** How one attempt to deliver ended. */
export interface AttemptResult {
  /** Whether the webhook answered with a 2xx status. */
  readonly accepted: boolean
  /** The status, or why there is none. */
  readonly status: string
}

/** What ends an attempt that gets no answer. */
export interface AttemptLimits {
  /** Milliseconds to wait for an answer. */
  readonly timeout: number
  /** Ends the attempt early. */
  readonly signal: AbortSignal
}

/** Posts a delivery once. It never rejects. */
export async function attemptDelivery(
  url: string,
  { body, headers }: Pick<SimulatedDelivery, 'body' | 'headers'>,
  { timeout, signal }: AttemptLimits,
): Promise<AttemptResult> {
  const late = new AbortController()
  const timer = setTimeout(() => late.abort(), timeout)
  try {
    const response = await fetch(url, {
      method: 'POST',
      body,
      headers,
      // A redirect could lead away from this machine, and is not a 2xx.
      redirect: 'manual',
      signal: AbortSignal.any([late.signal, signal]),
    })
    // Only the status matters: the body need not arrive, or ever end.
    response.body?.cancel().catch(() => undefined)
    return { accepted: response.ok, status: String(response.status) }
  } catch (error) {
    return { accepted: false, status: late.signal.aborted ? `no answer within ${timeout} ms` : reasonOf(error) }
  } finally {
    clearTimeout(timer)
  }
}

/** The message of fetch is "fetch failed"; its cause says why. */
function reasonOf(error: unknown): string {
  const { cause } = Object(error)
  const code: unknown = Object(cause).code
  if (code === 'ECONNREFUSED') return 'connection refused'
  if (code === 'ECONNRESET' || code === 'UND_ERR_SOCKET') return 'connection broken'
  return cause instanceof Error ? cause.message : String(error)
}
