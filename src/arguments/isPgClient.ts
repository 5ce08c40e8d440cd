import { isFunction } from './rules.js'

/** Returns whether a value is a single `Client` of `pg`: it connects and emits as a Pool does, but has no `options`. */
export function isPgClient(given: unknown): boolean {
  const object = Object(given)
  const isLikeAPool = ['query', 'connect', 'on'].every((name) => isFunction(object[name]))
  return isLikeAPool && typeof object.options !== 'object'
}
