import type { ReactElement } from 'react'
import { figureText } from '../figure.js'
import type { Meaning } from '../meaning.js'
import type { Mark } from './chart.js'
import { Frame } from './Frame.js'

/** Columns over equal spans of time; a sum below zero hangs from the axis. */
export function Spans({
  marks,
  unit,
  meaning,
}: {
  readonly marks: readonly Mark[]
  readonly unit: string
  readonly meaning: Meaning
}): ReactElement {
  const figure = (value: number): string => figureText(value, meaning)
  const values = marks.map(({ value }) => value)
  const most = Math.max(...values)
  const end = marks.at(-1)?.until
  const start = marks[0]?.label ?? ''
  return (
    <Frame
      name={`${unit} over time, ${end ? `from ${start} to ${end}` : `all at ${start}`}`}
      low={Math.min(...values, 0)}
      high={Math.max(most, 0)}
      figure={figure}
      count={marks.length}
      tell={(place) => `from ${marks[place]?.label}: ${figure(marks[place]?.value ?? 0)}`}
      foot={[start, `${unit}, max ${figure(most)}`, end ?? '']}
      draw={({ width, y }, at) => {
        const step = width / marks.length
        return marks.map(({ label, value }, index) => (
          <rect
            key={label + String(index)}
            className="column"
            data-at={index === at || undefined}
            data-negative={value < 0 || undefined}
            x={index * step + 1.5}
            width={Math.max(1, Math.min(60, step - 3))}
            y={Math.min(y(value), y(0))}
            height={Math.abs(y(value) - y(0))}
          />
        ))
      }}
    />
  )
}
