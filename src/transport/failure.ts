import { type ApiError, apiErrorOf } from '../errors/api.js'
import { truncate } from '../errors/truncate.js'
import { memberOf } from '../runtime/members.js'
import { type Redact, redactJson } from '../runtime/redaction.js'
import { billOf } from './bill.js'
import type { Received } from './exchange.js'
import { retryAfterOf } from './retry.js'

/**
 * Creates the error for a response with an error status, or for a redirect. Redirects are never followed, because fetch
 * would send the key to the other origin.
 *
 * Its message is `Request failed, {statusText}({status}): {server's message}`, truncated to 200 characters.
 *
 * @param attempts attempts made, the failed one included
 * @param known the requested URL without secrets, whose host and path are shown if the body gives no reason; and the
 * first hints of the error
 * @returns an error without secrets
 */
export function failureOf(
  { response, text }: Pick<Received, 'response' | 'text'>,
  attempts: number,
  redact: Redact,
  { url = '', hints }: { readonly url?: string; readonly hints?: readonly string[] | undefined } = {},
): ApiError {
  const { status, statusText, headers } = response
  const body = bodyOf(text, redact)
  // browsers hide a redirect behind the status 0
  const isRedirect = !status || (status < 400 && headers.has('location'))
  const words = isRedirect ? 'a redirect was not followed: set baseUrl to where it leads' : wordsIn(body)
  const saysNothing = ['', '{}', '[]', 'null'].includes(words)
  const reason = saysNothing ? `no reason given${url && ` by ${hostAndPath(url)}`}` : words
  const line = redact(`${statusText || 'HTTP status'}(${status}): ${reason}`)
  return apiErrorOf(`Request failed, ${truncate(line.replace(/\s+/g, ' '))}`, {
    status,
    body,
    requestId: redact(headers.get('x-request-id') ?? '') || undefined,
    attempts,
    hints,
    retryAfterMs: retryAfterOf(headers),
    units: billOf(headers),
  })
}

/** Returns host and path of a URL. */
export const hostAndPath = (url: string): string => url.replace(/^\w+:\/\/|[?#].*$/g, '')

/** Returns the body as JSON, or as text without tags. Parsed JSON has no escapes that could hide a secret. */
function bodyOf(text: string, redact: Redact): unknown {
  try {
    return redactJson(JSON.parse(text), redact)
  } catch {
    // not JSON, or nested too deeply: the first 16 KB of a proxy's HTML error page are enough
    const words = redact(text)
      .slice(0, 16_384)
      .replace(/<(script|style).*?(<\/\1>|$)|<[^<>]*>/gis, ' ')
    return truncate(redact(words.replace(/\s+/g, ' ').trim()))
  }
}

/** Finds the server's message in the body, up to a few levels deep; returns the whole body if there is none. */
function wordsIn(body: unknown, levels = 9): string {
  if (typeof body === 'string') return body
  if (Array.isArray(body) && levels) {
    const words = body.slice(0, 5).map((entry) => wordsIn(entry, levels - 1))
    return words.join('; ')
  }
  const words = ['message', 'error', 'errors', 'details'].map((name) => memberOf(Object(body), name)).find(Boolean)
  return words && levels ? wordsIn(words, levels - 1) : JSON.stringify(body)
}
