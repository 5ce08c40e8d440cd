import type { ReactElement } from 'react'
import { figureText } from '../figure.js'
import type { Meaning } from '../meaning.js'
import { Frame } from './Frame.js'
import type { Point } from './series.js'

/** How a measure went from row to row; the height is from its lowest to its highest, which need not be zero. */
export function Line({
  points,
  unit,
  meaning,
}: {
  readonly points: readonly Point[]
  readonly unit: string
  readonly meaning: Meaning
}): ReactElement {
  const figure = (value: number): string => figureText(value, meaning)
  const values = points.map(({ value }) => value)
  const [low, high] = [Math.min(...values), Math.max(...values)]
  const [first, last] = [points[0], points.at(-1)]
  const start = first?.at ?? 0
  const span = (last?.at ?? 0) - start || 1
  const partOf = ({ at }: Point): number => (at - start) / span
  const range = `between ${figure(low)} and ${figure(high)}`
  return (
    <Frame
      name={`${unit} over time, from ${first?.label} to ${last?.label}, ${range}`}
      low={low}
      high={high}
      figure={figure}
      count={points.length}
      placeAt={(part) => nearest(points.map(partOf), part)}
      tell={(place) => `${points[place]?.label}: ${figure(points[place]?.value ?? 0)}`}
      foot={[first?.label ?? '', `${unit}, ${range}`, last?.label ?? '']}
      draw={({ width, height, y }, at) => {
        const inner = width - 2 * margin
        const dots = points.map((point) => [margin + partOf(point) * inner, y(point.value)] as const)
        const path = dots.map(([x, y]) => `${x.toFixed(1)},${y.toFixed(1)}`).join(' ')
        const read = at === undefined ? undefined : dots[at]
        return (
          <>
            <polygon className="wash" points={`${margin},${height} ${path} ${margin + inner},${height}`} />
            <polyline className="course" points={path} />
            {points.length <= 60 &&
              dots.map(([x, y], index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: two rows may have one time
                <circle key={index} className="dot" cx={x} cy={y} r={3} />
              ))}
            {read && (
              <>
                <line className="cross" x1={read[0]} x2={read[0]} y1={0} y2={height} />
                <circle className="dot" data-at cx={read[0]} cy={read[1]} r={5} />
              </>
            )}
          </>
        )
      }}
    />
  )
}

/** Pixels beside the first and the last point. */
const margin = 6

function nearest(parts: readonly number[], part: number): number {
  return parts.reduce((best, each, index) => {
    const now = parts[best] ?? 0
    return Math.abs(each - part) < Math.abs(now - part) ? index : best
  }, 0)
}
