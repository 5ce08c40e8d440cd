import { excerpt } from '../errors/excerpt.js'
import { type ApiError, apiErrorOf } from '../errors/request.js'
import type { Received, Sendable } from './exchange.js'
import type { Redact } from './redact.js'
import { retryAfterOf } from './retry.js'

/**
 * Makes the error of an answer with an error status, or of a redirect, which is never followed: fetch would carry the
 * key to the other origin.
 *
 * @param attempts attempts made, the failed one included
 * @param now milliseconds since 1970
 * @returns an error that holds no secret, with the server's own words in its message
 */
export function failureOf(
  { response, text }: Received,
  { operation, url }: Sendable,
  attempts: number,
  redact: Redact,
  now: number,
): ApiError {
  const { status, statusText, headers } = response
  const get = (name: string): string | undefined => headers.get(name) ?? undefined
  const body = bodyOf(text, redact)
  const common = {
    operation,
    status,
    statusText: excerpt(redact(statusText), 50),
    body,
    requestId: excerpt(redact(get('x-request-id') ?? get('cf-ray') ?? get('x-amzn-requestid') ?? '')) || undefined,
    attempts,
    retryAfter: retryAfterOf(headers, now),
  }
  const location = get('location')
  // browsers hide a redirect behind the status 0
  if (status >= 400 || (status && !location))
    return apiErrorOf({ ...common, message: wordsIn(body) ?? (typeof body === 'string' ? body : JSON.stringify(body)) })
  const origin = location && URL.canParse(location, url) ? ` to ${redact(new URL(location, url).origin)}` : ''
  const hints = ['Set baseUrl to the address that answers: the key follows no redirect']
  return apiErrorOf({ ...common, message: `a redirect${origin} was not followed`, hints })
}

/** The body as JSON, or as text without tags. Writing JSON anew undoes escapes that could hide a secret. */
function bodyOf(text: string, redact: Redact): unknown {
  try {
    return JSON.parse(redact(JSON.stringify(JSON.parse(text))))
  } catch {
    // not JSON, or nested too deeply: error pages of proxies are HTML; 16 KB of them say enough
    const words = redact(text)
      .slice(0, 16_384)
      .replace(/<(script|style)\b[\s\S]*?(<\/\1>|$)|<[a-z!/][^<>]*>/gi, ' ')
    return excerpt(redact(words.replace(/\s+/g, ' ').trim()))
  }
}

/** The server's words, wherever services put them. */
function wordsIn(body: unknown, depth = 0): string | undefined {
  if (typeof body === 'string') return body
  if (typeof body !== 'object' || !body || depth > 4) return undefined
  const inside = (value: unknown): string | undefined => wordsIn(value, depth + 1)
  if (Array.isArray(body)) return body.slice(0, 5).map(inside).filter(Boolean).join('; ') || undefined
  const { message, error, errors, detail, details } = body as Readonly<Record<string, unknown>> // a JSON object
  return [message, error, errors, detail, details, depth ? Object.values(body) : 0].map(inside).find(Boolean)
}
