/** A map that drops the entries that were set longest ago. */
export interface RecentMap<Value> {
  get(key: string): Value | undefined
  /** Sets an entry, which becomes the most recent one. */
  set(key: string, value: Value): void
}

/** How much a map may hold. */
export interface RecentBounds<Value> {
  /** The most entries. */
  readonly size: number
  /** The most weight of all entries together. Default: no limit. */
  readonly weight?: number
  readonly weigh?: (value: Value) => number
}

/** Creates a map. */
export function recentMap<Value>({
  size,
  weight = Number.POSITIVE_INFINITY,
  weigh = () => 0,
}: RecentBounds<Value>): RecentMap<Value> {
  const entries = new Map<string, Value>()
  let held = 0
  const drop = (key: string): void => {
    const value = entries.get(key)
    if (value !== undefined) held -= weigh(value)
    entries.delete(key)
  }
  return {
    get: (key) => entries.get(key),
    set(key, value) {
      drop(key)
      entries.set(key, value)
      held += weigh(value)
      for (const oldest of entries.keys()) {
        if (entries.size <= size && held <= weight) break
        drop(oldest)
      }
    },
  }
}
