import type { Redact } from '../runtime/redaction.js'
import { Refused } from './answer.js'
import { readEscapes } from './readEscapes.js'

/**
 * Takes the key out of a text of an answer: its body, or a header.
 *
 * @param secrets - the key, and what else must not be seen
 * @throws {Refused} 502 where one is spelled with escapes of JSON or of URLs, in any nesting, which a page undoes when it
 * reads the text.
 */
export function withoutKey(text: string, redact: Redact, secrets: readonly string[]): string {
  const plain = redact(text)
  if (/[\\%]/.test(plain) && hides(plain, secrets))
    throw new Refused(502, 'The service answered with the key of the proxy')
  return plain
}

/** Whether a text has a secret once all its escapes are undone. */
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

/** The parts of a text that have escapes, with as much around them as could belong to one secret. */
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
 * What is looked for of a secret: all of it, or of a long one what cannot be taken for the rest of an escape that stray
 * characters before it begin, such as the `%` of `100%`, nor begin one with what follows.
 */
function coreOf(secret: string): string {
  let whole = ''
  readEscapes(secret, (part) => {
    whole += part.toLowerCase().replaceAll('\0', '')
    return false
  })
  return whole.length < 20 ? whole : whole.slice(longestRest).replace(/(%[\da-f]?|u[\da-f]{0,3})$/, '')
}

/** The rest of `u` in `u0041`. */
const longestRest = 4
