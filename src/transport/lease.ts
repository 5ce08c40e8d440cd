import type { ApiError } from '../errors/api.js'
import type { LedgerlineError } from '../errors/base.js'
import { notify } from '../runtime/notify.js'
import { withAbort } from '../runtime/withAbort.js'
import { billOf } from './bill.js'
import type { Received } from './exchange.js'
import type { Lease, LimitedAttempt, Limiter } from './limiter.js'
import { isUnsent, retryAfterOf } from './retry.js'

/**
 * Waits for the turn of an attempt. If the call was aborted meanwhile, the turn is given back.
 *
 * @param cost compute units that the attempt is expected to cost
 * @throws the reason of the signal, unchanged; or what the limiter rejects with
 */
export async function takeLease(
  limiter: Limiter,
  cost: number,
  attempt: LimitedAttempt,
  signal: AbortSignal | null | undefined,
): Promise<Lease | undefined> {
  let lease: Lease | undefined
  const giveBack = (): void => {
    release(lease, { sent: false })
    lease = undefined
  }
  try {
    await withAbort(signal, async (own) => {
      lease = (await limiter.acquire(cost, own.signal, attempt)) ?? undefined
      if (own.signal.aborted) giveBack()
    })
    return lease
  } catch (error) {
    giveBack() // if the abort came after the limiter granted the turn
    throw error
  }
}

/** Makes an attempt, and tells its lease how it ended. */
export async function underLease(
  lease: Lease | undefined,
  signal: AbortSignal | null | undefined,
  send: () => Promise<Received>,
): Promise<Received> {
  if (!lease) return send()
  let sent = !signal?.aborted
  let units: number | undefined
  const reportStatus = (status: number | undefined, retryAfterMs?: number): void => {
    if (status === 429) notify(() => lease.rateLimited?.(retryAfterMs ?? 1000))
  }
  try {
    const received = await send()
    const { status, headers } = received.response
    units = billOf(headers)
    reportStatus(status, retryAfterOf(headers))
    return received
  } catch (error) {
    const failure = error as LedgerlineError & Pick<Partial<ApiError>, 'status'> // an exchange throws nothing else
    reportStatus(failure.status) // there is one if the body was too long
    sent &&= !neverLeft(failure)
    throw error
  } finally {
    release(lease, { sent, ...(units !== undefined && { units }) })
  }
}

/** Tells a lease that its attempt has ended. In plain JavaScript, a limiter may resolve to anything. */
function release(lease: Lease | undefined, outcome: Parameters<Lease['release']>[0]): void {
  notify(() => lease?.release?.(outcome))
}

/** Returns whether the request never left: fetch rejected it, or no host was reached. */
const neverLeft = (error: LedgerlineError): boolean => error.code === 'INVALID_CONFIGURATION' || isUnsent(error)
