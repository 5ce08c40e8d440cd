/** The methods of a `Map` with string keys and a limited size. */
export interface BoundedMap<Value> {
  readonly get: (key: string) => Value | undefined
  readonly set: (key: string, value: Value) => void
  readonly delete: (key: string) => void
}

/** Creates a map with at most `limit` entries, which drops those that were set longest ago. */
export function boundedMap<Value>(limit: number): BoundedMap<Value> {
  const entries = new Map<string, Value>()
  return {
    get: (key) => entries.get(key),
    set(key, value) {
      entries.delete(key) // so that it becomes the most recent
      entries.set(key, value)
      for (const oldest of entries.keys()) {
        if (entries.size <= limit) break
        entries.delete(oldest)
      }
    },
    delete: (key) => void entries.delete(key),
  }
}
