import { ConfigurationError } from '../errors/configuration.js'
import { TimeoutError } from '../errors/connection.js'
import type { HeadersInput } from '../operation/call.js'
import type { Operation } from '../operation/operation.js'
import type { Redact } from '../runtime/redaction.js'
import { withTimeout } from '../runtime/withTimeout.js'
import { isCredential } from '../transport/redact.js'
import { environmentKey, isOfProvider, usesEnvironment } from './environmentKey.js'
import type { Settings } from './settings.js'
import { version } from './version.js'

/** Headers of a request, and the function that removes their secrets from text. */
export interface RequestHeaders {
  readonly headers: Readonly<Record<string, string>>
  readonly redact: Redact
}

/** The parts of a request that its headers depend on. */
export interface Sent {
  /** Where the request goes: a key from the environment is sent only to the provider. */
  readonly url: string
  /** Headers of this call, which override those of the client. */
  readonly headers: HeadersInput | undefined
  readonly body: string | undefined
  /** Secrets of the call outside its headers: in its URL or its inputs. */
  readonly hidden: readonly string[]
}

/** What bounds the wait for the key. */
export interface KeyBounds {
  readonly signal?: AbortSignal | null | undefined
  /** Milliseconds that the function `apiKey` may take. */
  readonly timeout: number
}

/**
 * Builds the headers of a call as `headersOf` does. It waits for the function `apiKey` at most as long as an attempt
 * may take, and stops waiting on an abort.
 *
 * @throws the reason of the signal, unchanged
 * @throws {TimeoutError} if the function does not settle in time
 */
export function headersWithin(
  { signal, timeout }: KeyBounds,
  ...call: Parameters<typeof headersOf>
): Promise<RequestHeaders> {
  const [{ apiKey }] = call
  if (typeof apiKey !== 'function') return headersOf(...call) // there is nothing to wait for
  return withTimeout({ timeout, expire: keyExpired, signal }, () => headersOf(...call))
}

const keyExpired = (timeout: number): TimeoutError =>
  new TimeoutError(`The function apiKey gave no key within ${timeout} ms`, {
    timeout,
    hints: ['Nothing was sent: make the function faster, or raise timeout'],
  })

/**
 * Builds the headers of a call: the key, the client's name and version, and what the caller adds.
 *
 * @throws {ConfigurationError} API_KEY_NOT_SET if there is no key. Nothing was sent.
 */
async function headersOf(
  settings: Settings,
  operation: Pick<Operation, 'api' | 'bearer' | 'product' | 'secrets'>,
  { url, headers: ofCall, body, hidden }: Sent,
): Promise<RequestHeaders> {
  const { apiKey, direct, headers, product, buildTarget, redactorOf } = settings
  const sent: Record<string, string> = { accept: 'application/json' }
  const secrets = [...hidden]
  if (body !== undefined) sent['content-type'] = 'application/json'
  if (direct !== operation.api) {
    sent['x-moralis-platform'] = 'ledgerline'
    sent['x-moralis-platform-version'] = version
    sent['x-moralis-build-target'] = buildTarget
    if (operation.product && product) sent['x-moralis-product'] = product
    const given = typeof apiKey === 'function' ? await apiKey() : apiKey
    const found = usesEnvironment(settings) && isOfProvider(url) ? environmentKey() : undefined
    const key = String(given ?? found ?? '').trim()
    if (key) {
      sent['x-api-key'] = key
      if (operation.bearer) sent.authorization = `Bearer ${key}`
      secrets.push(`Bearer ${key}`, ...spellingsOf(key))
    } else if (apiKey !== null) {
      const hints = ['Pass apiKey (is its variable set?), or null if a proxy adds it']
      if (apiKey === undefined) hints.push(`LEDGERLINE_API_KEY is read only for the provider's hosts, without baseUrl`)
      throw new ConfigurationError('apiKey is not set', { code: 'API_KEY_NOT_SET', hints })
    }
  }
  for (const [name, value] of [...pairsOf(headers), ...pairsOf(ofCall)]) {
    if (value === undefined) continue
    const text = String(value).trim() // as fetch does
    sent[name.toLowerCase()] = text
    if (isCredential(name)) secrets.push(...spellingsOf(text).filter(canBeSecret))
  }
  return { headers: sent, redact: redactorOf(secrets, operation.secrets) }
}

/** A credential with and without its scheme: a key is often pasted with one, and responses quote only the rest. */
const spellingsOf = (value: string): readonly string[] => [value, value.replace(/^[\w-]+\s+/, '')]

/**
 * Whether a header's value can be a secret. A short value or a common word isn't one, whatever its header is called
 * (`x-auth-required: true`). If it counted as a secret, that word would disappear from every message.
 */
function canBeSecret(value: string): boolean {
  const usual = /^(?:anonymous|bearer|default|digest|disabled|enabled|public|required|undefined)$/i
  return value.length > 5 && !usual.test(value)
}

function pairsOf(headers: HeadersInput = {}): Iterable<readonly [string, string | undefined]> {
  if (!(Symbol.iterator in headers)) return Object.entries(headers)
  return headers
}
