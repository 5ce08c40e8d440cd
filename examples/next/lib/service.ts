import 'server-only'
import { createClient } from 'ledgerline'
import { createLimiter, type Limiter } from 'ledgerline/limits'
import { createProxy, type ProxyHandler } from 'ledgerline/proxy'

const shared: { limiter?: Limiter; proxy?: ProxyHandler } & typeof globalThis = globalThis
shared.limiter ??= createLimiter({ requestsPerSecond: 40 })

const service = {
  apiKey: process.env.LEDGERLINE_API_KEY,
  baseUrl: process.env.LEDGERLINE_URL, // a mock server in tests, else unset
  limiter: shared.limiter,
}

/** Calls the service: for server components, actions and route handlers. */
export const client = createClient(service)

shared.proxy ??= createProxy({
  ...service,
  path: '/chain',
  allow: { evm: { getNativeBalance: true, getWalletTokenBalancesPrice: { max: { limit: 100 } } } },
  cache: { maxAge: 15_000 },
})

/** Calls the service for the browser, at `/chain`. */
export const { proxy } = shared
