import { truncate } from '../errors/truncate.js'
import { walletKey } from '../errors/walletKeys.js'
import { REDACTED, type Redact } from '../runtime/redaction.js'

/**
 * Creates the function that keeps the secrets of one request out of everything that leaves the client. It also finds a
 * secret as JSON, URL-encoded, as a segment of a JSON pointer, and as messages quote it.
 *
 * @param secrets without surrounding white space, which fetch trims from headers. A secret shorter than 6 characters is
 * found only as a whole word, and one shorter than 3 not at all, because ordinary text contains it.
 * @param always - patterns of text that is always a secret
 * @param names names of JSON members whose values are secrets; these are also found in text that isn't valid JSON
 */
export function createRedactor(
  secrets: readonly string[],
  names: readonly string[] = [],
  always: readonly string[] = [walletKey.source],
): Redact {
  const spellings = secrets.flatMap((secret) => [
    secret,
    JSON.stringify(secret).slice(1, -1),
    encodeURIComponent(secret.replace(/\p{Cs}/gu, '')), // it throws on lone surrogates
    secret.replaceAll('~', '~0').replaceAll('/', '~1'),
    truncate(secret, Infinity),
  ])
  // the longest first: if one secret begins with another, the rest of it would remain
  const patterns = spellings
    .filter((spelling) => spelling.length > 2)
    .sort((a, b) => b.length - a.length)
    .map(patternOf)
    .concat(names.map(patternOfMember))
  // ignores case, because percent escapes come in both; in one pass, so that it never matches its own output
  const all = anyOf([...patterns, ...always])
  const ofRequest = anyOf(patterns)
  return Object.assign((text: string) => text.replace(all, REDACTED), {
    names: new Set(names),
    ofRequest: (text: string) => text.replace(ofRequest, REDACTED),
  })
}

/** Joins patterns into one, which matches nothing if there are none. */
const anyOf = (patterns: readonly string[]): RegExp => new RegExp(patterns.join('|') || '(?!)', 'gi')

function patternOf(spelling: string): string {
  const pattern = literal(spelling)
  return spelling.length > 5 ? pattern : `(?<!\\w)${pattern}(?!\\w)`
}

/** Matches the value of a member in truncated JSON, or in JSON quoted within JSON, where each quote has a backslash. */
function patternOfMember(name: string): string {
  const plain = `"${literal(name)}"\\s*:\\s*`
  const quoted = `\\\\"${literal(name)}\\\\"\\s*:\\s*`
  const number = '[-+.\\de]+'
  return [
    `(?<=${plain}")(?:[^"\\\\]|\\\\.)+`,
    `(?<=${quoted}\\\\")(?:[^"\\\\]|\\\\\\\\(?:\\\\.|[^\\\\])|\\\\[^"\\\\])+`,
    `(?<=${plain})${number}`,
    `(?<=${quoted})${number}`,
  ].join('|')
}

const literal = (text: string): string => text.replace(/\W/g, '\\$&')

type RedactorInput = readonly [secrets: readonly string[], names?: readonly string[]]

/** Creates a `createRedactor` that remembers its last result, because a client's secrets seldom change. */
export function rememberRedactor(always?: readonly string[]): (...given: RedactorInput) => Redact {
  let known: readonly string[] = []
  let redact: Redact | undefined
  return (secrets, names = []) => {
    const now = [...names, '', ...secrets] // no name is empty
    if (!redact || now.length !== known.length || now.some((text, at) => text !== known[at]))
      redact = createRedactor(secrets, names, always)
    known = now
    return redact
  }
}

/** Copies headers for hooks. Values that may be credentials, and secrets inside other values, become `[redacted]`. */
export function redactHeaders(headers: Iterable<readonly [string, string]>, redact: Redact): Record<string, string> {
  return Object.fromEntries(
    Array.from(headers, ([name, value]) => [name, isCredential(name) ? REDACTED : redact(value)]),
  )
}

/** Returns whether a header may carry a credential, judged by its name. */
export function isCredential(name: string): boolean {
  return /key|auth|cookie|token|secret|session|password/i.test(name)
}
