/** A client of `ioredis`: a Redis or a Cluster. */
export interface IoRedisClient {
  readonly eval: (script: string, keyCount: number, ...keysAndArguments: string[]) => Promise<unknown>
  /** Tells it from node-redis. */
  readonly evalsha: (sha: string, keyCount: number, ...keysAndArguments: string[]) => Promise<unknown>
}

/** A connected client of node-redis (the package `redis`): a single one, a pool or a cluster. */
export interface NodeRedisClient {
  readonly eval: (script: string, options: { keys: string[]; arguments: string[] }) => Promise<unknown>
  /** Tells it from ioredis. */
  readonly evalSha: (sha: string, options: { keys: string[]; arguments: string[] }) => Promise<unknown>
}

/** A script. Once Redis has run it, it can be called by its hash. */
export interface Script {
  readonly text: string
  /** Returns the SHA-1 of the text, in hex. */
  sha(): Promise<string>
}

/** Makes a script from its text. */
export function scriptOf(text: string): Script {
  let known: Promise<string> | undefined
  return {
    text,
    sha() {
      known ??= hashOf(text)
      return known
    },
  }
}

/** Runs a script in one round trip, or two if Redis doesn't know it yet. */
export async function runScript(
  client: IoRedisClient | NodeRedisClient,
  script: Script,
  keys: string[],
  values: string[],
): Promise<unknown> {
  const sha = await script.sha()
  try {
    if ('evalSha' in client) return await client.evalSha(sha, { keys, arguments: values })
    return await client.evalsha(sha, keys.length, ...keys, ...values)
  } catch (error) {
    if (!(error instanceof Error && error.message.startsWith('NOSCRIPT'))) throw error
    if ('evalSha' in client) return client.eval(script.text, { keys, arguments: values })
    return client.eval(script.text, keys.length, ...keys, ...values)
  }
}

async function hashOf(text: string): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-1', new TextEncoder().encode(text))
  return Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
