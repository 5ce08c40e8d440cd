import type { ReactElement } from 'react'
import { figureText } from '../figure.js'
import type { Meaning } from '../meaning.js'
import type { Mark } from './chart.js'

/** A bar per mark, its name at the left and its figure at the right. */
export function Bars({
  marks,
  unit,
  meaning,
}: {
  readonly marks: readonly Mark[]
  readonly unit: string
  readonly meaning: Meaning
}): ReactElement {
  const most = Math.max(...marks.map(({ value }) => Math.abs(value)), Number.MIN_VALUE)
  return (
    <ol className="bars" aria-label={`${unit}, largest first`}>
      {marks.map(({ label, value, count = 1 }) => (
        <li key={label}>
          <span className="bar-label cut" title={label}>
            {label}
            {count > 1 && <small> {count} rows</small>}
          </span>
          <span aria-hidden="true">
            <span
              className="bar"
              data-negative={value < 0 || undefined}
              style={{ inlineSize: `${(Math.abs(value) / most) * 100}%` }}
            />
          </span>
          <span className="bar-value">{figureText(value, meaning)}</span>
        </li>
      ))}
    </ol>
  )
}
