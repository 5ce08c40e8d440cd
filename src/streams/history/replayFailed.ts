import { replayHistory } from '../../../generated/streams/operations.gen.js'
import type { Caller } from '../../client/caller.js'
import { readFailure } from '../../client/many/missing.js'
import { throwIfAborted } from '../../runtime/withAbort.js'
import { checkedRange, type FailedDeliveriesOptions, readHistory } from './failedDeliveries.js'

/** Which failed deliveries to send again. */
export interface ReplayFailedOptions extends FailedDeliveriesOptions {}

/** A failed delivery that could not be sent again. */
export interface ReplayFailure {
  /** Id of the failed delivery; blank if the service lists it without one. */
  readonly id: string
  /** Why it was not sent. */
  readonly error: unknown
}

/** What became of the failed deliveries. */
export interface ReplayResult {
  /** How many were sent again. Your webhook may have refused some of them once more. */
  readonly replayed: number
  /** Those that could not be sent: the service refused to, no longer has them, or listed them in a way that can't be read. */
  readonly failed: readonly ReplayFailure[]
}

/**
 * Sends what the service could not deliver to the webhook of a stream, each delivery once. Your webhook must tolerate
 * repetition, as for every delivery.
 *
 * The list is read before the first is sent, so those that fail again meanwhile aren't sent twice: run it again for
 * them. A single failure doesn't end it, but a key that is refused or a plan that is used up does.
 *
 * @param client - a client or caller
 * @throws {InputError} if `streamId` or `since` is missing or invalid. Nothing was sent.
 * @throws the reason of the signal, unchanged, and any error after which no other could be sent
 * @example
 * const since = new Date(Date.now() - 24 * 60 * 60 * 1000)
 * const { replayed, failed } = await replayFailed(client, { streamId: stream.id, since })
 * console.log(`${replayed} sent again`, failed)
 */
export async function replayFailed(client: Pick<Caller, 'call'>, options: ReplayFailedOptions): Promise<ReplayResult> {
  const { streamId, since, signal } = checkedRange(options)
  const ids: string[] = []
  const failed: ReplayFailure[] = []
  const history = readHistory(client, { streamId, since, signal }, true, (unread) => failed.push(unread))
  for await (const { id } of history) ids.push(id)
  let replayed = 0
  for (const id of ids) {
    throwIfAborted(signal)
    try {
      await client.call(replayHistory, { streamId, id }, { signal })
      replayed += 1
    } catch (error) {
      if (readFailure(error, signal).stop) throw error
      failed.push({ id, error })
    }
  }
  return { replayed, failed }
}
