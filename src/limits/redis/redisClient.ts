/** A client of ioredis, a single one or a cluster. */
export interface IoRedisClient {
  readonly eval: (script: string, keyCount: number, ...keysAndArguments: string[]) => Promise<unknown>
  /** By which it is told from node-redis. */
  readonly evalsha: unknown
}

/** A client of node-redis (the package `redis`), a single one, a pool or a cluster; it has to be connected. */
export interface NodeRedisClient {
  readonly eval: (script: string, options: { keys: string[]; arguments: string[] }) => Promise<unknown>
  /** By which it is told from ioredis. */
  readonly evalSha: unknown
}

/** Runs a script in one round trip. */
export function runScript(
  client: IoRedisClient | NodeRedisClient,
  script: string,
  keys: string[],
  values: string[],
): Promise<unknown> {
  if ('evalSha' in client) return client.eval(script, { keys, arguments: values })
  return client.eval(script, keys.length, ...keys, ...values)
}
