/**
 * Returns whether a value is a `Date`, also one of another realm, such as a vm context, an iframe or a test runner's:
 * those fail `instanceof`.
 */
export function isDate(value: unknown): value is Date {
  return Object.prototype.toString.call(value) === '[object Date]'
}
