import type { AbiItem } from '../../generated/streams/types.gen.js'
import type { Dedupe } from './dedupe.js'
import type { AbiSource, Delivery } from './delivery.js'
import type { StreamNetwork } from './network.js'
import type { Secret } from './secrets.js'

/** What comes with a delivery. */
export interface DeliveryContext {
  /**
   * Names the delivery: the same text for every copy and retry of it, below 300 characters.
   *
   * Insert it under a unique index, in the transaction of your own work, where something must happen exactly once.
   */
  readonly key: string
  /** The body as it was received and signed. */
  readonly body: Uint8Array
  /** Aborts when `timeout` is over. Hand it to what may hang, as `fetch`: then your code ends, and a copy can begin anew. */
  readonly signal: AbortSignal
}

/** Options of `createWebhookHandler`. */
export interface WebhookHandlerOptions<
  TDelivery extends Delivery<AbiSource> = Delivery,
  TAbi extends AbiSource = readonly AbiItem[],
  TNetwork extends StreamNetwork = StreamNetwork,
> {
  /** The secret of your streams, or several while you replace it. */
  readonly secret: Secret
  /**
   * Your code. It gets each delivery once, never the test delivery, and is awaited: the delivery is acknowledged when it
   * is done, and comes again when it throws or rejects. Look at `delivery.issues`: a record that could not be read is
   * missing from its list.
   */
  readonly onDelivery: (delivery: TDelivery, context: DeliveryContext) => unknown
  /** Remembers which deliveries were taken. Default: the last 10 000, in the memory of this process. */
  readonly dedupe?: Dedupe | undefined
  /** Bytes a body may have. Default 10 MB. */
  readonly maxBody?: number | undefined
  /**
   * Milliseconds your code may take, with the claim before it, until it is answered 500 and `context.signal` aborts. Code
   * that goes on keeps its claim: no copy begins beside it. Default 30 000.
   */
  readonly timeout?: number | undefined
  /**
   * Told why a request was not answered with 200, of a store that failed behind your code, and of code that failed when
   * its time was over. Default: what is answered with 500, and the latter two, go to `console.error`.
   */
  readonly onError?: ((error: unknown, request: Request) => unknown) | undefined
  /** Becomes each delivery's `abi`, in place of the one its stream was created with. */
  readonly abi?: TAbi | undefined
  /**
   * Takes only deliveries of this family, and types them by it. Default: either. Give it as a
   * literal: of a variable that may be `undefined` the compiler sees the family alone.
   */
  readonly network?: TNetwork | undefined
  /** Whether a field that breaks its contract is left out and listed in `issues`, or answered with 400. Default `'tolerant'`. */
  readonly decode?: 'tolerant' | 'strict' | undefined
}
