import type { Redact } from '../runtime/redaction.js'
import { Refused } from './answer.js'

/**
 * Takes the key out of the body of an answer.
 *
 * @throws {Refused} 502 where the key is spelled with escapes of JSON, which a page undoes when it parses it.
 */
export function withoutKey(text: string, redact: Redact): string {
  const plain = redact(text)
  let read = plain
  while (read.includes('\\')) {
    const inner = unescaped(read) // what is quoted within JSON has escapes of its own
    if (redact(inner) !== inner) throw new Refused(502, 'The service answered with the key of the proxy')
    if (inner === read) break
    read = inner
  }
  return plain
}

/** A text of JSON with what its escapes stand for; white space is a space. */
function unescaped(text: string): string {
  return text.replace(/\\(?:u([\da-fA-F]{4})|(.))/gs, (_, code: string | undefined, sign: string) => {
    if (code !== undefined) return String.fromCharCode(Number.parseInt(code, 16))
    return /[bfnrt]/.test(sign) ? ' ' : sign
  })
}
