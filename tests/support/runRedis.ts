import { afterAll, beforeAll } from 'vitest'
import { findRedis, type RedisServer, startRedis } from './redisServer.js'

/** The Redis of a file; there is one while its tests run. */
export interface RunningRedis {
  readonly server: RedisServer
}

/**
 * Gives the tests of a file a Redis of their own, where there is one: `undefined` on a clone without any, which says so.
 * CI fails instead.
 */
export async function runRedis(): Promise<RunningRedis | undefined> {
  try {
    await findRedis()
  } catch (error) {
    if (process.env.CI) throw error
    console.warn(`What needs a Redis is not tested. ${error instanceof Error ? error.message : error}`)
    return undefined
  }
  let server: RedisServer | undefined
  beforeAll(async () => {
    server = await startRedis()
  })
  afterAll(() => server?.close())
  return {
    get server() {
      if (!server) throw new Error('Redis runs only while tests do')
      return server
    },
  }
}
