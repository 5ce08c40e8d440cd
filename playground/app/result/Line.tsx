import type { ReactElement } from 'react'
import { moneyText } from './money.js'
import type { Point } from './series.js'

const width = 900
const height = 220
const margin = 10

/** How a measure went from row to row; the height is from its lowest to its highest, which need not be zero. */
export function Line({
  points,
  unit,
  money,
}: {
  readonly points: readonly Point[]
  readonly unit: string
  readonly money: boolean
}): ReactElement {
  const figure = money ? moneyText : whole.format
  const values = points.map(({ value }) => value)
  const [low, high] = [Math.min(...values), Math.max(...values)]
  const [first, last] = [points[0], points.at(-1)]
  const start = first?.at ?? 0
  const across = (width - 2 * margin) / ((last?.at ?? 0) - start || 1)
  const up = (height - 2 * margin) / (high - low || 1)
  const dots = points.map((point) => ({
    ...point,
    x: margin + (point.at - start) * across,
    y: height - margin - (point.value - low) * up,
  }))
  const range = `between ${figure(low)} and ${figure(high)}`
  return (
    <figure className="spans">
      <svg
        viewBox={`0 0 ${width} ${height}`}
        role="img"
        aria-label={`${unit} over time, from ${first?.label} to ${last?.label}, ${range}`}
      >
        <line className="rule" x1="0" x2={width} y1={margin} y2={margin} />
        <line className="rule" x1="0" x2={width} y1={height - margin} y2={height - margin} />
        <polyline className="course" points={dots.map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`).join(' ')} />
        {dots.map(({ at, x, y, label, value }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two rows may have one time
          <circle key={`${at} ${index}`} className="column" cx={x} cy={y} r={points.length > 100 ? 2 : 4}>
            <title>{`${label}: ${figure(value)} ${unit}`}</title>
          </circle>
        ))}
      </svg>
      <figcaption>
        <span>{first?.label}</span>
        <span>
          {unit}, {range}
        </span>
        <span>{last?.label}</span>
      </figcaption>
    </figure>
  )
}

const whole = new Intl.NumberFormat('en-US', { maximumSignificantDigits: 7 })
