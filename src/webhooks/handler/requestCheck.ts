import { InputError } from '../../errors/input.js'

/**
 * Returns what is wrong with the argument of a handler, if it is no `Request`. One is recognised by what it can do: those
 * of other realms, of frameworks and of polyfills are no instances of our class.
 */
export function notRequest(request: unknown): InputError | undefined {
  const { headers, body } = Object(request)
  const hasBody = !body || typeof body.getReader === 'function' || Symbol.asyncIterator in Object(body)
  if (typeof headers?.get === 'function' && hasBody) return undefined
  return new InputError('The handler takes a Request', {
    hints: ['node:http and Express: toNodeListener(handler)', 'Hono: handler(context.req.raw)'],
  })
}

/** @throws {InputError} when something else has read the body, or is reading it. */
export function assertUnread({ bodyUsed, body }: Request): void {
  if (!bodyUsed && !body?.locked) return
  throw new InputError('The body of the request was read before the handler got it', {
    hints: [
      'Pass the untouched request: the signature covers the raw body, so a parsed one cannot be verified',
      "Express: mount it before app.use(express.json()), or after express.raw({ type: '*/*' }), or keep the bytes:",
      'app.use(express.json({ verify: (request, _, bytes) => { request.rawBody = bytes } }))',
      'NestJS: NestFactory.create(module, { rawBody: true })',
      'Elsewhere: read no request.json() or context.req.json() before it',
    ],
  })
}
