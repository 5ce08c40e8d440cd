export * from '../generated/streams/entry.js'
export { AddressesRefusedError } from './errors/addressesRefused.js'
export { RemovalRefusedError } from './errors/removalRefused.js'
export { ensureStream } from './streams/ensure/ensureStream.js'
export type {
  AddressSource,
  EnsureAptosStream,
  EnsureBitcoinStream,
  EnsuredStream,
  EnsureEvmStream,
  EnsureOptions,
  EnsureProgress,
  EnsureSolanaStream,
  EnsureStreamOptions,
  PlannedStream,
} from './streams/ensure/options.js'
export type { StreamPlan } from './streams/ensure/streamPlan.js'
export { type FailedDeliveriesOptions, failedDeliveries } from './streams/history/failedDeliveries.js'
export {
  type ReplayFailedOptions,
  type ReplayFailure,
  type ReplayResult,
  replayFailed,
} from './streams/history/replayFailed.js'
export { isSameTrigger, isSameTriggers, type TriggerLike } from './streams/trigger.js'
