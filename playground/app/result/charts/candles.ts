import { fieldOf } from '../../../../src/values/fieldOf.js'
import type { Column } from '../column.js'
import type { Row } from '../rows.js'
import { amountOf, isTime, timeText } from './measured.js'

/** The prices of one period. */
export interface Candle {
  /** Start of the period, milliseconds of UTC. */
  readonly at: number
  /** The time in words. */
  readonly label: string
  readonly open: number
  readonly high: number
  readonly low: number
  readonly close: number
  /** What was traded, where rows say it. */
  readonly volume?: number | undefined
}

const prices = ['open', 'high', 'low', 'close'] as const

/** Whether rows have all that candlesticks show. */
export function haveCandles(columns: readonly Column[]): boolean {
  return prices.every((role) => columns.some(({ display }) => display?.as === role))
}

/** Rows as candlesticks, oldest first; rows that lack a price or the time are left out. */
export function candlesOf(
  rows: readonly Row[],
  columns: readonly Column[],
  time: Column | undefined,
): readonly Candle[] {
  if (!time) return []
  const candles = rows.flatMap(({ data }) => {
    const amount = (role: string): number | undefined => {
      const column = columns.find(({ display }) => display?.as === role)
      return column && amountOf(fieldOf(data, column.name), column, data)
    }
    const at = fieldOf(data, time.name)
    const [open, high, low, close] = prices.map(amount)
    if (!isTime(at) || open === undefined || high === undefined || low === undefined || close === undefined) return []
    return [{ at: at.getTime(), open, high, low, close, volume: amount('volume') }]
  })
  candles.sort((a, b) => a.at - b.at)
  const span = ((candles.at(-1)?.at ?? 0) - (candles[0]?.at ?? 0)) / Math.max(1, candles.length - 1)
  return candles.map((candle) => ({ ...candle, label: timeText(candle.at, span) }))
}
