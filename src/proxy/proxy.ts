import { bindApis } from '../../generated/clients.gen.js'
import { isFunction } from '../arguments/rules.js'
import { InputError } from '../errors/input.js'
import { createIsolate } from '../operation/isolated.js'
import type { Operation } from '../operation/operation.js'
import type { NotOfNode } from '../webhooks/node/webhookHandler.js'
import { type ProxyAnswer, Refused, refusal, responseOf } from './answer.js'
import { bodyOf } from './body.js'
import { createCache } from './cache.js'
import { assertCallerId, isNobody } from './callerId.js'
import { createCallers } from './callers.js'
import { boundedInputs, inputsIn, pinnedHeaders } from './inputs.js'
import { type ProxyOptions, proxySettings } from './options.js'
import { foreignOrigin, isPreflight, preflightHeaders, readableBy } from './origin.js'
import { type OperationsOfApis, passagesOf } from './passage.js'
import { createRoutes } from './routes.js'
import { createService } from './send.js'

/**
 * Answers requests of pages. Servers that work with `Request` and `Response` take it as it is: Next.js, Hono, workers, Bun,
 * Deno. `toNodeListener` adapts it for node:http and Express, to which its type says no.
 */
export type ProxyHandler = <Platform>(request: Request, platform?: NotOfNode<Platform>) => Promise<Response>

/**
 * Creates a proxy that keeps the key: pages ask it as they would ask the service, and it asks the service for what
 * `allow` names. Every request is matched to one operation, its inputs are read and checked by that operation, and a new
 * request is made of them: nothing of the caller's URL, headers or cookies reaches the service.
 *
 * | answer | when |
 * |---|---|
 * | as the service gave it | with its status, as JSON, without the key |
 * | 400 | an input is unknown, missing or invalid, or the body is no JSON |
 * | 401 | `authorize` names nobody |
 * | 403 | the operation is not allowed, or there is none; a page of another origin asks |
 * | 413, 414 | the body of the request is too long, or its URL |
 * | 429 | the caller is beyond `limitPerCaller`, or the proxy beyond the budget of `limiter`, with `retry-after` |
 * | 502 | the service refused the key, redirected, or answered with a page of HTML, the key, or no status of HTTP |
 * | 503 | the store of `limitPerCaller` or `limiter` does not answer |
 * | 504 | the service did not answer |
 *
 * It rejects with whatever `authorize` or `callerOf` throws, and where they give what is no id.
 *
 * @throws {ConfigurationError} INVALID_CONFIGURATION for an unknown or invalid option, operation or input.
 * @example
 * const proxy = createProxy({ apiKey, path: '/chain', allow: { evm: { getNativeBalance: true } } })
 * export const GET = proxy                                  // Next.js: app/chain/[...path]/route.ts
 * app.post('/chain/*', (context) => proxy(context.req.raw)) // Hono
 */
export function createProxy(options: ProxyOptions): ProxyHandler {
  const { allow, path, client, callerOf, origins, limitPerCaller, keep, maxRequest } = proxySettings(options)
  const all = operationsOfApis()
  const passages = passagesOf(all, allow)
  const find = createRoutes(all)
  const service = createService(client)
  const takeTurns = createCallers(limitPerCaller)
  const cache = createCache(keep)
  const bounds = { maxRequest, timeout: client.timeout }

  const answer = async (request: Request, respond: Respond): Promise<Response> => {
    const { pathname, search } = new URL(request.url)
    if (pathname.length + search.length > longestUrl)
      throw new Refused(414, `The URL is longer than ${longestUrl} characters`)
    const match = pathname.startsWith(`${path}/`)
      ? find(request.method, pathname.slice(path.length), search)
      : undefined
    const passage = match && passages.get(match.operation)
    if (!passage) throw new Refused(403, 'This is not allowed here')
    const caller = await callerOf(request)
    if (isNobody(caller)) throw new Refused(401, 'Sign in first')
    if (isResponse(caller)) return caller
    assertCallerId(caller)
    const { operation } = match
    const body = await bodyOf(request, operation, bounds)
    const call = service.prepare(operation, boundedInputs(inputsIn(operation, match.path, search, body), passage))
    const pinned = pinnedHeaders(passage, call.request.values)
    const isShared = keep > 0 && isRead(operation)
    const key = `${call.request.method} ${call.request.base}${call.request.path}\n${call.request.body ?? ''}`
    const known = isShared ? cache.get(key) : undefined
    if (known) return respond(known, pinned, true)

    const { signal } = request
    const turns = await takeTurns({
      caller: String(caller),
      operation: operation.id,
      api: operation.api,
      cost: call.cost,
      signal,
    })
    try {
      if (!isShared) return respond(await service.send(call, turns, signal), pinned)
      // what is shared is not ended by the one who happened to be first
      const got = cache.get(key) ?? (await cache.ask(key, () => service.send(call, turns)))
      return respond(got, pinned, got.status === 200)
    } finally {
      turns?.end()
    }
  }

  return async (request: Request) => {
    assertRequest(request)
    const foreign = foreignOrigin(request)
    const isReadable = foreign !== undefined && origins.has(foreign)
    const cors = isReadable ? readableBy(foreign) : {}
    const respond: Respond = (given, headers, isShared) =>
      responseOf({ ...given, headers: { ...given.headers, ...headers, ...cors } }, isShared)
    try {
      if (foreign !== undefined && !isReadable) throw new Refused(403, 'Pages of another origin may not ask here')
      if (isReadable && isPreflight(request)) return respond(accepted, preflightHeaders(request))
      return await answer(request, respond)
    } catch (error) {
      if (error instanceof Refused) return respond(error.answer)
      if (error instanceof InputError) return respond(refusal(400, error.message))
      if (request.signal.aborted) return respond(refusal(504, 'The caller has left'))
      throw error
    }
  }
}

/** Writes an answer with further headers. */
type Respond = (answer: ProxyAnswer, headers?: ProxyAnswer['headers'], isShared?: boolean) => Response

const accepted: ProxyAnswer = { status: 204, text: '', headers: {} }

/** Characters of path and query; more than a hundred addresses have. Strangers send URLs too. */
const longestUrl = 32_768

/** The operations of every API, each without what may stand on `Object.prototype`. */
function operationsOfApis(): OperationsOfApis {
  const isolate = createIsolate()
  const lists: unknown = bindApis(
    <Client>(operations: readonly Operation[]) => operations.map(isolate) as Client, // not bound: as they are
  )
  return lists as OperationsOfApis
}

/** Whether an operation only reads, so that its answer may be kept. */
function isRead({ method, idempotent }: Operation): boolean {
  return method === 'GET' || (method === 'POST' && idempotent === true)
}

function isResponse(given: unknown): given is Response {
  const { status, headers } = Object(given)
  return typeof status === 'number' && isFunction(Object(headers).get)
}

function assertRequest(request: unknown): void {
  if (typeof Object(request).headers?.get === 'function') return
  throw new InputError('The proxy takes a Request', {
    hints: ['node:http and Express: toNodeListener(proxy)', 'Hono: proxy(context.req.raw)'],
  })
}
