/**
 * Tells rows apart that share a log: the one log of an ERC-1155 batch is a row for each token. Gives the place of a row
 * among those of its log, from 0; a row that is the same as one before it has its place.
 */
export function createPlaces(): (log: string, data: string) => number {
  const places = new Map<string, Map<string, number>>()
  return (log, data) => {
    const rows = places.get(log) ?? new Map<string, number>()
    const place = rows.get(data) ?? rows.size
    places.set(log, rows.set(data, place))
    return place
  }
}
