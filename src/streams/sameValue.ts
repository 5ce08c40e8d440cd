/**
 * Returns whether two values say the same: JSON by value, whatever the order of keys, a key that is absent or
 * `undefined` alike; hex text, as addresses and hashes are, in any case.
 */
export function isSameValue(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true
  if (typeof a === 'string' && typeof b === 'string') return isSameHex(a, b)
  if (!isBranch(a) || !isBranch(b) || Array.isArray(a) !== Array.isArray(b)) return false
  const keys = new Set([...Object.keys(a), ...Object.keys(b)])
  return [...keys].every((key) => isSameValue(ownValue(a, key), ownValue(b, key)))
}

function isSameHex(a: string, b: string): boolean {
  return a.length === b.length && /^0x[\da-f]*$/i.test(a) && a.toLowerCase() === b.toLowerCase()
}

const isBranch = (value: unknown): value is object => typeof value === 'object' && value !== null

function ownValue(object: object, key: string): unknown {
  return Object.hasOwn(object, key) ? Reflect.get(object, key) : undefined
}
