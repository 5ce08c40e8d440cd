import { ConfigurationError } from '../errors/request.js'
import type { Operation } from '../operation/operation.js'
import type { Settings } from './options.js'
import { version } from './version.js'

/** Headers of a request, and those of their values that are secret. */
export interface RequestHeaders {
  readonly headers: Readonly<Record<string, string>>
  readonly secrets: readonly string[]
}

/**
 * The headers of a call: the key, who asks, and what the caller adds.
 *
 * @throws {ConfigurationError} API_KEY_NOT_SET when there is no key. Nothing was sent.
 */
export async function headersOf(
  { apiKey, direct, headers, product }: Settings,
  operation: Pick<Operation, 'api' | 'bearer' | 'product'>,
  extra: Readonly<Record<string, string>> | undefined,
  body: string | undefined,
): Promise<RequestHeaders> {
  const own: Record<string, string> = { accept: 'application/json' }
  const secrets: string[] = []
  if (body !== undefined) own['content-type'] = 'application/json'
  if (direct !== operation.api) {
    own['x-moralis-platform'] = 'ledgerline'
    own['x-moralis-platform-version'] = version
    own['x-moralis-build-target'] = buildTarget()
    if (operation.product && product) own['x-moralis-product'] = product
    const key = (typeof apiKey === 'function' ? await apiKey() : apiKey)?.trim()
    if (key) {
      secrets.push(key)
      own['x-api-key'] = key
      if (operation.bearer) own.authorization = `Bearer ${key}`
    } else if (apiKey !== null) {
      const hints = ['Pass apiKey, or null where a proxy adds it']
      throw new ConfigurationError('apiKey is not set', { code: 'API_KEY_NOT_SET', hints })
    }
  }
  for (const [name, value] of Object.entries({ ...headers, ...extra })) own[name.toLowerCase()] = value
  return { headers: own, secrets }
}

function buildTarget(): string {
  const marks = { Bun: 'bun', Deno: 'deno', document: 'browser', WorkerGlobalScope: 'worker' }
  return Object.entries(marks).find(([mark]) => mark in globalThis)?.[1] ?? 'node'
}
