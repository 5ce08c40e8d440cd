import { fieldOf } from '../../../../src/values/fieldOf.js'
import type { Column } from '../column.js'
import type { Meaning, ValueContext } from '../meaning.js'
import { isSpam } from '../pictures/logos.js'
import { readable } from '../readable.js'
import type { Row } from '../rows.js'
import type { ChartChoice, Mark } from './chart.js'
import { amountOf } from './measured.js'

/**
 * The bars of a choice, largest first: rows of one name are one bar, the sum of what can be added up and the average of
 * prices and shares. What is spam stands apart, whatever it calls itself, and so do amounts in other units.
 */
export function barsOf(
  rows: readonly Row[],
  { value, label }: ChartChoice,
  columns: readonly Column[],
  context: Omit<ValueContext, 'row'>,
): readonly Mark[] {
  if (!value) return []
  const groups = new Map<string, { sum: number; count: number }>()
  for (const { data, index } of rows) {
    const amount = amountOf(fieldOf(data, value.name), value, data)
    if (amount === undefined) continue
    const name = nameOf(data, label, context) ?? `row ${index + 1}`
    const unit = value.display?.symbol === undefined ? undefined : fieldOf(data, value.display.symbol)
    const isApart = typeof unit === 'string' && label?.name !== value.display?.symbol && unit !== name
    const key = `${name}${isApart ? `, ${readable(unit, {}, { ...context, row: data }).text}` : ''}`
    const full = isSpam(data, columns) ? `${key} (spam)` : key
    const group = groups.get(full) ?? { sum: 0, count: 0 }
    groups.set(full, { sum: group.sum + amount, count: group.count + 1 })
  }
  const isSum = addsUp(value)
  return [...groups]
    .map(([label, { sum, count }]) => ({ label, value: isSum ? sum : sum / count, count }))
    .sort((a, b) => b.value - a.value)
}

/** What a row is called in a chart, as a table has it: a chain by its name. */
function nameOf(row: unknown, label: Column | undefined, context: Omit<ValueContext, 'row'>): string | undefined {
  const value = label && fieldOf(row, label.name)
  if (value === undefined || value === null || value === '') return undefined
  return label?.type === 'address' ? String(value) : readable(value, label ?? {}, { ...context, row }).text
}

/** Whether amounts of several rows have a sum; the sum of prices or shares says nothing. */
export function addsUp({ format, display }: Meaning): boolean {
  if (format === 'percent' || display?.unit === 'percent') return false
  return !['price', 'gas-price', 'change', 'open', 'high', 'low', 'close'].includes(display?.as ?? '')
}
