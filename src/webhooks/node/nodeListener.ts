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
 * The body streams to the handler no faster than it is read, so that `maxBody` bounds what is held in memory. A client
 * that disconnects causes no error. A body that a framework has already read is taken from `request.rawBody`, or from
 * `request.body`, where that is bytes or text: Cloud Functions, Firebase, NestJS with `rawBody: true` and
 * `express.json({ verify })` keep the one, `express.raw()` the other. A body that was parsed and not kept cannot be
 * verified: the handler of a webhook answers 500 with what to change. A proxy takes it as it is.
 *
 * A method that a `Request` cannot have, such as TRACE, is answered 405.
 *
 * The listener never throws. A handler of your own must read the body to its end or cancel it; if it rejects, the
 * answer is 500 and the reason goes to `console.error`.
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
    const method = methodOf(incoming)
    const request = await requestOf(incoming, method ?? 'POST', answered)
    if (method === undefined) refuseBody(request, patience).catch(() => undefined)
    const response = method === undefined ? new Response(null, { status: 405 }) : await handler(request)
    writeAnswer(outgoing, response, await response.text())
  } catch (error) {
    console.error(error)
    writeAnswer(outgoing, new Response(null, { status: 500 }), '')
  }
}

/** Milliseconds for the rest of a request that is refused. */
const patience = 30_000
