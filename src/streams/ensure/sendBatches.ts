import { ApiError, NotFoundError } from '../../errors/api.js'
import type { StreamService } from './service.js'

/** An address that the service refused, sent alone. */
export interface Refusal {
  readonly address: string
  /** What the service said. */
  readonly error: ApiError
}

/** What became of addresses that were sent. */
export interface Sent {
  readonly refused: readonly Refusal[]
  /** How many were not sent, because the service had refused too many in a row. */
  readonly unsent: number
}

/**
 * Sends addresses in batches. A batch that the service refuses is halved, down to the addresses that it doesn't take. If
 * it takes both halves, the batch was too large, and those after it are as small.
 *
 * @param total - how many addresses there are
 * @param send - sends a batch
 * @param onSent - called after each batch, with how many the service has taken until then
 */
export async function sendBatches(
  addresses: Iterable<string>,
  total: number,
  send: (batch: readonly string[]) => Promise<void>,
  onSent: (taken: number) => Promise<void>,
): Promise<Sent> {
  const refused: Refusal[] = []
  let most = maxCount
  let inARow = 0
  let taken = 0
  const isHopeless = (): boolean => inARow >= maxInARow
  /** Resolves to whether the service took all of a batch. */
  const sendHalves = async (batch: readonly string[]): Promise<boolean> => {
    if (isHopeless()) return false
    const error = await refusalOf(send(batch))
    if (!error) {
      inARow = 0
      taken += batch.length
      await onSent(taken)
      return true
    }
    const [address = '', ...others] = batch
    if (others.length === 0) {
      refused.push({ address, error })
      inARow += 1
      return false
    }
    const half = Math.ceil(batch.length / 2)
    const isFirstTaken = await sendHalves(batch.slice(0, half))
    const isTaken = (await sendHalves(batch.slice(half))) && isFirstTaken
    if (isTaken) most = Math.min(most, half)
    return isTaken
  }
  let batch: string[] = []
  let bytes = 0
  for (const address of addresses) {
    if (isHopeless()) break
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
  return { refused, unsent: total - taken - refused.length }
}

/** Refusals in a row after which the reason is rather the stream, such as how many addresses a plan allows. */
const maxInARow = 100
/** The service is said to take 50,000 addresses in a request. Its document has no limit. */
const maxCount = 5000
/** Bytes of the addresses in a request, which servers take without being set up for it. */
const maxBytes = 300_000

/**
 * Waits for a request, and returns the error if the service refuses what it was sent: as wrong, or as too large, for
 * which services use 400, too.
 */
async function refusalOf(request: Promise<void>): Promise<ApiError | undefined> {
  try {
    await request
    return undefined
  } catch (error) {
    if (error instanceof ApiError && [400, 413, 422].includes(error.status)) return error
    throw error
  }
}

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
