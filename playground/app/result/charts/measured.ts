import { formatUnits } from 'ledgerline/values'
import { type Meaning, scaleOf } from '../meaning.js'

/** Charts are for the eye: here, and only here, an amount becomes a floating-point number. */
export function amountOf(value: unknown, meaning: Meaning, row: unknown): number | undefined {
  if (typeof value === 'number') return value
  if (typeof value === 'string' && value !== '') return Number.isFinite(Number(value)) ? Number(value) : undefined
  if (typeof value !== 'bigint') return undefined
  return Number(formatUnits(value, scaleOf(meaning, row) ?? 0))
}

/** Whether a value is a time at which something can be drawn. */
export const isTime = (value: unknown): value is Date => value instanceof Date && value.getTime() !== never

/** The last moment that a `Date` can hold: what the client reads where the service says "never". */
const never = 8.64e15

/** A time in UTC, as precise as spans of so many milliseconds need it. */
export function timeText(time: number, span: number): string {
  const length = span < 50 ? 23 : span < 60_000 ? 19 : span < 86_400_000 ? 16 : 10
  const text = new Date(time).toISOString()
  return text.slice(0, length + text.length - 24).replace('T', ' ') // years of other than four digits are longer
}
