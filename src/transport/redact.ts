/** Replaces every secret in a text by `[redacted]`. */
export type Redact = (text: string) => string

const REDACTED = '[redacted]'

/**
 * Creates the function that keeps the secrets of one request out of everything that leaves the transport. A secret is
 * also found as JSON or a URL would spell it.
 *
 * @param secrets without white space around them, which fetch trims from headers
 */
export function createRedactor(secrets: readonly string[]): Redact {
  const spellings = secrets.flatMap((secret) => [
    secret,
    JSON.stringify(secret).slice(1, -1),
    encodeURIComponent(secret.replace(/\p{Cs}/gu, '')), // it throws on lone surrogates
  ])
  return (text) => spellings.reduce((rest, spelling) => rest.replaceAll(spelling, REDACTED), text)
}

/** Copies headers for hooks: values that may be credentials, and secrets inside others, are `[redacted]`. */
export function redactHeaders(headers: Iterable<readonly [string, string]>, redact: Redact): Record<string, string> {
  return Object.fromEntries(
    Array.from(headers, ([name, value]) => [name, /key|auth|cookie/i.test(name) ? REDACTED : redact(value)]),
  )
}
