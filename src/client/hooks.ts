import type { Issue } from '../operation/decode/decoding.js'
import type { Lifecycle } from '../operation/lifecycle.js'
import type { TransportHooks } from '../transport/events.js'
import type { CallEndEvent, CallStartEvent } from './callEvents.js'

/** Functions that observe a client. One that throws does not affect the call. */
export interface ClientHooks extends TransportHooks {
  /**
   * Called when a call is made, before anything else happens with it, in whatever context that is: an
   * `AsyncLocalStorage` has its value there. Each page of a list is a call. One that was refused for its inputs is
   * announced as it fails; one that is refused before they are looked at, such as for an unknown option, is not.
   */
  readonly onCallStart?: ((event: CallStartEvent) => unknown) | undefined
  /** Called when a call of which `onCallStart` was notified has ended, after its issues. */
  readonly onCallEnd?: ((event: CallEndEvent) => unknown) | undefined
  /**
   * Called when a field of an answer broke its contract. Without this hook, the first issue of each operation is a
   * warning on the console, and so is the first that cost it a row.
   */
  readonly onIssue?: ((issue: Issue, operation: string) => void) | undefined
  /**
   * Called when an answer has fields that its document does not: with the first answer of each operation that has rows,
   * once for a client. The fields are in no decoded row, only in `raw`; they are no issues. To find them, that answer
   * is decoded twice.
   */
  readonly onUnknownFields?: ((fields: UnknownFields) => void) | undefined
  /**
   * Called when an operation is used that the provider has removed or is going to remove; once per operation. Not with
   * `aptosNode: 'fullnode'`, because a plain node still answers what the provider's gateway has ended.
   */
  readonly onDeprecated?: ((operation: string, lifecycle: Lifecycle) => void) | undefined
}

/** Fields that an answer has and the document of its operation does not. */
export interface UnknownFields {
  /** Id of the operation. */
  readonly operation: string
  /**
   * Where they are, as JSON pointers in which `*` stands for every position of a list: `/result/*` and the field's name
   * for one of the rows of `result`. The first hundred, without secrets.
   */
  readonly paths: readonly string[]
}
