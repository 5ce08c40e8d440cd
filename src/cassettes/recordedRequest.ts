import type { FetchRequest } from '../mock/fetch/fetchRequest.js'
import { type MockOperation, wireName } from '../mock/model/mockOperation.js'
import { fingerprint, halfOf } from '../runtime/fingerprint.js'
import { redactJson, secretsIn } from '../runtime/redaction.js'
import { createRedactor, isCredential } from '../transport/redact.js'
import { hidesSecret } from './hiddenSecrets.js'
import { type Identified, identify } from './identify.js'
import { inOrder, jsonOf, queryOf, type Recording } from './recording.js'
import { secretFields } from './secretFields.js'

/** A request as a cassette has it, with what its response needs. */
export interface RecordedRequest extends Identified {
  readonly request: Recording['request']
  /** The request as version 0.1 wrote it. */
  readonly requestOf01: Recording['request']
  /**
   * Removes secrets from a response: those of the request, and those that its fields contain.
   *
   * @returns `undefined` if one remains in a spelling that can't be replaced
   */
  readonly withoutSecrets: <Value>(value: Value) => Value | undefined
}

/** Reads a request for a cassette: what it is for, in a stable order and without secrets. */
export async function recordedRequest(sent: FetchRequest): Promise<RecordedRequest> {
  const identified = await identify(sent)
  const { operation, path, before, formerly } = identified
  const text = await sent.text()
  const body = text === '' ? undefined : inOrder(jsonOf(text)?.value ?? text)
  const credentials = credentialsIn(sent)
  const names = secretFields(operation)
  const redacted = (value: unknown, of: readonly string[], always: readonly string[]): unknown => {
    const secrets = [...always, ...secretsIn(body, of), ...secretsIn(value, of)]
    return redactJson(value, createRedactor(secrets, of, [])) // not extended keys: they are in the path anyway
  }
  const written = (at: string, of: readonly string[], always = credentials): Recording['request'] =>
    ({
      method: sent.method,
      path: redacted(at, of, always),
      ...(sent.url.search !== '' && { query: redacted(queryOf(sent.url.searchParams), of, always) }),
      ...(body !== undefined && { body: redacted(body, of, always) }),
    }) as Recording['request'] // without secrets it has the same shape
  const own = [...credentials, ...queryTokens(sent.url, operation)]
  const hidden = [...own, ...tokensIn(before)]
  const whole = written(path ?? String(redacted(before, names, hidden)), names, own)
  const isClean = path !== undefined && !hidesSecret(JSON.stringify(whole), [...own, ...secretsIn(body, names)], names)
  const request = isClean ? whole : withoutInputs(sent, whole)
  return {
    ...identified,
    request,
    requestOf01: written(formerly.path, secretFields(formerly.operation)),
    withoutSecrets: (value) => {
      const plain = redacted(value, names, hidden) as typeof value // without secrets it has the same shape
      const secrets = [...hidden, ...secretsIn(body, names), ...secretsIn(value, names)]
      const asText = typeof plain === 'string' ? plain : JSON.stringify(plain)
      return hidesSecret(asText, secrets, names) ? undefined : plain
    },
  }
}

/**
 * A request that no document describes, so that anything in it may be a secret, or one that says a secret in a spelling
 * that can't be replaced: 32 bits of a hash tell it from others.
 */
function withoutInputs({ url, method }: FetchRequest, whole: Recording['request']): Recording['request'] {
  return { method, host: url.host, fingerprint: halfOf(fingerprint(JSON.stringify(whole))) }
}

/** The secrets among the headers of a request: whole, and what they consist of. */
function credentialsIn({ headers }: FetchRequest): readonly string[] {
  return Object.entries(headers)
    .filter(([name]) => isCredential(name))
    .flatMap(([name, value]) => {
      const bare = value.replace(/^(?:Bearer|Basic|Token) /i, '').trim()
      const [, basic = ''] = /^Basic (.+)/i.exec(value) ?? []
      const decoded = Buffer.from(basic, 'base64').toString()
      const cookies = name === 'cookie' ? value.split(/;\s*/).map((one) => one.slice(one.indexOf('=') + 1)) : []
      const parts = [value.trim(), bare, decoded, decoded.slice(decoded.indexOf(':') + 1), ...cookies]
      return parts.filter((secret) => secret !== '')
    })
}

/** What may be a token among the segments of a path, as it is written and decoded. */
function tokensIn(path: string): readonly string[] {
  const tokens = path.split('/').filter((text) => isToken(text) && !/^0x[\da-f]*$/i.test(text))
  return [...new Set(tokens.flatMap((token) => [token, decoded(token)]))]
}

/** More than the client takes for one: a word in lower case of fewer than 20 letters is a name. */
const isToken = (text: string): boolean => (text.length >= 8 && /[\dA-Z]/.test(text)) || /[a-z]{20}/.test(text)

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment // a stray percent sign
  }
}

/** Values of a query that are named as a secret, and are no inputs of the operation, such as `token_addresses`. */
function queryTokens({ searchParams }: URL, operation: MockOperation | undefined): readonly string[] {
  const inputs = operation?.inputs.map(wireName) ?? []
  return [...searchParams].flatMap(([name, value]) =>
    isCredential(name) && !inputs.includes(name.replace(/\[\]$/, '')) ? [value] : [],
  )
}
