import { InputError } from '../../errors/input.js'

/**
 * Returns an error if the argument of a handler isn't a `Request`. It checks what the argument can do, because requests
 * of other realms, frameworks and polyfills aren't instances of our class.
 */
export function notRequest(request: unknown): InputError | undefined {
  const { headers, body } = Object(request)
  const hasBody = !body || typeof body.getReader === 'function' || Symbol.asyncIterator in Object(body)
  if (typeof headers?.get === 'function' && hasBody) return undefined
  if (typeof Object(request).raw?.httpVersion === 'string') {
    return new InputError('The handler takes a Request, and got a FastifyRequest', {
      hints: [
        `Fastify parses bodies, and the signature covers the raw one. Keep its bytes: ${fastifyParser}`,
        "and pass new Request('http://localhost/', { method, headers: { 'x-signature': … }, body: request.body })",
      ],
    })
  }
  return new InputError('The handler takes a Request', {
    hints: ['node:http and Express: toNodeListener(handler)', 'Hono: handler(context.req.raw)'],
  })
}

const fastifyParser =
  "addContentTypeParser('application/json', { parseAs: 'buffer' }, (_, bytes, done) => done(null, bytes))"

/** @throws {InputError} if something else has read the body, or is reading it. */
export function assertUnread({ bodyUsed, body }: Request): void {
  if (!bodyUsed && !body?.locked) return
  throw new InputError('The body of the request was read before the handler got it', {
    hints: [
      'Pass the untouched request: the signature covers the raw body, so a parsed one cannot be verified',
      "Express: mount it before app.use(express.json()), or after express.raw({ type: '*/*' }), or keep the bytes:",
      'app.use(express.json({ verify: (request, _, bytes) => { request.rawBody = bytes } }))',
      'NestJS: NestFactory.create(module, { rawBody: true })',
      `Fastify: ${fastifyParser}`,
      'Elsewhere: do not call request.json() or context.req.json() before it',
    ],
  })
}
