/** A value as the database keeps it. */
export interface StoredData {
  /** JSON in which bigints are decimal text. It escapes what Postgres cannot hold as text: NUL, lone surrogates. */
  readonly data: string
  /** JSON: where those bigints are, each a list of keys; `null` where there is none. */
  readonly bigints: string | null
}

type Path = readonly string[]

/** Writes the data of an event as JSON from which it can be read again. */
export function storeData(value: object): StoredData {
  const paths: Path[] = []
  const places = new Map<unknown, Path>([[value, []]])
  function note(this: object, key: string, written: unknown): unknown {
    const parent = places.get(this)
    if (!parent) return written // the value itself
    const path = [...parent, key]
    const inside: unknown = Reflect.get(this, key) // where a program gives bigints a `toJSON`, `written` is text by now
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
  for (const path of JSON.parse(bigints) as readonly Path[]) restoreAt(value, path) // as it was written
  return value
}

function restoreAt(value: unknown, path: Path): void {
  const last = path.at(-1)
  if (last === undefined) return
  const holder = path.slice(0, -1).reduce<unknown>((inside, key) => ownValue(inside, key), value)
  // Assigning `__proto__` would set no field.
  Object.defineProperty(holder, last, { ...fieldAttributes, value: BigInt(String(ownValue(holder, last))) })
}

const ownValue = (holder: unknown, key: string): unknown => Object.getOwnPropertyDescriptor(holder, key)?.value

const fieldAttributes = { writable: true, enumerable: true, configurable: true }
