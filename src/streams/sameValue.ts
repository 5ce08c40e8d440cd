/**
 * Returns whether two JSON values are equal. The order of keys doesn't matter, and an absent key equals `undefined`.
 * Numbers and bigints equal their decimal text, because that is how bigints are sent. The case of hex text, such as
 * addresses and hashes, doesn't matter.
 */
export function isSameValue(a: unknown, b: unknown): boolean {
  if (isWord(a) && isWord(b)) return isSameText(String(a), String(b))
  if (Object.is(a, b)) return true
  if (!isBranch(a) || !isBranch(b) || Array.isArray(a) !== Array.isArray(b)) return false
  // for lists also the length: otherwise, a last entry of `undefined` would equal no entry
  const keys = new Set(['length', ...Object.keys(a), ...Object.keys(b)])
  return [...keys].every((key) => isSameValue(ownValue(a, key), ownValue(b, key)))
}

const isWord = (value: unknown): value is string | number | bigint =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'bigint'

function isSameText(a: string, b: string): boolean {
  return a === b || (a.length === b.length && /^0x[\da-f]*$/i.test(a) && a.toLowerCase() === b.toLowerCase())
}

const isBranch = (value: unknown): value is object => typeof value === 'object' && value !== null

function ownValue(object: object, key: string): unknown {
  return Object.hasOwn(object, key) ? Reflect.get(object, key) : undefined
}
