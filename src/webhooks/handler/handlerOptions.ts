import type { AbiItem } from '../../../generated/streams/types.gen.js'
import type { AbiSource, Deliveries, Delivery } from '../delivery/delivery.js'
import type { OnUnknownFields } from '../delivery/unknownDeliveryFields.js'
import type { StreamNetwork } from '../verify/network.js'
import type { Secret } from '../verify/secrets.js'
import type { Dedupe } from './dedupe.js'
import type { OnIssue } from './unknownFamily.js'

/** What `onDelivery` receives besides the delivery. */
export interface DeliveryContext {
  /**
   * Identifies the delivery: the same text for every copy and retry of it, shorter than 300 characters. The two deliveries
   * of a block, unconfirmed and confirmed, have different keys.
   *
   * Where something must happen exactly once, do it for confirmed deliveries alone, and insert the key under a unique
   * index, in the transaction that does the work.
   */
  readonly key: string
  /**
   * The body as it was received and signed, in a buffer of its own.
   *
   * To work on it later, put it into your queue: `parseWebhook` reads it there, with the signature that `signWebhook`
   * makes of it. JSON of the delivery itself would lose which values were `bigint` or `Date`.
   */
  readonly body: Uint8Array
  /**
   * Aborts after `timeout`. Pass it to whatever may hang, such as `fetch`: then your code ends, and the next copy can
   * be processed.
   */
  readonly signal: AbortSignal
}

/** Options of `createWebhookHandler`. */
export interface WebhookHandlerOptions<
  TDelivery extends Delivery<AbiSource> = Delivery,
  TAbi extends AbiSource = readonly AbiItem[],
  TFamily extends keyof Deliveries = keyof Deliveries,
> {
  /** The secret of your streams, or several while you replace it. */
  readonly secret: Secret
  /**
   * Your code. It receives each delivery once, never the test delivery, and is awaited: the delivery is acknowledged
   * when it is done, and sent again when it throws or rejects. Check `delivery.issues`: a record that could not be read
   * is missing from its list. Without `network`, `kind` may be `unknown`: return for families that you don't read.
   */
  readonly onDelivery: (delivery: TDelivery, context: DeliveryContext) => unknown
  /** Remembers which deliveries were processed. Default: the last 10 000, in memory, each handler its own. */
  readonly dedupe?: Dedupe | undefined
  /** Maximum size of a body in bytes. Default 10 MB. */
  readonly maxBody?: number | undefined
  /**
   * Bytes of all bodies together that have begun to arrive and are not verified yet. When there are more, the body that
   * began first is answered 408. New ones always enter, so that clients who send nothing lock nobody out: to displace a
   * delivery, somebody must send as many bytes while it arrives. No single body may be longer. What a framework reads
   * before the handler does not count. Default 64 MB, or `maxBody` where that is more.
   */
  readonly maxUnverified?: number | undefined
  /**
   * Milliseconds that a body may take to arrive, after which the answer is 408; and, from its end on, milliseconds that the
   * claim and your code may take together, after which the answer is 500 and `context.signal` aborts. Code that goes on
   * keeps its claim: no copy runs beside it. Default 30 000.
   */
  readonly timeout?: number | undefined
  /**
   * Called with the reason when a request is not answered with 200, and with the errors of a store that fails after
   * your code and of code that fails after its timeout. Default: `console.error` for the reasons of 500 answers to
   * signed deliveries and these errors, and for the first refusal of each status of a request that has a signature: your
   * secret may be wrong.
   */
  readonly onError?: ((error: unknown, request: Request) => unknown) | undefined
  /** Becomes each delivery's `abi`, replacing the one its stream was created with. */
  readonly abi?: TAbi | undefined
  /**
   * Hands only deliveries of this family of chains to your code, and types them accordingly: the other of the two is answered
   * with 400, and a family that no type knows is acknowledged and told to `onIssue` alone. Default: all are handed to your
   * code. Pass a literal: from a variable that may be `undefined`, the compiler infers the family alone.
   */
  readonly network?: (TFamily & StreamNetwork) | undefined
  /**
   * `'tolerant'` leaves out a field that breaks its contract and lists it in `issues`; `'strict'` answers with 400.
   * Default `'tolerant'`.
   */
  readonly decode?: 'tolerant' | 'strict' | undefined
  /**
   * Called once for each delivery of a family of chains that no type here knows, when it is done: Solana, Bitcoin, or one that
   * is new. The issue has the code `unknown_union`. Default: `console.warn` for the first.
   */
  readonly onIssue?: OnIssue | undefined
  /**
   * Called when deliveries have fields that no type here knows, once for each; they are in `raw` alone, and are no issues. To
   * find them, each delivery is decoded twice.
   */
  readonly onUnknownFields?: OnUnknownFields | undefined
}
