/**
 * Turns whatever was thrown into text: `Error: no such account`. It never throws itself, even for an object without a
 * prototype, a getter or proxy that throws, or a name that isn't text, because reporting an error must not fail.
 */
export function errorText(error: unknown): string {
  const name = textIn(error, 'name')
  const message = textIn(error, 'message')
  return [name, message].filter(Boolean).join(': ') || plainText(error)
}

/** Returns the message of whatever was thrown, or else its text. It never throws. */
export const messageOf = (error: unknown): string => textIn(error, 'message') || errorText(error)

/** Returns the name of whatever was thrown, such as `AbortError`, or else its type. It never throws. */
export const nameOfThrown = (error: unknown): string => textIn(error, 'name') || typeof error

/** Turns any value into text, as `String` does, but never throws. */
export function plainText(value: unknown): string {
  try {
    return String(value)
  } catch {
    return typeof value === 'function' ? 'a function' : 'an object'
  }
}

/** Reads a member of whatever was thrown; `undefined` if there is none, or if reading it throws. */
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
