// Grammars of the values in a message: RFC 3986 for URIs, RFC 3339 for times.

/** A domain: an authority. Only its characters are checked here, because it is compared with a known domain later. */
export const isDomain = (text: string): boolean => /^[\w.~!$&'()*+,;=:@%[\]-]+$/.test(text)

/** A URI: a scheme, and characters that URIs may have. */
export const isUri = (text: string): boolean =>
  /^[a-z][a-z\d+.-]*:(?:[\w.~:/?#[\]@!$&'()*+,;=-]|%[\da-f]{2})*$/i.test(text)

/** A statement: characters that URIs may have, and spaces. */
export const isStatement = (text: string): boolean => /^[\w.~:/?#[\]@!$&'()*+,;= -]*$/.test(text)

/** A request id: characters that a path segment may have. */
export const isRequestId = (text: string): boolean => /^(?:[\w.~!$&'()*+,;=:@-]|%[\da-f]{2})*$/i.test(text)

/** A nonce: 8 or more letters and digits. */
export const isNonce = (text: string): boolean => /^[a-z\d]{8,}$/i.test(text)

/** Reads a time with a zone; `undefined` for anything else. */
export function readTime(text: string): Date | undefined {
  const isTime = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)$/i.test(text)
  const time = new Date(isTime ? text.toUpperCase() : Number.NaN)
  return Number.isNaN(time.getTime()) || !isDayOfItsMonth(text) ? undefined : time
}

/** Whether a day exists: `Date` turns 30 February into 1 March. */
function isDayOfItsMonth(time: string): boolean {
  const [year, month, day] = time.slice(0, 10).split('-').map(Number)
  return new Date(Date.UTC(year ?? 0, month ?? 0, 0)).getUTCDate() >= (day ?? 0)
}
