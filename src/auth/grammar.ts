// Grammars of the values in a message: RFC 3986 for URIs, RFC 3339 for times.

/** A domain: an authority, of which the characters are checked. What follows compares it with one that is known. */
export const isDomain = (text: string): boolean => /^[\w.~!$&'()*+,;=:@%[\]-]+$/.test(text)

/** A URI: a scheme, and characters of URIs. */
export const isUri = (text: string): boolean =>
  /^[a-z][a-z\d+.-]*:(?:[\w.~:/?#[\]@!$&'()*+,;=-]|%[\da-f]{2})*$/i.test(text)

/** A statement: characters of URIs, and spaces. */
export const isStatement = (text: string): boolean => /^[\w.~:/?#[\]@!$&'()*+,;= -]*$/.test(text)

/** A request id: characters of a segment of a path. */
export const isRequestId = (text: string): boolean => /^(?:[\w.~!$&'()*+,;=:@-]|%[\da-f]{2})*$/i.test(text)

/** A nonce: 8 letters and digits, or more. */
export const isNonce = (text: string): boolean => /^[a-z\d]{8,}$/i.test(text)

/** Reads a time with its zone; `undefined` for what is none. */
export function readTime(text: string): Date | undefined {
  const isTime = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)$/i.test(text)
  const time = new Date(isTime ? text.toUpperCase() : Number.NaN)
  return Number.isNaN(time.getTime()) || !isDayOfItsMonth(text) ? undefined : time
}

/** `Date` turns 30 February into 1 March. */
function isDayOfItsMonth(time: string): boolean {
  const [year, month, day] = time.slice(0, 10).split('-').map(Number)
  return new Date(Date.UTC(year ?? 0, month ?? 0, 0)).getUTCDate() >= (day ?? 0)
}
