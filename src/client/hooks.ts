import type { Issue } from '../operation/decode/decoding.js'
import type { Lifecycle } from '../operation/lifecycle.js'
import type { TransportHooks } from '../transport/events.js'
import type { CallEndEvent, CallStartEvent } from './callEvents.js'

/** Functions that observe a client. If one throws, the call isn't affected. */
export interface ClientHooks extends TransportHooks {
  /**
   * Called when a call starts, in the context of the code that made it, so an `AsyncLocalStorage` has its value. Each
   * page of a list is a call. If the inputs are invalid, the hook is called as the call fails. If the call fails before
   * its inputs are read, as for an unknown option, the hook isn't called.
   */
  readonly onCallStart?: ((event: CallStartEvent) => unknown) | undefined
  /** Called when a call that `onCallStart` saw has ended, after its issues were reported. */
  readonly onCallEnd?: ((event: CallEndEvent) => unknown) | undefined
  /**
   * Called for each field or row of a response that broke its contract. Without this hook, the console shows a warning
   * for the first issue of each operation and for the first issue that cost it a row.
   */
  readonly onIssue?: ((issue: Issue, operation: string) => void) | undefined
  /**
   * Called if a response has fields that its document doesn't know. The client checks the first response of each
   * operation that has rows, and decodes it twice to find such fields. They aren't issues and appear only in `raw`.
   */
  readonly onUnknownFields?: ((fields: UnknownFields) => void) | undefined
  /**
   * Called once per operation if you use one that the provider has removed or is going to remove. It isn't called with
   * `aptosNode: 'fullnode'`, because a plain node still serves what the provider's gateway has ended.
   */
  readonly onDeprecated?: ((operation: string, lifecycle: Lifecycle) => void) | undefined
}

/** Fields that are in a response but not in the document of its operation. */
export interface UnknownFields {
  /** Id of the operation. */
  readonly operation: string
  /**
   * Where they are, as JSON pointers in which `*` stands for any position of a list, as in `/result/*` plus the name of
   * a field. At most the first hundred, without secrets.
   */
  readonly paths: readonly string[]
}
