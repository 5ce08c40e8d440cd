import { notify } from '../runtime/notify.js'
import { withAbort } from '../runtime/withAbort.js'
import { type AttemptEnd, isFreeStatus } from './bill.js'
import type { Lease, LimitedAttempt, Limiter } from './limiter.js'

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

/** Tells a lease how its attempt ended. */
export function endLease(
  lease: Lease | undefined,
  { sent, status, bill }: AttemptEnd,
  retryAfterMs: number | undefined,
): void {
  if (status === 429) notify(() => lease?.rateLimited?.(retryAfterMs ?? 1000))
  const units = bill ?? (isFreeStatus(status) ? 0 : undefined)
  release(lease, { sent, ...(units !== undefined && { units }) })
}

/** Tells a lease that its attempt has ended. In plain JavaScript, a limiter may resolve to anything. */
function release(lease: Lease | undefined, outcome: Parameters<Lease['release']>[0]): void {
  notify(() => lease?.release?.(outcome))
}
