import { type ReactElement, useMemo, useState } from 'react'
import { formatCount } from '../ui/format.js'
import { barsOf, type ChartChoice, drawnOf, labels, measures, spansOf, withValue } from './chart.js'
import type { Column } from './column.js'
import { isMoney } from './money.js'
import { Bars, Spans } from './Plot.js'
import type { Row } from './rows.js'

/** Rows as a picture: bars by size, or what happened over time. */
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
  const marks = useMemo(
    () => (choice.kind === 'bars' ? barsOf(rows, choice, mostBars) : spansOf(rows, choice, 32)),
    [rows, choice],
  )
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
          value={choice.kind === 'time' ? `time:${choice.time?.name}` : `label:${choice.label?.name}`}
          options={[
            ...labels(columns).map(({ name }) => [`label:${name}`, name] as const),
            ...times.map(({ name }) => [`time:${name}`, `${name}, over time`] as const),
          ]}
          onChange={(key) => {
            const [kind, name = ''] = key.split(/:(.*)/s)
            if (kind === 'time') setChoice({ ...choice, kind: 'time', time: pick(name) })
            else setChoice({ ...choice, kind: 'bars', label: pick(name), value: choice.value ?? measures(columns)[0] })
          }}
        />
        <p className="note">
          {choice.kind === 'bars' && drawn > mostBars ? `The ${mostBars} largest of ` : 'From '}
          {drawn < rows.length && `${drawn.toLocaleString('en-US')} of `}
          {formatCount(rows.length, 'row')}. Amounts are rounded in charts only.
        </p>
      </div>
      {marks.length === 0 ? (
        <p className="empty-note">Nothing to draw: no row has what is chosen.</p>
      ) : choice.kind === 'bars' ? (
        <Bars
          marks={marks}
          unit={choice.value?.name ?? ''}
          money={choice.value !== undefined && isMoney(choice.value)}
        />
      ) : (
        <Spans marks={marks} unit={choice.value?.name ?? 'rows'} />
      )}
    </div>
  )
}

const mostBars = 24

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
