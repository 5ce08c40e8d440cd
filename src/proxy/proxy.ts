import { bindApis } from '../../generated/clients.gen.js'
import { isFunction } from '../arguments/rules.js'
import { InputError } from '../errors/input.js'
import { truncate } from '../errors/truncate.js'
import { withoutPrivateKeys } from '../errors/walletKeys.js'
import { createIsolate } from '../operation/isolated.js'
import type { Operation } from '../operation/operation.js'
import { createMisuse } from '../webhooks/handler/handlerMisuse.js'
import type { NotOfNode } from '../webhooks/node/webhookHandler.js'
import { type ProxyAnswer, Refused, refusal, responseOf, type Told } from './answer.js'
import { bodyOf } from './body.js'
import { createCache } from './cache.js'
import { assertCallerId, isNobody } from './callerId.js'
import { createCallers } from './callers.js'
import { boundedInputs, inputsIn, pinnedHeaders } from './inputs.js'
import { type ProxyOptions, proxySettings } from './options.js'
import { foreignOrigin, isPreflight, preflightHeaders, readableBy } from './origin.js'
import { type OperationsOfApis, passagesOf } from './passage.js'
import { reasonOfStatus, rejectionReport } from './rejection.js'
import { createRoutes, type Match } from './routes.js'
import { createService } from './send.js'

/**
 * Answers requests of pages. Mount it as it is on servers that use `Request` and `Response`: Next.js, Hono, workers,
 * Bun and Deno. For node:http and Express, whose arguments its type doesn't accept, wrap it with `toNodeListener`.
 */
export type ProxyHandler = <Platform>(request: Request, platform?: NotOfNode<Platform>) => Promise<Response>

/**
 * Creates a proxy that keeps your API key on the server. Pages call the proxy the way they would call the service, and
 * it lets through what `allow` names. It matches each request to an operation, reads and checks its inputs, and makes a
 * new request from them: nothing else of the caller's URL, headers or cookies reaches the service.
 *
 * A response of the service keeps its status and its body, without the key. It is always JSON. The proxy's own
 * responses are `{ message }`:
 *
 * | status | when |
 * |---|---|
 * | 400 | an input is unknown, missing or invalid; the body isn't JSON, isn't sent as JSON, or doesn't arrive in time |
 * | 401 | `authorize` returned nothing |
 * | 403 | the operation isn't allowed or doesn't exist; a page of another origin asks |
 * | 413, 414 | the request body or the URL is too long |
 * | 429 | the caller has used up `limitPerCaller`, or the proxy the budget of `limiter`; with `retry-after`, unless the budget never resets |
 * | 502 | the service refused the key, or your plan's quota is used up; or its response is a redirect, HTML, too long, of an invalid status, or has the key behind escapes |
 * | 503 | the store of `limitPerCaller` or `limiter` doesn't respond |
 * | 504 | the service didn't respond in time, or couldn't be reached |
 *
 * `onReject` is told why a request was refused, which the page isn't. Node's arguments, without `toNodeListener`, are
 * answered with a 500 that says what to do.
 *
 * The proxy rejects with whatever `authorize` or `callerOf` throws, and with a `ConfigurationError` if they return
 * anything but an id.
 *
 * @throws {ConfigurationError} INVALID_CONFIGURATION for an unknown or invalid option, operation or input.
 * @example
 * const proxy = createProxy({ apiKey, path: '/chain', allow: { evm: { getNativeBalance: true } } })
 * export const GET = proxy                                  // Next.js: app/chain/[...path]/route.ts
 * app.post('/chain/*', (context) => proxy(context.req.raw)) // Hono
 */
export function createProxy(options: ProxyOptions): ProxyHandler {
  const { allow, path, client, callerOf, origins, limitPerCaller, keep, maxRequest, onReject } = proxySettings(options)
  const all = operationsOfApis()
  const passages = passagesOf(all, allow)
  const find = createRoutes(all)
  const service = createService(client)
  const takeTurns = createCallers(limitPerCaller)
  const cache = createCache(keep)
  const bounds = { maxRequest, timeout: client.timeout }
  const report = rejectionReport(onReject)
  const refuseMisuse = createMisuse(undefined)

  /** Says why a request isn't allowed. The page isn't told, because it would learn what there is. */
  const whyNot = ({ method }: Request, pathname: string, search: string, match: Match | undefined): Told => {
    const at = `${truncate(method, 20)} ${truncate(withoutPrivateKeys(pathname), 120)}`
    if (match) return { reason: 'operation', message: `allow has no ${match.operation.api}.${match.operation.id}` }
    if (!pathname.startsWith(`${path}/`))
      return { reason: 'path', message: `${at} is not below ${path}/, which is the option path` }
    const others = methods.flatMap((one) => find(one, pathname.slice(path.length), search)?.operation ?? [])
    if (others.length === 0) return { reason: 'path', message: `No operation is at ${at}` }
    const takes = others.map((one) => `${one.id} takes ${one.method}`).join(', ')
    return { reason: 'method', message: `${at}: ${takes}` }
  }

  const answer = async (request: Request, respond: Respond, asked: Asked): Promise<Response> => {
    const { pathname, search } = new URL(request.url)
    if (pathname.length + search.length > longestUrl)
      throw new Refused(414, `The URL is longer than ${longestUrl} characters`)
    const match = pathname.startsWith(`${path}/`)
      ? find(request.method, pathname.slice(path.length), search)
      : undefined
    const passage = match && passages.get(match.operation)
    asked.operation = match?.operation.id
    if (!passage)
      throw new Refused(403, 'This is not allowed here', undefined, whyNot(request, pathname, search, match))
    const caller = await callerOf(request)
    if (isNobody(caller)) throw new Refused(401, 'Sign in first', undefined, { message: 'authorize returned no id' })
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
      // without the signal: others may share the response, so the first caller must not abort it
      const got = cache.get(key) ?? (await cache.ask(key, () => service.send(call, turns)))
      return respond(got, pinned, got.status === 200)
    } finally {
      turns?.end()
    }
  }

  return async (request: Request, platform?: unknown) => {
    const misuse = misuseOf(request)
    if (misuse) return refuseMisuse(misuse, request, platform)
    const asked: Asked = {}
    const foreign = foreignOrigin(request)
    const isReadable = foreign !== undefined && origins.has(foreign)
    const cors = isReadable ? readableBy(foreign) : {}
    const respond: Respond = (given, headers, isShared) =>
      responseOf({ ...given, headers: { ...given.headers, ...headers, ...cors } }, isShared)
    try {
      if (foreign !== undefined && !isReadable) throw notOfOrigin(foreign)
      if (isReadable && isPreflight(request)) return respond(accepted, preflightHeaders(request))
      return await answer(request, respond, asked)
    } catch (error) {
      const refused = error instanceof InputError ? new Refused(400, error.message) : error
      if (refused instanceof Refused) {
        const { told, answer, message } = refused
        const { status } = answer
        const reason = told?.reason ?? reasonOfStatus[status]
        if (reason) report({ reason, ...asked, status, message: truncate(told?.message ?? message, 300) })
        return respond(answer)
      }
      if (request.signal.aborted) return respond(refusal(504, 'The caller has left'))
      throw error
    }
  }
}

const notOfOrigin = (origin: string): Refused =>
  new Refused(403, 'Pages of another origin may not ask here', undefined, {
    reason: 'caller',
    message: `A page of ${truncate(origin, 80)} asks: origins lists those whose pages may`,
  })

/** What is known of a request so far. */
interface Asked {
  operation?: string | undefined
}

/** The methods that operations have. */
const methods = ['GET', 'POST', 'PUT', 'DELETE'] as const

/** Creates the `Response`, with further headers. */
type Respond = (answer: ProxyAnswer, headers?: ProxyAnswer['headers'], isShared?: boolean) => Response

const accepted: ProxyAnswer = { status: 204, text: '', headers: {} }

/** The most characters of path and query, enough for more than a hundred addresses. Anyone can send long URLs. */
const longestUrl = 32_768

/** Returns the operations of every API, isolated from `Object.prototype`. */
function operationsOfApis(): OperationsOfApis {
  const isolate = createIsolate()
  const lists: unknown = bindApis(
    <Client>(operations: readonly Operation[]) => operations.map(isolate) as Client, // lists instead of bound clients
  )
  return lists as OperationsOfApis
}

/** Whether an operation only reads, so that its response may be cached. */
function isRead({ method, idempotent }: Operation): boolean {
  return method === 'GET' || (method === 'POST' && idempotent === true)
}

function isResponse(given: unknown): given is Response {
  const { status, headers } = Object(given)
  return typeof status === 'number' && isFunction(Object(headers).get)
}

/** Returns what is wrong with an argument that isn't a `Request`, such as that of node:http. */
function misuseOf(request: unknown): InputError | undefined {
  if (typeof Object(request).headers?.get === 'function') return undefined
  return new InputError('The proxy takes a Request', {
    hints: ['node:http and Express: toNodeListener(proxy)', 'Hono: proxy(context.req.raw)'],
  })
}
