/** A value as it is stored in the database. */
export interface StoredData {
  /** JSON with bigints as decimal text. It escapes what Postgres can't store as text: NUL and unpaired surrogates. */
  readonly data: string
  /** JSON: the paths of these bigints, each a list of keys; `null` if there are none. */
  readonly bigints: string | null
}

type Path = readonly string[]

/** Writes the data of an event as JSON, so that `readData` can restore it. */
export function storeData(value: object): StoredData {
  const paths: Path[] = []
  const places = new Map<unknown, Path>([[value, []]])
  function note(this: object, key: string, written: unknown): unknown {
    const parent = places.get(this)
    if (!parent) return written // the value itself
    const path = [...parent, key]
    const inside: unknown = Reflect.get(this, key) // if the program gives bigints a `toJSON`, `written` is text already
    if (typeof inside === 'object' && inside !== null) places.set(inside, path)
    if (typeof inside !== 'bigint') return written
    paths.push(path)
    return String(inside)
  }
  const data = JSON.stringify(value, note)
  return { data, bigints: paths.length === 0 ? null : JSON.stringify(paths) }
}

/** Reads data that `storeData` wrote. */
export function readData({ data, bigints }: StoredData): unknown {
  const value: unknown = JSON.parse(data)
  if (bigints === null) return value
  for (const path of JSON.parse(bigints) as readonly Path[]) restoreAt(value, path) // as `storeData` wrote it
  return value
}

function restoreAt(value: unknown, path: Path): void {
  const last = path.at(-1)
  if (last === undefined) return
  const holder = path.slice(0, -1).reduce<unknown>((inside, key) => ownValue(inside, key), value)
  // Assigning to `__proto__` wouldn't set a field.
  Object.defineProperty(holder, last, { ...fieldAttributes, value: BigInt(String(ownValue(holder, last))) })
}

const ownValue = (holder: unknown, key: string): unknown => Object.getOwnPropertyDescriptor(holder, key)?.value

const fieldAttributes = { writable: true, enumerable: true, configurable: true }
