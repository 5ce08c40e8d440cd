/**
 * Returns whether a value is a `Date`, even one from another realm (a vm context, an iframe, a test runner), which
 * fails `instanceof`.
 */
export function isDate(value: unknown): value is Date {
  return Object.prototype.toString.call(value) === '[object Date]'
}
