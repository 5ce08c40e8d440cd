/** A map that forgets what was set longest ago. */
export interface RecentMap<Value> {
  get(key: string): Value | undefined
  /** Sets it as the latest. */
  set(key: string, value: Value): void
}

/** How much a map holds. */
export interface RecentBounds<Value> {
  /** Entries. */
  readonly size: number
  /** The weight of all entries together. Default: no bound. */
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
