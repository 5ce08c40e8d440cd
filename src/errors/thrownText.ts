/**
 * Makes text of whatever was thrown: `Error: no such account`. It never throws itself: an object without a prototype, a
 * getter or a proxy that throws, a name that is no text. Whoever reports an error must not fail because of it.
 */
export function errorText(error: unknown): string {
  const name = textIn(error, 'name')
  const message = textIn(error, 'message')
  return [name, message].filter(Boolean).join(': ') || plainText(error)
}

/** The message of whatever was thrown, else its text; it never throws. */
export const messageOf = (error: unknown): string => textIn(error, 'message') || errorText(error)

/** The name of whatever was thrown, such as `AbortError`; of what is no error, its type. It never throws. */
export const nameOfThrown = (error: unknown): string => textIn(error, 'name') || typeof error

/** Makes text of any value, as `String` does, without throwing. */
export function plainText(value: unknown): string {
  try {
    return String(value)
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
