import { type ReactElement, useMemo, useState } from 'react'
import { formatCount } from '../ui/format.js'
import { barsOf, type ChartChoice, drawnOf, isSeries, labels, measures, spansOf, withValue } from './chart.js'
import type { Column } from './column.js'
import { Line } from './Line.js'
import { isMoney } from './money.js'
import { Bars, Spans } from './Plot.js'
import type { Row } from './rows.js'
import { pointsOf } from './series.js'

/** Rows as a picture: bars by size, what happened over time, or how something went. */
export default function ChartView({
  rows,
  columns,
  first,
}: {
  readonly rows: readonly Row[]
  readonly columns: readonly Column[]
  readonly first: ChartChoice
}): ReactElement {
  const [choice, setChoice] = useState(first)
  const times = columns.filter(({ type }) => type === 'Date')
  const pick = (name: string): Column | undefined => columns.find((column) => column.name === name)
  const picture = useMemo(() => pictureOf(rows, choice), [rows, choice])
  const drawn = useMemo(() => drawnOf(rows, choice), [rows, choice])
  return (
    <div>
      <div className="view-switch">
        <Select
          label="Show"
          value={choice.value?.name ?? ''}
          options={[
            ...(times.length > 0 ? [['', 'number of rows'] as const] : []),
            ...measures(columns).map(({ name }) => [name, name] as const),
          ]}
          onChange={(name) => setChoice(withValue(choice, pick(name), times))}
        />
        <Select
          label="by"
          value={choice.kind === 'bars' ? `label:${choice.label?.name}` : `${choice.kind}:${choice.time?.name}`}
          options={[
            ...labels(columns).map(({ name }) => [`label:${name}`, name] as const),
            ...times.filter(isSeries).map(({ name }) => [`line:${name}`, `${name}, as a line`] as const),
            ...times.map(({ name }) => [`time:${name}`, `${name}, over time`] as const),
          ]}
          onChange={(key) => {
            const [kind, name = ''] = key.split(/:(.*)/s)
            const value = choice.value ?? measures(columns)[0]
            if (kind === 'time') setChoice({ ...choice, kind, time: pick(name) })
            else if (kind === 'line') setChoice({ ...choice, kind, time: pick(name), value })
            else setChoice({ ...choice, kind: 'bars', label: pick(name), value })
          }}
        />
        <p className="note">
          {choice.kind === 'bars' && drawn > mostBars ? `The ${mostBars} largest of ` : 'From '}
          {drawn < rows.length && `${drawn.toLocaleString('en-US')} of `}
          {formatCount(rows.length, 'row')}. Amounts are rounded in charts only.
        </p>
      </div>
      {picture ?? <p className="empty-note">Nothing to draw: no row has what is chosen.</p>}
    </div>
  )
}

const mostBars = 24

/** What is chosen, drawn; nothing where no row has it. */
function pictureOf(rows: readonly Row[], choice: ChartChoice): ReactElement | undefined {
  const unit = choice.value?.name ?? 'rows'
  const money = choice.value !== undefined && isMoney(choice.value)
  if (choice.kind === 'line') {
    const points = pointsOf(rows, choice)
    return points.length > 0 ? <Line points={points} unit={unit} money={money} /> : undefined
  }
  const marks = choice.kind === 'bars' ? barsOf(rows, choice, mostBars) : spansOf(rows, choice, 32)
  if (marks.length === 0) return undefined
  return choice.kind === 'bars' ? <Bars marks={marks} unit={unit} money={money} /> : <Spans marks={marks} unit={unit} />
}

function Select({
  label,
  value,
  options,
  onChange,
}: {
  readonly label: string
  readonly value: string
  readonly options: readonly (readonly [value: string, text: string])[]
  readonly onChange: (value: string) => void
}): ReactElement {
  return (
    <label className="picker">
      {label}{' '}
      <select value={value} onChange={(event) => onChange(event.target.value)}>
        {options.map(([key, text]) => (
          <option key={key} value={key}>
            {text}
          </option>
        ))}
      </select>
    </label>
  )
}
