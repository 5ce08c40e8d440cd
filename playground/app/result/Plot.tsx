import type { ReactElement } from 'react'
import type { Mark } from './chart.js'
import { moneyText } from './money.js'

const short = new Intl.NumberFormat('en-US', { notation: 'compact', maximumSignificantDigits: 4 })
const whole = new Intl.NumberFormat('en-US', { maximumSignificantDigits: 7 })

/** A bar per mark, its name at the left and its figure at the right. */
export function Bars({
  marks,
  unit,
  money,
}: {
  readonly marks: readonly Mark[]
  readonly unit: string
  readonly money: boolean
}): ReactElement {
  const most = Math.max(...marks.map(({ value }) => Math.abs(value)), Number.MIN_VALUE)
  return (
    <ol className="bars" aria-label={`${unit}, largest first`}>
      {marks.map(({ label, value }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two tokens may share a symbol
        <li key={index}>
          <span className="bar-label" title={label}>
            {label}
          </span>
          <span aria-hidden="true">
            <span
              className="bar"
              data-negative={value < 0 || undefined}
              style={{ inlineSize: `${(Math.abs(value) / most) * 100}%` }}
            />
          </span>
          <span className="bar-value">{money ? moneyText(value) : whole.format(value)}</span>
        </li>
      ))}
    </ol>
  )
}

const width = 900
const height = 220

/** Columns over equal spans of time; a sum below zero hangs from the axis. */
export function Spans({ marks, unit }: { readonly marks: readonly Mark[]; readonly unit: string }): ReactElement {
  const values = marks.map(({ value }) => value)
  const most = Math.max(...values)
  const [top, bottom] = [Math.max(most, 0), Math.min(...values, 0)]
  const scale = (height - 20) / (top - bottom || 1)
  const axis = height + bottom * scale
  const step = width / marks.length
  const lines = [0.25, 0.5, 0.75, 1]
  const end = marks.at(-1)?.until
  return (
    <figure className="spans">
      <svg
        viewBox={`0 0 ${width} ${height}`}
        role="img"
        aria-label={`${unit} over time, ${end ? `from ${marks[0]?.label} to ${end}` : `all at ${marks[0]?.label}`}`}
      >
        {lines.map((part) => (
          <line
            key={part}
            className="rule"
            x1="0"
            x2={width}
            y1={height - part * (height - 20)}
            y2={height - part * (height - 20)}
          />
        ))}
        {marks.map(({ label, value }, index) => {
          const tall = Math.abs(value) * scale
          return (
            <rect
              key={label + String(index)}
              className="column"
              x={index * step + 1.5}
              width={Math.max(1, Math.min(60, step - 3))}
              y={value < 0 ? axis : axis - tall}
              height={tall}
            >
              <title>{`${label}: ${whole.format(value)} ${unit}`}</title>
            </rect>
          )
        })}
        <line className="axis" x1="0" x2={width} y1={axis - 0.5} y2={axis - 0.5} />
      </svg>
      <figcaption>
        <span>{marks[0]?.label}</span>
        <span>
          {unit}, max {short.format(most)}
        </span>
        {end && <span>{end}</span>}
      </figcaption>
    </figure>
  )
}
