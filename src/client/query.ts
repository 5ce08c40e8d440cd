/** Writes the query of an address. The brackets of a list stay as they are, as the service reads them. */
export function queryText(pairs: readonly (readonly [name: string, value: string])[]): string {
  return pairs
    .map(([name, value]) => `${encodeURIComponent(name).replace(/%5B%5D$/, '[]')}=${encodeURIComponent(value)}`)
    .join('&')
}

/** Name under which a value travels that no document describes: a list's with brackets, as `x-array` says of others. */
export function queryName(name: string, value: unknown): string {
  return Array.isArray(value) && !name.endsWith('[]') ? `${name}[]` : name
}
