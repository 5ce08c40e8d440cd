import { Redis } from 'ioredis'
import { afterAll, expect, test } from 'vitest'
import { redisStore } from '../../../src/limits.js'
import { createMockFetch } from '../../../src/mock.js'
import { createProxy } from '../../../src/proxy.js'
import { runRedis } from '../../support/runRedis.js'

const redis = await runRedis()
let client: Redis | undefined
afterAll(() => client?.quit())

const path = '/chain/evm/0xd8da6bf26964af9d7eed9e03e53415d37aa96045/balance'

test.runIf(redis)('proxies of one store share the budget of each caller, who has one of their own', async () => {
  if (!redis) return
  client = new Redis(redis.server.url)
  const store = redisStore(client, { key: 'proxy' })
  const callerOf = (request: Request) => request.headers.get('x-user')
  const limitPerCaller = { requestsPerSecond: 1000, budget: { units: 20, per: 'day' }, store } as const
  const allow = { evm: { getNativeBalance: true } } as const
  const options = { apiKey: 'a-key-of-ours', fetch: createMockFetch(), path: '/chain', allow, callerOf, limitPerCaller }
  const proxies = [createProxy(options), createProxy(options)]
  const statuses = (user: string) =>
    Promise.all(
      [...proxies, ...proxies].map(async (proxy) => {
        const request = new Request(`https://app.example${path}`, { headers: { 'x-user': user } })
        return (await proxy(request)).status
      }),
    )
  expect((await statuses('a')).sort()).toEqual([200, 200, 429, 429])
  expect((await statuses('b')).sort()).toEqual([200, 200, 429, 429])
})
