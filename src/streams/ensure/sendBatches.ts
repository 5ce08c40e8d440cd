import { ApiError, NotFoundError } from '../../errors/api.js'
import type { StreamService } from './service.js'

/**
 * Sends addresses in batches. A batch that the service finds too large is halved, and so are those after it.
 *
 * @param send - sends a batch
 * @param onSent - called after each batch
 */
export async function sendBatches(
  addresses: Iterable<string>,
  send: (batch: readonly string[]) => Promise<void>,
  onSent: (batch: readonly string[]) => Promise<void>,
): Promise<void> {
  let most = maxCount
  const sendHalves = async (batch: readonly string[]): Promise<void> => {
    try {
      await send(batch)
    } catch (error) {
      if (batch.length === 1 || !isTooLarge(error)) throw error
      const half = Math.ceil(batch.length / 2)
      most = Math.min(most, half)
      await sendHalves(batch.slice(0, half))
      await sendHalves(batch.slice(half))
      return
    }
    await onSent(batch)
  }
  let batch: string[] = []
  let bytes = 0
  for (const address of addresses) {
    const size = address.length + 3 // in JSON: quotes and a comma
    if (batch.length > 0 && (batch.length >= most || bytes + size > maxBytes)) {
      await sendHalves(batch)
      batch = []
      bytes = 0
    }
    batch.push(address)
    bytes += size
  }
  if (batch.length > 0) await sendHalves(batch)
}

/** The service is said to take 50,000 addresses in a request. Its document has no limit. */
const maxCount = 5000
/** Bytes of the addresses in a request, which servers take without being set up for it. */
const maxBytes = 300_000

/** A 400 may say so too. If it doesn't, the halves end at the address that is refused. */
const isTooLarge = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 413 || error.status === 400)

/**
 * Removes a batch of addresses from a stream. The service removes none of them if it doesn't have one, which is so after
 * a response was lost. Then those that it still has are looked up.
 */
export async function removeBatch(service: StreamService, id: string, batch: readonly string[]): Promise<void> {
  let left = batch
  for (let retries = 2; left.length > 0; retries--) {
    try {
      return await service.removeAddresses(id, left)
    } catch (error) {
      if (!(error instanceof NotFoundError) || retries === 0) throw error
    }
    const asked = new Set(left)
    const held: string[] = []
    for await (const { addresses } of service.addressPages(id))
      for (const address of addresses) if (asked.delete(address)) held.push(address)
    left = held
  }
}
