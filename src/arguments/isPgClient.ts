import { isFunction } from './rules.js'

/** Recognises a single client of `pg` by what it can do: it connects and emits as a Pool does, and has no `options`. */
export function isPgClient(given: unknown): boolean {
  const object = Object(given)
  const isLikeAPool = ['query', 'connect', 'on'].every((name) => isFunction(object[name]))
  return isLikeAPool && typeof object.options !== 'object'
}
