import { Redis } from 'ioredis'
import { createClient } from 'redis'
import { expect, test } from 'vitest'
import { redisStore } from '../../../../src/limits.js'

const method = () => {}
const methods = (...names: readonly string[]) => Object.fromEntries(names.map((name) => [name, method]))

test.each([
  ['@upstash/redis or @vercel/kv', methods('eval', 'evalsha', 'evalshaRo', 'createScript')],
  [
    '@upstash/redis or a similar',
    { eval: method, evalsha: async (_sha: string, _keys: string[], _values: string[]) => {} },
  ],
  ['redis 3 or older', methods('eval', 'evalsha', 'internal_send_command')],
  ['Valkey GLIDE', methods('invokeScript', 'customCommand')],
  ['Deno KV', methods('get', 'set', 'atomic', 'enqueue')],
  ['Cloudflare KV', methods('get', 'put', 'getWithMetadata')],
])('a client of %s is refused at once, by its name', (name, client) => {
  expect(() => Reflect.apply(redisStore, undefined, [client, { key: 'k' }])).toThrow(
    expect.objectContaining({
      name: 'ConfigurationError',
      message: expect.stringContaining(`redisStore takes a client of ioredis or node-redis, not of ${name}`),
    }),
  )
})

test.each([[{}], [null], [methods('eval')], [methods('evalsha')]])('%j is no client', (client) => {
  expect(() => Reflect.apply(redisStore, undefined, [client, { key: 'k' }])).toThrow('redisStore takes a client of')
})

test('clients of ioredis and node-redis are taken as they are', () => {
  const io = new Redis({ lazyConnect: true })
  expect(redisStore(io, { key: 'k' }).name).toBe('Redis, key k')
  expect(redisStore(createClient(), { key: 'k' }).name).toBe('Redis, key k')
  io.disconnect()
})

test('both keys of a store are in one slot of a cluster, whatever its key is', async () => {
  for (const key of ['}x', '{', '{}', 'a{b}c', '%7D', 'plain']) {
    const keys: string[] = []
    const client = {
      eval: async () => [],
      evalsha: async (_sha: string, count: number, ...rest: string[]) => {
        keys.push(...rest.slice(0, count))
        return ['0', '0', '0', '0', '0', '1']
      },
    }
    await redisStore(client, { key }).status({ requests: 1, span: 1, cell: 1, storeTimeout: 1 })
    const [tag, other] = keys.map((name) => name.match(/^[^{]*\{([^}]+)\}/)?.[1])
    expect(tag).toBeTruthy()
    expect(tag).toBe(other)
  }
})
