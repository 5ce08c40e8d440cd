/** Writes the query of an address. The brackets of a list stay as they are, as the service reads them. */
export function queryText(pairs: readonly (readonly [name: string, value: string])[]): string {
  return pairs
    .map(([name, value]) => `${encodeURIComponent(name).replace(/%5B%5D$/, '[]')}=${encodeURIComponent(value)}`)
    .join('&')
}
