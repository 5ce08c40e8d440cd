import { useMemo, useState } from 'react'
import { fieldOf } from '../../../src/values/fieldOf.js'
import type { Column } from './column.js'
import { scaleOf } from './meaning.js'
import type { Row } from './rows.js'

/** By which column rows are sorted, and which way. */
export interface Order {
  readonly column: string
  readonly direction: 'ascending' | 'descending'
}

/** Rows in the order that was asked for, and a way to ask. */
export interface Ordered {
  readonly rows: readonly Row[]
  readonly order: Order | undefined
  /** Sorts by a column, or undoes it; gives the order that follows. */
  sortBy(column: Column): Order | undefined
}

/** Holds by which column rows are sorted; at first they are as the answer has them. */
export function useOrder(rows: readonly Row[], columns: readonly Column[]): Ordered {
  const [order, setOrder] = useState<Order>()
  const sorted = useMemo(() => sortRows(rows, columns, order), [rows, columns, order])
  const sortBy = (column: Column): Order | undefined => {
    const next = nextOrder(order, column)
    setOrder(next)
    return next
  }
  return { rows: sorted, order, sortBy }
}

/** What a further press on a column asks for: numbers and times begin with the largest, the third press undoes it. */
export function nextOrder(order: Order | undefined, { name, numeric, type }: Column): Order | undefined {
  const first = numeric || type === 'Date' ? 'descending' : 'ascending'
  if (order?.column !== name) return { column: name, direction: first }
  return order.direction === first
    ? { column: name, direction: first === 'descending' ? 'ascending' : 'descending' }
    : undefined
}

/** Rows by the values of a column. What has none comes last either way, and equals stay as they were. */
export function sortRows(rows: readonly Row[], columns: readonly Column[], order: Order | undefined): readonly Row[] {
  const column = columns.find(({ name }) => name === order?.column)
  if (!column) return rows
  const sign = order?.direction === 'descending' ? -1 : 1
  const keyed = rows.map((row) => ({ row, key: keyOf(row.data, column) }))
  return keyed
    .sort((a, b) =>
      a.key === undefined || b.key === undefined
        ? Number(a.key === undefined) - Number(b.key === undefined)
        : sign * compare(a.key, b.key),
    )
    .map(({ row }) => row)
}

type Key = bigint | number | string

/** More decimals than any amount has: amounts of all tokens are compared in this one unit, exactly. */
const finest = 77

function keyOf(data: unknown, column: Column): Key | undefined {
  const { name, numeric } = column
  const value = name === '' ? data : fieldOf(data, name)
  if (value === undefined || value === null || value === '') return undefined
  if (typeof value === 'bigint') return value * 10n ** BigInt(finest - (scaleOf(column, data) ?? 0))
  if (value instanceof Date) return measured(value.getTime())
  if (typeof value === 'boolean') return Number(value)
  if (Array.isArray(value)) return value.length
  if (typeof value === 'object') return undefined
  return numeric ? measured(Number(value)) : String(value)
}

const measured = (value: number): number | undefined => (Number.isNaN(value) ? undefined : value)

const words = new Intl.Collator('en', { numeric: true })

function compare(a: Key, b: Key): number {
  if (typeof a === 'string' && typeof b === 'string') return words.compare(a, b)
  return a < b ? -1 : a > b ? 1 : 0
}
