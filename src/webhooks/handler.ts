import type { AbiItem } from '../../generated/streams/types.gen.js'
import { InputError } from '../errors/input.js'
import { WebhookError } from '../errors/webhook.js'
import { tell } from '../transport/hook.js'
import { memoryDedupe } from './dedupe.js'
import type { AbiSource, Deliveries, Delivery } from './delivery.js'
import { deliveryKey } from './deliveryKey.js'
import { assertHandlerOptions } from './handlerCheck.js'
import type { WebhookHandlerOptions } from './handlerOptions.js'
import { readLimited } from './limitedBody.js'
import type { StreamNetwork } from './network.js'
import { createOnce } from './once.js'
import { readDelivery } from './parse.js'
import { bodyText } from './rawBody.js'
import { verifySignature } from './verify.js'

/** A handler of requests, as fetch-like servers call it. */
export type WebhookHandler = (request: Request) => Promise<Response>

/**
 * Creates the handler of your webhook: it verifies, decodes and acknowledges deliveries, and hands each to your code
 * once. It never rejects.
 *
 * | answer | when |
 * |---|---|
 * | 200 | your code is done, was done before, or it is the test delivery |
 * | 400 | the body is signed and no delivery |
 * | 401 | the signature is missing or wrong |
 * | 413 | the body is longer than `maxBody`; what follows is not kept |
 * | 500 | your code failed or its time is over, or the store's before it: the delivery comes again |
 *
 * A copy that comes while the first one is in work waits for it and gets its answer. When `timeout` is over, all are
 * answered 500 and `context.signal` aborts. The claim is kept until your code ends, because code that hangs may still
 * finish, and a copy that began beside it could credit twice; so code that never ends and does not listen to the signal
 * keeps its delivery, whose copies are answered 500 at once, until the process restarts. When it does end, the next copy
 * is acknowledged or begins anew, as if it had been in time.
 *
 * @throws {InputError} for options it cannot work with, as `Param secret is required`.
 * @throws {NetworkError} INCORRECT_NETWORK for a `network` other than `evm` and `aptos`.
 * @example
 * const handle = createWebhookHandler({ secret, network: 'evm', onDelivery: (delivery) => save(delivery) })
 * export const POST = handle                                  // Next
 * app.post('/webhook', (context) => handle(context.req.raw))  // Hono
 */
export function createWebhookHandler<
  const TAbi extends AbiSource = readonly AbiItem[],
  TNetwork extends StreamNetwork = StreamNetwork,
>(options: WebhookHandlerOptions<Deliveries<TAbi>[TNetwork], TAbi, TNetwork>): WebhookHandler
export function createWebhookHandler(options: WebhookHandlerOptions<never, AbiSource>): WebhookHandler {
  assertHandlerOptions(options)
  // each by its name: a rest takes no getters of a class
  const { secret, abi, network, decode, maxBody = 10e6, timeout = 30_000, dedupe = memoryDedupe(), onError } = options
  // The signature ties `network` to what `onDelivery` takes, and `parseWebhook` gives no other family.
  const onDelivery = options.onDelivery as WebhookHandlerOptions<Delivery<AbiSource>>['onDelivery']
  const once = createOnce(dedupe, timeout)
  return async (request) => {
    const failed = (error: unknown): void => tell(() => (onError ?? logError)(error, request))
    const refuse = (status: number, error: unknown, text = explain(error)): Response => {
      if (status === 500 || onError) failed(error)
      return answer(status, text)
    }
    try {
      const body = await readLimited(request, maxBody)
      if (!body) return refuse(413, tooLong(maxBody))
      await verifySignature({ secret, body, signature: request.headers.get('x-signature') })
      const text = bodyText(body)
      const delivery = readDelivery(text, { abi, network, decode })
      if (delivery.kind === 'test') return answer(200)
      const key = await deliveryKey(delivery, text)
      const run = async (signal: AbortSignal) => onDelivery(delivery, { key, body, signal })
      return await once({ key, run, onLateError: failed }).then(
        () => answer(200),
        (error: unknown) => refuse(500, error, notProcessed), // which says nothing about your code
      )
    } catch (error) {
      return refuse(statusOf(error), error)
    }
  }
}

function statusOf(error: unknown): number {
  if (!(error instanceof WebhookError)) return 500
  return error.code === 'INVALID_SIGNATURE' ? 401 : 400
}

const tooLong = (maxBody: number): WebhookError =>
  new WebhookError(`The body is longer than ${maxBody} bytes`, { code: 'INVALID_PAYLOAD' })

const answer = (status: number, text?: string): Response => new Response(text, { status })

const notProcessed = 'The delivery was not processed'

/** A body that was read before is the mistake of who runs the handler, and who tries it out sees the answer first. */
function explain(error: unknown): string {
  if (error instanceof InputError) return error.message
  return error instanceof WebhookError ? (error.message.split('\n', 1)[0] ?? '') : notProcessed
}

const logError = (error: unknown): void => console.error(error)
