import type { Issue } from 'ledgerline'
import { toJson } from 'ledgerline/values'

/** A row of the answer: decoded, or left out because it broke its contract. */
export interface Row {
  /** Place among all rows of the wire, from 0. */
  readonly index: number
  /** The decoded row; `undefined` when the client left it out. */
  readonly data: unknown
  readonly wire: unknown
  readonly issues: readonly Issue[]
}

/** Rows as they came, with what the answer said about them. */
export interface RowSource {
  readonly decoded: readonly unknown[]
  readonly wire: readonly unknown[]
  readonly issues: readonly Issue[]
  /** JSON pointer of the list in the answer, as `/result`. */
  readonly pointer: string
}

/**
 * Puts decoded rows beside their wire rows. The client leaves out a row that it cannot read, and the issue that cost it
 * carries the row.
 */
export function rowsOf({ decoded, wire, issues, pointer }: RowSource, offset = 0): readonly Row[] {
  if (issues.length === 0 || wire.length === 0) {
    return decoded.map((data, index) => ({ index: offset + index, data, wire: wire[index], issues: [] }))
  }
  const byRow = groupByRow(issues, pointer)
  const areLeftOut = decoded.length < wire.length // else there is `null` for what cannot be read
  let next = 0
  return wire.map((raw, index) => {
    const own = byRow.get(index) ?? []
    const isLost = areLeftOut && own.some((issue) => 'row' in issue && isSame(issue.row, raw))
    return { index: offset + index, data: isLost ? undefined : decoded[next++], wire: raw, issues: own }
  })
}

function groupByRow(issues: readonly Issue[], pointer: string): ReadonlyMap<number, readonly Issue[]> {
  const byRow = new Map<number, Issue[]>()
  for (const issue of issues) {
    const place = placeIn(pointer, issue.path)
    byRow.set(place, [...(byRow.get(place) ?? []), issue])
  }
  return byRow
}

/** Index of the row that a JSON pointer leads into; -1 for one that leads elsewhere. */
function placeIn(list: string, path: string): number {
  return path.startsWith(`${list}/`) ? Number(path.slice(list.length + 1).split('/')[0]) : -1
}

/** An issue has the row itself, unlike one that lost an entry deeper in it; a page that was kept has a copy. */
const isSame = (row: unknown, raw: unknown): boolean => row === raw || toJson(row) === toJson(raw)
