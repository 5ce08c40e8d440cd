import type { AbiItem } from '../../../generated/streams/types.gen.js'
import { WebhookError } from '../../errors/webhook.js'
import type { AbiSource, Deliveries, Delivery } from '../delivery/delivery.js'
import { deliveryKey } from '../delivery/deliveryKey.js'
import { readDelivery } from '../delivery/parse.js'
import { createFieldReport } from '../delivery/unknownDeliveryFields.js'
import type { WebhookHandler } from '../node/webhookHandler.js'
import { bodyText } from '../verify/rawBody.js'
import { bodyLimits } from './bodyLimits.js'
import { checkedOptions } from './checkedOptions.js'
import { memoryDedupe } from './dedupe.js'
import type { WebhookHandlerOptions } from './handlerOptions.js'
import { createOnce } from './once.js'
import { type Answers, createReceiver, notProcessed } from './receive.js'
import { createUnknownReport } from './unknownFamily.js'

/**
 * Creates the handler of your webhook. It verifies, decodes and acknowledges deliveries, and passes each one to your
 * code once. It rejects only if it is called with something other than a `Request`; called with Node's request and
 * response, it answers 500 instead.
 *
 * | status | when |
 * |---|---|
 * | 200 | your code has finished with the delivery, now or when an earlier copy came; it is the test delivery; or you set `network` and it is of an unknown family |
 * | 400 | the body isn't a delivery, can't be decoded, breaks off, or is of another `network` |
 * | 401 | the signature is wrong or missing; if it is missing or malformed, the body isn't read |
 * | 408 | the body didn't arrive within `timeout`, or it was the oldest still arriving when `maxUnverified` was exceeded |
 * | 413 | the body is longer than `maxBody`; the rest is discarded |
 * | 500 | your code or the `dedupe` store failed or timed out, or something read the body before the handler |
 *
 * After any status but 200, the service sends the delivery again.
 *
 * A copy that arrives while the first one is in progress waits for it and gets the same status. After `timeout`, the
 * handler answers 500 and aborts `context.signal`. The claim is kept until your code ends, because it may still
 * succeed, and a copy that ran beside it could credit twice. Until then, copies get 500 immediately. Once your code
 * ends, the next copy is acknowledged or processed, as if your code had ended in time. Code that ignores the signal and
 * never ends keeps its claim until the process restarts.
 *
 * @throws {ConfigurationError} INVALID_CONFIGURATION for a missing, unknown or invalid option.
 * @throws {UnsupportedNetworkError} INCORRECT_NETWORK for a `network` other than `evm`, `solana`, `bitcoin` and
 * `aptos`.
 * @example
 * const handle = createWebhookHandler({
 *   secret,
 *   onDelivery(delivery) {
 *     switch (delivery.kind) {
 *       case 'evm':
 *         return save(delivery)
 *       default: // other families: an `else` must not mean Aptos
 *     }
 *   },
 * })
 * export const POST = handle                                  // Next
 * app.post('/webhook', (context) => handle(context.req.raw))  // Hono
 */
export function createWebhookHandler<
  const TAbi extends AbiSource = readonly AbiItem[],
  TFamily extends keyof Deliveries = keyof Deliveries,
>(options: WebhookHandlerOptions<Deliveries<TAbi>[TFamily], TAbi, TFamily>): WebhookHandler
export function createWebhookHandler(options: WebhookHandlerOptions<never, AbiSource>): WebhookHandler {
  const given = checkedOptions(options)
  const { secret, abi, network, decode, dedupe = memoryDedupe(), onError } = given
  const limits = bodyLimits(given)
  const reportFields = given.onUnknownFields && createFieldReport(given.onUnknownFields)
  const reportUnknown = createUnknownReport(given.onIssue)
  // The type of the options ties `network` to what `onDelivery` takes: it gets no other family.
  const onDelivery = given.onDelivery as WebhookHandlerOptions<Delivery<AbiSource>>['onDelivery']
  const once = createOnce(dedupe, limits.timeout)
  const receive = createReceiver({ secret, ...limits, onError, statusOf })

  const process = async (body: Uint8Array, { refuse, failed }: Answers): Promise<Response> => {
    const text = bodyText(body)
    const delivery = readDelivery(text, { abi, network, decode }, reportFields)
    if (delivery.kind === 'test') return accepted()
    const key = await deliveryKey(delivery, text)
    const run = async (signal: AbortSignal): Promise<void> => {
      const isUnknown = delivery.kind === 'unknown'
      if (!isUnknown || !network) await onDelivery(delivery, { key, body, signal })
      if (isUnknown) reportUnknown(delivery) // last, so that it is reported once, however often the delivery fails
    }
    return once({ key, run, onLateError: failed }).then(accepted, (error: unknown) => refuse(500, error, notProcessed))
  }
  return async (request: Request, platform?: unknown) => receive(request, platform, process)
}

const statusOf = (error: unknown): number => (error instanceof WebhookError ? 400 : 500)

const accepted = (): Response => new Response(undefined, { status: 200 })
