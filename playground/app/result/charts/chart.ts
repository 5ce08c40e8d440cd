import { fieldOf } from '../../../../src/values/fieldOf.js'
import type { Column } from '../column.js'
import { isMoney } from '../figure.js'
import { isChain, type Meaning } from '../meaning.js'
import type { Row } from '../rows.js'
import { haveCandles } from './candles.js'
import { amountOf, isTime, timeText } from './measured.js'

/** What a chart shows: a bar per name, how much happened when, how a measure went, or the prices of each period. */
export interface ChartChoice {
  readonly kind: 'bars' | 'time' | 'line' | 'candles'
  readonly value: Column | undefined
  readonly label: Column | undefined
  readonly time: Column | undefined
}

/** One bar. */
export interface Mark {
  readonly label: string
  readonly value: number
  /** Where a span of time ends; its label is where it begins. */
  readonly until?: string
  /** How many rows are in it, where they were put together. */
  readonly count?: number
}

/** Columns that can be measured. */
export function measures(columns: readonly Column[]): readonly Column[] {
  return columns.filter(
    ({ numeric, format, display }) =>
      numeric && !namingFormats.includes(format ?? '') && display?.as !== 'id' && display?.as !== 'ordinal',
  )
}

/** Formats of numbers that name a thing or its place. */
const namingFormats: readonly string[] = ['block-number', 'ledger-version', 'index', 'decimals']

/** Columns whose text can stand beside a bar. */
export function labels(columns: readonly Column[]): readonly Column[] {
  return columns
    .filter(({ type }) => type === 'string' || type === 'address')
    .sort((a, b) => labelRank(a) - labelRank(b))
}

/** The best label is a short name. */
function labelRank({ type, format, display }: Column): number {
  const kinds = [
    display?.as === 'symbol',
    display?.as === 'title',
    isChain(format),
    display?.as === 'context',
    display?.as === 'label',
    type === 'address',
  ]
  return kinds.includes(true) ? kinds.indexOf(true) : kinds.length
}

/**
 * What to show first: candlesticks, or how a price went, where a time is what tells rows apart; else money by label, what
 * happened over time, or any measure; of what two rows have at least, because one alone compares with nothing. `undefined` when nothing can be
 * drawn.
 */
export function firstChoice(columns: readonly Column[], rows: readonly Row[]): ChartChoice | undefined {
  const common = columns.filter(({ name }) => isCommon(rows, name))
  const measured = measures(common)
  const monies = measured.filter(isMoney)
  const money = monies.find(({ display }) => (display?.as ?? 'amount') === 'amount') ?? monies[0]
  const amount = measured.find(isAmount)
  const time = common.find(({ type }) => type === 'Date')
  const closing = measured.find(({ display }) => display?.as === 'close')
  const value = money ?? closing ?? amount ?? measured[0]
  const label = labels(columns)[0]
  if (time && isSeries(time) && haveCandles(common)) return { kind: 'candles', value: closing, label, time }
  if (time && value && isSeries(time)) return { kind: 'line', value, label, time }
  if (time && !money) return { kind: 'time', value: undefined, label, time }
  if (value) return { kind: 'bars', value, label, time }
  return time ? { kind: 'time', value: undefined, label, time } : undefined
}

/** Whether a time is what tells rows apart: they say how something went, and not what happened when. */
export const isSeries = ({ type, display }: Column): boolean => type === 'Date' && display?.as === 'id'

/** Whether a number says how much there is of something, or what it costs. */
function isAmount({ format, display }: Meaning): boolean {
  if (format === 'wei' || format === 'octas' || format === 'lamports') return true
  return display?.as === 'amount' || display?.as === 'formatted' || display?.as === 'price'
}

/** The choice with another measure; without one it counts rows, for which it needs a time. */
export function withValue(choice: ChartChoice, value: Column | undefined, times: readonly Column[]): ChartChoice {
  return value ? { ...choice, value } : { ...choice, value, kind: 'time', time: choice.time ?? times[0] }
}

/** Whether two rows at least have a field. */
function isCommon(rows: readonly Row[], name: string): boolean {
  let count = 0
  return rows.some(({ data }) => isFilled(fieldOf(data, name)) && ++count === 2)
}

const isFilled = (value: unknown): boolean => value !== undefined && value !== null && value !== ''

/** How many rows have what a choice draws. */
export function drawnOf(rows: readonly Row[], { kind, value, time }: ChartChoice): number {
  if (kind === 'candles')
    return rows.filter(({ data }) => time !== undefined && isTime(fieldOf(data, time.name))).length
  return rows.filter(({ data }) => {
    const isMeasured = !value || amountOf(fieldOf(data, value.name), value, data) !== undefined
    return isMeasured && (kind === 'bars' || (time !== undefined && isTime(fieldOf(data, time.name))))
  }).length
}

/** Rows by time: how many fall into each of some equal spans, or the sum of a measure in it. "Never" is at no time. */
export function spansOf(rows: readonly Row[], { time, value }: ChartChoice, count: number): readonly Mark[] {
  if (!time) return []
  const points = rows.flatMap(({ data }) => {
    const at = fieldOf(data, time.name)
    const amount = value ? amountOf(fieldOf(data, value.name), value, data) : 1
    return isTime(at) && amount !== undefined ? [{ at: at.getTime(), amount }] : []
  })
  if (points.length === 0) return []
  const first = points.reduce((least, { at }) => Math.min(least, at), Number.POSITIVE_INFINITY)
  const last = points.reduce((most, { at }) => Math.max(most, at), Number.NEGATIVE_INFINITY)
  if (first === last) return [{ label: timeText(first, 1000), value: sumOf(points) }]
  const span = (last - first) / count
  const slots = Array.from({ length: count }, (_, index) => ({ start: first + index * span, value: 0 }))
  for (const { at, amount } of points) {
    const slot = slots[Math.min(count - 1, Math.floor((at - first) / span))]
    if (slot) slot.value += amount
  }
  return slots.map(({ start, value }) => ({
    label: timeText(start, span),
    value,
    until: timeText(Math.min(start + span, last), span), // a sum of floating-point numbers may be more
  }))
}

const sumOf = (points: readonly { readonly amount: number }[]): number =>
  points.reduce((sum, { amount }) => sum + amount, 0)
