import type { Issue } from 'ledgerline'
import { fieldOf } from '../../../../src/values/fieldOf.js'
import { isRecord } from './shape.js'

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

/** Puts decoded rows beside their wire rows: the client leaves out rows that broke, so the places may differ. */
export function rowsOf({ decoded, wire, issues, pointer }: RowSource, offset = 0): readonly Row[] {
  if (issues.length === 0 || wire.length === 0) {
    return decoded.map((data, index) => ({ index: offset + index, data, wire: wire[index], issues: [] }))
  }
  const byRow = new Map<number, Issue[]>()
  for (const issue of issues) {
    const place = issue.path.startsWith(`${pointer}/`) ? Number(issue.path.slice(pointer.length + 1).split('/')[0]) : -1
    byRow.set(place, [...(byRow.get(place) ?? []), issue])
  }
  let missing = wire.length - decoded.length
  let next = 0
  return wire.map((raw, index) => {
    const own = byRow.get(index) ?? []
    const isLost = missing > 0 && own.length > 0 && !resembles(raw, decoded[next])
    if (isLost) missing--
    const data = isLost ? undefined : decoded[next++]
    return { index: offset + index, data, wire: raw, issues: own }
  })
}

/** Whether a decoded row can come from a wire row: what is text in both must agree where the names do. */
function resembles(wire: unknown, decoded: unknown): boolean {
  if (!isRecord(wire) || !isRecord(decoded)) return wire === decoded
  let same = 0
  let different = 0
  for (const [name, value] of Object.entries(wire)) {
    const other = fieldOf(decoded, camel(name))
    if (typeof value !== 'string' || value === '' || other === undefined || other === null || other instanceof Date)
      continue
    if (typeof other === 'object') continue
    if (String(other).toLowerCase() === value.toLowerCase()) same++
    else different++
  }
  return same > different
}

const camel = (wire: string): string => wire.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase())
