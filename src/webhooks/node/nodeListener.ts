import { InputError } from '../../errors/input.js'
import { refuseBody } from '../handler/readBody.js'
import { methodOf, type NodeRequest, requestOf } from './nodeRequest.js'
import { type NodeResponse, writeAnswer } from './nodeResponse.js'
import type { WebhookHandler } from './webhookHandler.js'

/** A request listener for node:http and Express. */
export type NodeListener = (request: NodeRequest, response: NodeResponse) => void

/**
 * Turns a webhook handler, or a proxy, into a request listener for node:http and Express.
 *
 * The body streams to the handler only as fast as it is read, so `maxBody` limits what is held in memory. A client that
 * disconnects causes no error.
 *
 * If something has read the body already, the listener takes its bytes or text from `request.rawBody` (Cloud Functions,
 * Firebase, NestJS with `rawBody: true`, `express.json({ verify })`) or from `request.body` (`express.raw()`). If the
 * body was parsed and its bytes weren't kept, it can't be verified: a webhook handler answers 500, and the error says
 * what to change. A proxy accepts a parsed body.
 *
 * It answers 405 to methods that a `Request` can't have, such as TRACE.
 *
 * The listener never throws. If you pass a handler of your own, it must read the body to its end or cancel it. If it
 * rejects, the listener answers 500 and logs the reason with `console.error`.
 *
 * @throws {InputError} `Param handler takes a function`.
 * @example
 * const handle = createWebhookHandler({ secret, onDelivery: (delivery) => save(delivery) })
 * createServer(toNodeListener(handle)).listen(3000)  // node:http
 * app.post('/webhook', toNodeListener(handle))       // Express, above app.use(express.json())
 */
export function toNodeListener(handler: WebhookHandler): NodeListener {
  if (typeof handler !== 'function') throw new InputError('Param handler takes a function')
  return (incoming, outgoing) => {
    let isAnswered: () => void = () => undefined
    const answered = new Promise<void>((resolve) => {
      isAnswered = resolve
    })
    serve(handler, incoming, outgoing, answered).catch(console.error).finally(isAnswered)
  }
}

async function serve(
  handler: WebhookHandler,
  incoming: NodeRequest,
  outgoing: NodeResponse,
  answered: Promise<void>,
): Promise<void> {
  try {
    if (!(Symbol.asyncIterator in Object(incoming))) {
      await handler(incoming as unknown as Request) // it says what it takes, and its onError hears it
      return
    }
    const method = methodOf(incoming)
    const request = await requestOf(incoming, method ?? 'POST', answered)
    if (method === undefined) refuseBody(request, patience).catch(() => undefined)
    const response = method === undefined ? new Response(null, { status: 405 }) : await handler(request)
    writeAnswer(outgoing, response, await response.text())
  } catch (error) {
    console.error(error)
    const written: NodeResponse = Object(outgoing).raw ?? outgoing // a FastifyReply has Node's response in `raw`
    writeAnswer(written, new Response(null, { status: 500 }), error instanceof InputError ? error.message : '')
  }
}

/** Milliseconds that the rest of a refused request may take. */
const patience = 30_000
