/** Shows a value inside a message, never longer than `limit` characters. Objects are named, not shown. */
export function excerpt(value: unknown, limit = 200): string {
  const text = typeof value === 'object' && value ? 'an object' : String(value)
  return text.length > limit ? `${text.slice(0, limit - 1)}…` : text
}
