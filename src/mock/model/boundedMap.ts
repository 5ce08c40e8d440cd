/** The part of a `Map` with texts for keys that keeps its size. */
export interface BoundedMap<Value> {
  readonly get: (key: string) => Value | undefined
  readonly set: (key: string, value: Value) => void
  readonly delete: (key: string) => void
}

/** Creates a map of so many entries at most; the one that was set longest ago goes. */
export function boundedMap<Value>(limit: number): BoundedMap<Value> {
  const entries = new Map<string, Value>()
  return {
    get: (key) => entries.get(key),
    set(key, value) {
      entries.delete(key) // so that it is the latest
      entries.set(key, value)
      for (const oldest of entries.keys()) {
        if (entries.size <= limit) break
        entries.delete(oldest)
      }
    },
    delete: (key) => void entries.delete(key),
  }
}
