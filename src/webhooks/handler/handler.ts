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
 * Creates the handler of your webhook: it verifies, decodes and acknowledges deliveries, and hands each to your code
 * once. It rejects only when it is called with something that is no `Request`; given the request and the response of Node,
 * it answers 500 instead.
 *
 * | answer | when |
 * |---|---|
 * | 200 | your code has processed the delivery, now or before, or it is the test delivery; with `network`, also one of a family that no type knows |
 * | 400 | the body is signed, but is not a delivery, or it broke off, or it is of the other `network` |
 * | 401 | the signature is missing or malformed, of which no body is read, or wrong |
 * | 408 | the body took longer than `timeout`, or was the oldest on its way when `maxUnverified` was exceeded |
 * | 413 | the body is longer than `maxBody`; the rest of it is discarded |
 * | 500 | your code, or the store before it, failed or timed out: the service delivers again |
 *
 * A copy that arrives while the first one is in progress waits for it and gets the same answer. After `timeout`, all
 * are answered 500 and `context.signal` aborts. The claim is kept until your code ends, because code that hangs may
 * still finish, and a copy running beside it could credit twice. So code that never ends and ignores the signal keeps
 * its claim until the process restarts, and copies are answered 500 immediately. Once it ends, the next copy is
 * acknowledged or processed anew, as if your code had ended in time.
 *
 * @throws {ConfigurationError} INVALID_CONFIGURATION for a missing, unknown or invalid option.
 * @throws {UnsupportedNetworkError} INCORRECT_NETWORK for a `network` other than `evm` and `aptos`.
 * @example
 * const handle = createWebhookHandler({ secret, network: 'evm', onDelivery: (delivery) => save(delivery) })
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
  // The signature ties `network` to what `onDelivery` takes; it is called with no other family.
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
      if (isUnknown) reportUnknown(delivery) // last, so that it is told once, however often your code has to try
    }
    return once({ key, run, onLateError: failed }).then(accepted, (error: unknown) => refuse(500, error, notProcessed))
  }
  return async (request: Request, platform?: unknown) => receive(request, platform, process)
}

const statusOf = (error: unknown): number => (error instanceof WebhookError ? 400 : 500)

const accepted = (): Response => new Response(undefined, { status: 200 })
