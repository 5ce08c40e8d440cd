/**
 * Puts U+FFFD in the place of half a surrogate pair: a name that was cut within an emoji ends in one. UTF-8 can't hold a
 * half, and many readers refuse a whole file for its escape in JSON (RFC 7493, 2.1).
 */
export const wellFormed = (text: string): string =>
  anySurrogate.test(text) ? text.replace(/\p{Cs}/gu, '\ufffd') : text // a fifth of the time for a cell without one

const anySurrogate = /[\ud800-\udfff]/

/** The same for JSON text, in which halves are escapes such as `\ud83d`. */
export const wellFormedJson = (json: string): string =>
  json.includes('\\u') ? json.replace(pairOrHalf, (found, half) => (half ? '\ufffd' : found)) : json

/** Where a backslash begins what is no half: a backslash of the text, or a whole pair. */
const pairOrHalf = /\\(?:\\|ud[89ab][\da-f]{2}\\ud[c-f][\da-f]{2}|(ud[89a-f][\da-f]{2}))/gi
