import { ConfigurationError } from '../errors/configuration.js'
import { TimeoutError } from '../errors/connection.js'
import type { HeadersInput } from '../operation/call.js'
import type { Operation } from '../operation/operation.js'
import { assertPositive } from '../transport/option.js'
import { isCredential, type Redact } from '../transport/redact.js'
import { stage } from '../transport/stage.js'
import type { Settings } from './options.js'
import { version } from './version.js'

/** Headers of a request, and the function that removes their secrets from text. */
export interface RequestHeaders {
  readonly headers: Readonly<Record<string, string>>
  readonly redact: Redact
}

/** What bounds the wait for the key. */
export interface KeyBounds {
  readonly signal?: AbortSignal | null | undefined
  /** Milliseconds that a function may take to give the key. */
  readonly timeout: number
}

/**
 * Builds the headers of a call as `headersOf` does, but waits no longer for the function that gives the key than an attempt
 * may take, nor after an abort.
 *
 * @throws the reason of the signal, untouched
 * @throws {TimeoutError} when the function does not settle
 */
export function headersWithin(
  { signal, timeout }: KeyBounds,
  ...call: Parameters<typeof headersOf>
): Promise<RequestHeaders> {
  assertPositive(timeout, 'timeout')
  return stage(signal, (_, later, abort) => {
    later(timeout, () => abort(keyExpired(timeout)))
    return headersOf(...call)
  })
}

const keyExpired = (timeout: number): TimeoutError =>
  new TimeoutError(`The function apiKey gave no key within ${timeout} ms`, {
    timeout,
    hints: ['Let it give up in time, or raise timeout; nothing was sent'],
  })

/**
 * Builds the headers of a call: the key, the client's name and version, and what the caller adds.
 *
 * @param ofCall - headers of this call alone, which come after those of the client
 * @throws {ConfigurationError} API_KEY_NOT_SET when there is no key. Nothing was sent.
 */
async function headersOf(
  { apiKey, direct, headers, product, buildTarget, redactorOf }: Settings,
  operation: Pick<Operation, 'api' | 'bearer' | 'product'>,
  ofCall: HeadersInput | undefined,
  body: string | undefined,
): Promise<RequestHeaders> {
  const sent: Record<string, string> = { accept: 'application/json' }
  const secrets: string[] = []
  const add = (name: string, value: string): void => {
    sent[name] = value
    // also without its scheme, because a key is often pasted with one, and answers quote the rest
    if (isCredential(name)) secrets.push(value, value.replace(/^[\w-]+\s+/, ''))
  }
  if (body !== undefined) sent['content-type'] = 'application/json'
  if (direct !== operation.api) {
    sent['x-moralis-platform'] = 'ledgerline'
    sent['x-moralis-platform-version'] = version
    sent['x-moralis-build-target'] = buildTarget
    if (operation.product && product) sent['x-moralis-product'] = product
    const key = String((typeof apiKey === 'function' ? await apiKey() : apiKey) ?? '').trim()
    if (key) {
      add('x-api-key', key)
      if (operation.bearer) add('authorization', `Bearer ${key}`)
    } else if (apiKey !== null) {
      const hints = ['Pass apiKey (is its variable set?), or null if a proxy adds it']
      throw new ConfigurationError('apiKey is not set', { code: 'API_KEY_NOT_SET', hints })
    }
  }
  for (const [name, value] of [...pairsOf(headers), ...pairsOf(ofCall)]) {
    if (value !== undefined) add(name.toLowerCase(), String(value).trim()) // as fetch does
  }
  return { headers: sent, redact: redactorOf(secrets) }
}

function pairsOf(headers: HeadersInput = {}): Iterable<readonly [string, string | undefined]> {
  if (!(Symbol.iterator in headers)) return Object.entries(headers)
  return headers as Iterable<readonly [string, string]> // a plain object has no such symbol
}
