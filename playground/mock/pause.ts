import { setTimeout as sleep } from 'node:timers/promises'

/** Waits, but no longer than until a signal aborts. It never rejects. */
export async function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  if (milliseconds <= 0 || signal.aborted) return
  const options = { signal, ref: false }
  await sleep(milliseconds, undefined, options).catch(() => undefined) // its abort ends the wait, which is not an error
}
