/** Writes the query of a URL. The brackets of a list are not encoded, because the service reads them as they are. */
export function queryText(pairs: readonly (readonly [name: string, value: string])[]): string {
  return pairs
    .map(([name, value]) => `${encodeURIComponent(name).replace(/%5B%5D$/, '[]')}=${encodeURIComponent(value)}`)
    .join('&')
}

/** Returns the wire name of a query value that no document describes: a list gets brackets, as with `x-array`. */
export function queryName(name: string, value: unknown): string {
  return Array.isArray(value) && !name.endsWith('[]') ? `${name}[]` : name
}
