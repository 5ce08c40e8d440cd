import { operations, type StreamsClient } from '../generated/streams/client.gen.js'
import { bindOperations } from './client/bind.js'
import { createCheckedCaller } from './client/checkedCaller.js'
import type { ClientOptions } from './client/options.js'

export type { StreamsClient } from '../generated/streams/client.gen.js'
export * from '../generated/streams/operations.gen.js'
export type * from '../generated/streams/types.gen.js'
export type * from '../generated/streams/wireAnswers.js'
export { isSameTrigger, isSameTriggers, type TriggerLike } from './streams/trigger.js'

/**
 * Creates a client of the Streams API alone.
 *
 * @throws {ConfigurationError} INVALID_CONFIGURATION for an unknown option, or a value that none takes. A wrong host,
 *   chain or network fails the calls that need it.
 */
export function createStreamsClient(options: ClientOptions = {}): StreamsClient {
  return bindOperations<StreamsClient>(createCheckedCaller(options), operations)
}
