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
  settings: Settings,
  operation: Pick<Operation, 'api' | 'bearer' | 'product'>,
  extra: Readonly<Record<string, string>> | undefined,
  hasBody: boolean,
): Promise<RequestHeaders> {
  const content = { accept: 'application/json', ...(hasBody && { 'content-type': 'application/json' }) }
  const own = lowerCased({ ...settings.headers, ...extra })
  if (settings.direct.includes(operation.api)) return { headers: { ...content, ...own }, secrets: [] }
  const key = await keyOf(settings)
  const headers = {
    ...content,
    ...(key && { 'x-api-key': key }),
    'x-moralis-platform': 'ledgerline',
    'x-moralis-platform-version': version,
    'x-moralis-build-target': buildTarget(),
    ...(key && operation.bearer && { authorization: `Bearer ${key}` }),
    ...(operation.product && settings.product && { 'x-moralis-product': settings.product }),
    ...own,
  }
  return { headers, secrets: key ? [key] : [] }
}

async function keyOf({ apiKey }: Settings): Promise<string | undefined> {
  if (apiKey === null) return undefined
  const key = typeof apiKey === 'function' ? await apiKey() : apiKey
  if (typeof key === 'string' && key.trim() !== '') return key.trim()
  throw new ConfigurationError('apiKey is not set', {
    code: 'API_KEY_NOT_SET',
    hints: ['pass it: createClient({ apiKey: process.env.LEDGERLINE_API_KEY })', 'or say apiKey: null where a proxy adds it'],
  })
}

function lowerCased(headers: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]))
}

function buildTarget(): string {
  if ('Bun' in globalThis) return 'bun'
  if ('Deno' in globalThis) return 'deno'
  if ('document' in globalThis) return 'browser'
  return 'WorkerGlobalScope' in globalThis ? 'worker' : 'node'
}
