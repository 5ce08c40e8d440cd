import type { AbiItem } from '../../../generated/streams/types.gen.js'
import type { AbiSource, Deliveries, Delivery } from '../delivery/delivery.js'
import type { OnUnknownFields } from '../delivery/unknownDeliveryFields.js'
import type { StreamNetwork } from '../verify/network.js'
import type { SecretSource } from '../verify/secrets.js'
import type { Dedupe } from './dedupe.js'
import type { OnIssue } from './unknownFamily.js'

/** What `onDelivery` receives besides the delivery. */
export interface DeliveryContext {
  /**
   * Identifies the delivery: the same text for every copy and retry, shorter than 300 characters. The unconfirmed and
   * the confirmed delivery of a block have different keys.
   *
   * If something must happen exactly once, do it for confirmed deliveries only, and insert the key under a unique index
   * in the same transaction.
   */
  readonly key: string
  /**
   * The body as it was received and signed, in a buffer of its own.
   *
   * To process the delivery later, put this into your queue, and read it with `parseWebhook`, using a signature that
   * `signWebhook` makes. The decoded delivery as JSON would lose which values were `bigint` or `Date`.
   */
  readonly body: Uint8Array
  /**
   * Aborts after `timeout`. Pass it to whatever may hang, such as `fetch`, so that your code ends and a copy can
   * follow.
   */
  readonly signal: AbortSignal
}

/** Options of `createWebhookHandler`. */
export interface WebhookHandlerOptions<
  TDelivery extends Delivery<AbiSource> = Delivery,
  TAbi extends AbiSource = readonly AbiItem[],
  TFamily extends keyof Deliveries = keyof Deliveries,
> {
  /**
   * The secret of your streams, a list of secrets while you replace it, or a function that returns them, which is called
   * for each signed request. Without a secret, requests get 500 and `onError` hears why: a module that a build loads
   * without its environment doesn't throw.
   */
  readonly secret: SecretSource
  /**
   * Your code. It gets each delivery once, never the test delivery. The handler awaits it, acknowledges the delivery
   * when it is done, and answers 500 if it throws or rejects, so that the service sends the delivery again. Check
   * `delivery.issues`: a record that couldn't be read is missing from its list. Without `network`, tell families apart
   * with a `switch` over `kind` that has a `default`: an `else` must not mean Aptos, and `kind` may be `unknown`.
   */
  readonly onDelivery: (delivery: TDelivery, context: DeliveryContext) => unknown
  /** Remembers which deliveries were processed. Default: the last 10,000 of this handler, in memory. */
  readonly dedupe?: Dedupe | undefined
  /** Maximum size of a body in bytes. Default 10 MB. */
  readonly maxBody?: number | undefined
  /**
   * Maximum bytes of all bodies together that are arriving and aren't verified yet. When there are more, the handler
   * answers 408 to the oldest of them. New requests always get in, so nobody can lock the service out by sending
   * nothing: to displace a delivery, an attacker must send this many bytes while it arrives. A single body can't be
   * longer either. What a framework reads before the handler doesn't count. Default 64 MB, or `maxBody` if that is
   * more.
   */
  readonly maxUnverified?: number | undefined
  /**
   * Milliseconds that a body may take to arrive; after that the handler answers 408. Then, milliseconds that the claim
   * and your code may take together; after that the handler answers 500 and `context.signal` aborts. Code that still
   * runs keeps its claim, so no copy runs beside it. Default 30,000.
   */
  readonly timeout?: number | undefined
  /**
   * Called with the reason whenever a request isn't answered with 200, with the error of a store that fails after your
   * code, and with the error of code that fails after its timeout. Default: `console.error` for these errors, for each
   * 500 to a signed delivery, and for the first of each other status, if the request has a signature: your secret may
   * be wrong.
   */
  readonly onError?: ((error: unknown, request: Request) => unknown) | undefined
  /** Becomes each delivery's `abi`, in place of the one that its stream was created with. Typed if it is `as const`. */
  readonly abi?: TAbi | undefined
  /**
   * Passes only deliveries of this family of chains to your code, and types them accordingly. The other families get
   * 400; an unknown family is acknowledged and reported to `onIssue`, but not passed on. Default: your code gets all of
   * them. Pass a literal: if the value may be `undefined`, TypeScript infers only the family.
   */
  readonly network?: (TFamily & StreamNetwork) | undefined
  /**
   * What happens to a field that can't be read as documented. `'tolerant'` leaves it out and lists it in `issues`;
   * `'strict'` answers 400. Default `'tolerant'`.
   */
  readonly decode?: 'tolerant' | 'strict' | undefined
  /**
   * Called once for each delivery of a family of chains without types, because it is new, when your code
   * has finished with it. The issue has the code `unknown_union`. Default: `console.warn` for the first.
   */
  readonly onIssue?: OnIssue | undefined
  /**
   * Called with the paths of fields that deliveries have and the types don't, once for each path. They are only in
   * `raw`, and aren't issues. If you pass it, every delivery is decoded twice.
   */
  readonly onUnknownFields?: OnUnknownFields | undefined
}
