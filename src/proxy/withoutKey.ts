import { readEscapes } from '../runtime/readEscapes.js'
import type { Redact } from '../runtime/redaction.js'
import { Refused } from './answer.js'

/**
 * Removes the key from a text of a response: its body or a header.
 *
 * @param secrets - the key, and whatever else must not be seen
 * @throws {Refused} 502 if one is hidden behind escapes of JSON or of URLs, however deeply nested, which a page could
 * decode.
 */
export function withoutKey(text: string, redact: Redact, secrets: readonly string[]): string {
  const plain = redact(text)
  if (/[\\%]/.test(plain) && hides(plain, secrets))
    throw new Refused(502, 'The service answered with the key of the proxy')
  return plain
}

/** Whether a text contains a secret once all its escapes are decoded. */
function hides(text: string, secrets: readonly string[]): boolean {
  const sought = secrets.map(coreOf).filter((core) => core.length > 5)
  if (sought.length === 0) return false
  const longest = Math.max(...sought.map(({ length }) => length))
  for (const place of escapedPlaces(text, longest)) {
    let before = ''
    const isFound = readEscapes(place, (part) => {
      const read = before + part.toLowerCase()
      before = read.slice(-longest)
      return sought.some((secret) => read.includes(secret))
    })
    if (isFound) return true
  }
  return false
}

/** Yields the parts of a text that have escapes, with as much text around them as could belong to one secret. */
function* escapedPlaces(text: string, reach: number): Generator<string, void, undefined> {
  const size = Math.max(1024, reach + longestRest)
  let from = 0
  let to = 0
  for (let at = 0; at < text.length; at += size) {
    if (!/[\\%]/.test(text.slice(at, at + size))) continue
    const begin = Math.max(0, at - size)
    if (begin > to) {
      if (to > 0) yield text.slice(from, to)
      from = begin
    }
    to = at + 2 * size
  }
  yield text.slice(from, to)
}

/**
 * Returns the part of a secret to search for. Short secrets are searched for as a whole. A long one loses its ends:
 * with stray characters around it, such as the `%` of `100%`, they could be read as part of an escape.
 */
function coreOf(secret: string): string {
  let whole = ''
  readEscapes(secret, (part) => {
    whole += part.toLowerCase().replaceAll('\0', '')
    return false
  })
  return whole.length < 20 ? whole : whole.slice(longestRest).replace(/(%[\da-f]?|u[\da-f]{0,3})$/, '')
}

/** Characters after the `u` in `u0041`. */
const longestRest = 4
