import type { Dedupe } from './dedupe.js'

/**
 * Runs work for a key unless it was done before; rejects when the work does, or when the store cannot tell.
 *
 * `onStoreError` is told of a store that fails once the work is over, when nothing can be changed any more.
 */
export type Once = (key: string, work: () => unknown, onStoreError: (error: unknown) => void) => Promise<void>

/**
 * Makes sure that copies of a delivery reach the work once.
 *
 * A copy that comes while the first is in work waits for it and shares its outcome. Acknowledging it earlier would lose
 * the delivery if the first then failed: the service would believe it was taken.
 */
export function createOnce(dedupe: Dedupe): Once {
  const running = new Map<string, Promise<void>>()
  return (key, work, onStoreError) => {
    const first = running.get(key)
    if (first) return first
    const run = claimAndRun(dedupe, key, work, onStoreError).finally(() => running.delete(key))
    running.set(key, run)
    return run
  }
}

async function claimAndRun(dedupe: Dedupe, ...[key, work, onStoreError]: Parameters<Once>): Promise<void> {
  if (!(await dedupe.claim(key))) return
  try {
    await work()
  } catch (error) {
    await settle(() => dedupe.release(key), onStoreError)
    throw error
  }
  await settle(() => dedupe.confirm?.(key), onStoreError)
}

async function settle(step: () => unknown, onStoreError: (error: unknown) => void): Promise<void> {
  try {
    await step()
  } catch (error) {
    onStoreError(error)
  }
}
