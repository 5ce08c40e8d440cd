import { bindApis } from '../generated/clients.gen.js'
import type { Operation } from '../src/operation/operation.js'
import { createProxy, type NodeListener, type ProxyOptions, toNodeListener } from '../src/proxy.js'

/** Where the page finds its proxy, on its own origin. */
export const proxyPath = '/chain'

/**
 * Creates the proxy of the playground, by which the page reads from the live service without knowing the key. It answers
 * this page alone: a browser says of every request on this machine which page it is of.
 */
export function createLiveProxy(apiKey: string, options: Partial<ProxyOptions> = {}): NodeListener {
  const isOwn = (request: Request): boolean => request.headers.get('sec-fetch-site') === 'same-origin'
  const authorize = (request: Request) => (isOwn(request) ? 'playground' : undefined)
  return toNodeListener(createProxy({ apiKey, path: proxyPath, allow: reads(), authorize, ...options }))
}

/** Every operation that only reads, and answers with no secret. */
function reads(): ProxyOptions['allow'] {
  const isRead = ({ method, idempotent, secrets, fullnodeOnly }: Operation): boolean =>
    (method === 'GET' || (method === 'POST' && idempotent === true)) && !secrets && !fullnodeOnly
  const idsOf = (operations: readonly Operation[]) =>
    Object.fromEntries(operations.filter(isRead).map(({ id }) => [id, true]))
  const allowed: unknown = bindApis(<Client>(operations: readonly Operation[]) => idsOf(operations) as Client)
  return allowed as ProxyOptions['allow'] // an object of each API, with ids of its own
}
