import { isFunction } from '../../arguments/rules.js'
import { ConfigurationError } from '../../errors/configuration.js'

/**
 * Rejects clients other than ioredis and node-redis at once, and names those that it recognises. They would fail at the
 * first call, or send a script that Redis can't read.
 *
 * @throws {ConfigurationError} INVALID_CONFIGURATION
 */
export function assertRedis(client: unknown): void {
  const has = (name: string): boolean => isFunction(Object(client)[name])
  const product = others.find(({ members }) => members.every(has))
  const takesLists = Object(Object(client).evalsha).length === 3 // script, keys, values
  if (!product && !takesLists && has('eval') && (has('evalsha') || has('evalSha'))) return
  const given = product?.name ?? (takesLists ? '@upstash/redis or a similar client' : undefined)
  throw new ConfigurationError(
    `redisStore takes a client of ioredis or node-redis${given ? `, not of ${given}` : ''}`,
    { hints: [product?.instead ?? 'Pass new Redis(url) of ioredis, or a connected createClient({ url }) of redis'] },
  )
}

/** A client that we recognise but can't use. */
interface OtherClient {
  readonly name: string
  /** The methods that it is recognised by. */
  readonly members: readonly string[]
  readonly instead?: string
}

const overTcp = 'Such databases also accept TCP connections: pass new Redis(its rediss:// URL) of ioredis'
const noScripts = 'It cannot run scripts: use Redis, or postgresStore'

const others: readonly OtherClient[] = [
  { name: '@upstash/redis or @vercel/kv', members: ['evalshaRo', 'createScript'], instead: overTcp },
  { name: 'redis 3 or older', members: ['internal_send_command'], instead: 'Update the package redis to 4 or later' },
  { name: 'Valkey GLIDE', members: ['invokeScript', 'customCommand'] },
  { name: 'Deno KV', members: ['atomic', 'enqueue'], instead: noScripts },
  { name: 'Cloudflare KV', members: ['getWithMetadata', 'put'], instead: noScripts },
  { name: 'Memcached', members: ['gets', 'cas'], instead: noScripts },
  { name: 'Bun', members: ['send', 'hmset', 'getBuffer'] },
]
