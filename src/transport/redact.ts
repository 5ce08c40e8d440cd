/** Replaces every secret in a text by `[redacted]`. */
export type Redact = (text: string) => string

const REDACTED = '[redacted]'
const SECRET_HEADER = /^(x-api-key|(proxy-)?authorization|(set-)?cookie)$/i

/**
 * Creates the function that keeps the secrets of one request out of everything that leaves the transport.
 *
 * A secret is also found without the white space around it (fetch trims headers) and as JSON or a URL would spell it.
 */
export function createRedactor(secrets: readonly string[]): Redact {
  const spellings = secrets
    .map((secret) => secret.trim())
    .flatMap((secret) => (/^[\w.-]*$/.test(secret) ? secret : spellingsOf(secret)))
    .filter(Boolean)
    .sort((a, b) => b.length - a.length)
  return (text) => spellings.reduce((rest, spelling) => rest.replaceAll(spelling, REDACTED), text)
}

/** Copies headers for hooks: those that carry credentials, and any value that holds a secret, are `[redacted]`. */
export function redactHeaders(headers: Iterable<readonly [string, string]>, redact: Redact): Record<string, string> {
  return Object.fromEntries(
    Array.from(headers, ([name, value]) => [
      name,
      SECRET_HEADER.test(name) || redact(value) !== value ? REDACTED : value,
    ]),
  )
}

function spellingsOf(secret: string): string[] {
  const encoded = encodeURIComponent(secret.replace(/\p{Cs}/gu, '')) // it throws on lone surrogates
  return [secret, JSON.stringify(secret).slice(1, -1), encoded]
}
