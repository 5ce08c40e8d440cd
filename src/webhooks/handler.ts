import type { AbiItem } from '../../generated/streams/types.gen.js'
import { InputError } from '../errors/input.js'
import { WebhookError } from '../errors/webhook.js'
import { tell } from '../transport/hook.js'
import { memoryDedupe } from './dedupe.js'
import type { AbiSource, Deliveries, Delivery } from './delivery.js'
import { deliveryKey } from './deliveryKey.js'
import { checkedOptions } from './handlerCheck.js'
import type { WebhookHandlerOptions } from './handlerOptions.js'
import { readLimited } from './limitedBody.js'
import type { StreamNetwork } from './network.js'
import { createOnce } from './once.js'
import { readDelivery } from './parse.js'
import { bodyText } from './rawBody.js'
import { verifySignature } from './verify.js'

/** A handler that turns a `Request` into a `Response`, as fetch-style servers call it. */
export type WebhookHandler = (request: Request) => Promise<Response>

/**
 * Creates the handler of your webhook: it verifies, decodes and acknowledges deliveries, and hands each to your code
 * once. It never rejects.
 *
 * | answer | when |
 * |---|---|
 * | 200 | your code has processed the delivery, now or before, or it is the test delivery |
 * | 400 | the body is signed, but is not a delivery |
 * | 401 | the signature is missing or wrong |
 * | 413 | the body is longer than `maxBody`; the rest of it is discarded |
 * | 500 | your code, or the store before it, failed or timed out: the service delivers again |
 *
 * A copy that arrives while the first one is in progress waits for it and gets the same answer. After `timeout`, all
 * are answered 500 and `context.signal` aborts. The claim is kept until your code ends, because code that hangs may
 * still finish, and a copy running beside it could credit twice. So code that never ends and ignores the signal keeps
 * its claim until the process restarts, and copies are answered 500 immediately. Once it ends, the next copy is
 * acknowledged or processed anew, as if your code had ended in time.
 *
 * @throws {InputError} for a missing, unknown or invalid option, such as `Param secret is required`.
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
  const given = checkedOptions(options)
  const { secret, abi, network, decode, maxBody = 10e6, timeout = 30_000, dedupe = memoryDedupe(), onError } = given
  // The signature ties `network` to what `onDelivery` takes, and `readDelivery` returns no other family.
  const onDelivery = given.onDelivery as WebhookHandlerOptions<Delivery<AbiSource>>['onDelivery']
  const once = createOnce(dedupe, timeout)
  let hasTold = false
  return async (request) => {
    let signature: string | null = null
    const failed = (error: unknown): void => tell(() => (onError ?? logError)(error, request))
    const refuse = (status: number, error: unknown, text = explain(error)): Response => {
      if (status === 500 || onError) failed(error)
      else if (signature !== null && !hasTold) {
        hasTold = true // strangers do not fill the console, but a wrong secret leaves a trace there
        failed(error)
      }
      return answer(status, text)
    }
    try {
      const body = await readLimited(request, maxBody)
      if (!body) return refuse(413, tooLong(maxBody))
      signature = request.headers.get('x-signature')
      await verifySignature({ secret, body, signature })
      const text = bodyText(body)
      const delivery = readDelivery(text, { abi, network, decode })
      if (delivery.kind === 'test') return answer(200)
      const key = await deliveryKey(delivery, text)
      const run = async (signal: AbortSignal) => onDelivery(delivery, { key, body, signal })
      return await once({ key, run, onLateError: failed }).then(
        () => answer(200),
        (error: unknown) => refuse(500, error, notProcessed), // the answer reveals nothing about your code
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

/**
 * An `InputError`, such as for a body that was already read, is a mistake in the set-up, and whoever tries it sees the
 * answer first.
 */
function explain(error: unknown): string {
  if (error instanceof InputError) return error.message
  return error instanceof WebhookError ? (error.message.split('\n', 1)[0] ?? '') : notProcessed
}

const logError = (error: unknown): void => console.error(error)
