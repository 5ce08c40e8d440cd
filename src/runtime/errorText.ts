/**
 * Makes text of whatever was thrown: `Error: no such account`. It never throws itself: an object without a prototype, a
 * getter or a proxy that throws, a name that is no text. Whoever reports an error must not fail because of it.
 *
 * @example
 * errorText(Object.create(null)) // 'an object'
 */
export function errorText(error: unknown): string {
  const name = textIn(error, 'name')
  const message = textIn(error, 'message')
  if (name === undefined && message === undefined) return plainText(error)
  return [name, message].filter(Boolean).join(': ') || plainText(error)
}

/** The message of whatever was thrown, else its text; it never throws. */
export const messageOf = (error: unknown): string => textIn(error, 'message') || errorText(error)

/** Makes text of any value, as `String` does, without throwing. An object that has no text of its own is `an object`. */
export function plainText(value: unknown): string {
  try {
    const text = String(value)
    return text === '[object Object]' ? 'an object' : text
  } catch {
    return typeof value === 'function' ? 'a function' : 'an object'
  }
}

/** Reads a member of whatever was thrown; `undefined` where it has none, or reading it throws. */
export function memberOfThrown(error: unknown, name: PropertyKey): unknown {
  try {
    return Object(error)[name]
  } catch {
    return undefined
  }
}

function textIn(error: unknown, name: PropertyKey): string | undefined {
  const value = typeof error === 'object' && error !== null ? memberOfThrown(error, name) : undefined
  return typeof value === 'string' ? value : undefined
}
