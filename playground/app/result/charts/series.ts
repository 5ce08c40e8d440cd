import { fieldOf } from '../../../../src/values/fieldOf.js'
import type { Row } from '../rows.js'
import type { ChartChoice } from './chart.js'
import { amountOf, isTime, timeText } from './measured.js'

/** A row of a series: what was measured, and when. */
export interface Point {
  /** Milliseconds of UTC. */
  readonly at: number
  readonly value: number
  /** The time in words. */
  readonly label: string
}

/** Rows that their time tells apart, oldest first: as a line they show how a measure went. */
export function pointsOf(rows: readonly Row[], { time, value }: ChartChoice): readonly Point[] {
  if (!time || !value) return []
  const points = rows.flatMap(({ data }) => {
    const at = fieldOf(data, time.name)
    const amount = amountOf(fieldOf(data, value.name), value, data)
    return isTime(at) && amount !== undefined ? [{ at: at.getTime(), value: amount }] : []
  })
  points.sort((a, b) => a.at - b.at)
  const span = ((points.at(-1)?.at ?? 0) - (points[0]?.at ?? 0)) / Math.max(1, points.length - 1)
  return points.map((point) => ({ ...point, label: timeText(point.at, span) }))
}
