/** A map that forgets what was set longest ago. */
export interface RecentMap<Value> {
  get(key: string): Value | undefined
  /** Sets it as the latest. */
  set(key: string, value: Value): void
  delete(key: string): void
}

/** Creates a map of at most `size` entries. */
export function recentMap<Value>(size: number): RecentMap<Value> {
  const entries = new Map<string, Value>()
  return {
    get: (key) => entries.get(key),
    set(key, value) {
      entries.delete(key)
      entries.set(key, value)
      const [oldest] = entries.keys()
      if (entries.size > size && oldest !== undefined) entries.delete(oldest)
    },
    delete: (key) => void entries.delete(key),
  }
}
