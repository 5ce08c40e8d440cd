/** Formats a value for a message, cut to `limit` characters. An object is shown as `an object`. */
export function excerpt(value: unknown, limit = 200): string {
  const text = typeof value === 'object' && value ? 'an object' : String(value)
  return text.length > limit ? `${text.slice(0, limit - 1)}…` : text
}
