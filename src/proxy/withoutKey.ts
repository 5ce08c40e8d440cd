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
  const overlap = Math.max(...sought.map(({ length }) => length))
  let before = ''
  return readEscapes(text, (part) => {
    const read = before + part.toLowerCase()
    before = read.slice(-overlap)
    return sought.some((secret) => read.includes(secret))
  })
}

/**
 * What is looked for of a secret: all of it, or of a long one what cannot be taken for the rest of an escape that stray
 * characters before it begin, such as the `%` of `100%`, nor begin one with what follows.
 */
function coreOf(secret: string): string {
  let whole = ''
  readEscapes(secret, (part) => {
    whole += part.toLowerCase()
    return false
  })
  return whole.length < 20 ? whole : whole.slice(longestRest).replace(/(%[\da-f]?|u[\da-f]{0,3})$/, '')
}

/** The rest of `u` in `u0041`. */
const longestRest = 4
