import { type ReactElement, useMemo, useState } from 'react'
import { formatCount } from '../../ui/format.js'
import type { Column } from '../column.js'
import type { ValueContext } from '../meaning.js'
import type { Row } from '../rows.js'
import { Bars } from './Bars.js'
import { Candles } from './Candles.js'
import { candlesOf, haveCandles } from './candles.js'
import { type ChartChoice, drawnOf, isSeries, labels, type Mark, measures, spansOf, withValue } from './chart.js'
import { addsUp, barsOf } from './groups.js'
import { Line } from './Line.js'
import { Spans } from './Spans.js'
import { pointsOf } from './series.js'

/** Rows as a picture: bars by size, what happened over time, or how something went. */
export default function ChartView({
  rows,
  columns,
  first,
  context,
}: {
  readonly rows: readonly Row[]
  readonly columns: readonly Column[]
  readonly first: ChartChoice
  readonly context: Omit<ValueContext, 'row'>
}): ReactElement {
  const [choice, setChoice] = useState(first)
  const times = columns.filter(({ type }) => type === 'Date')
  const pick = (name: string): Column | undefined => columns.find((column) => column.name === name)
  const bars = useMemo(
    () => (choice.kind === 'bars' ? barsOf(rows, choice, columns, context) : []),
    [rows, choice, columns, context],
  )
  const picture = useMemo(
    () => pictureOf(rows, choice, columns, bars.slice(0, mostBars)),
    [rows, choice, columns, bars],
  )
  const drawn = useMemo(() => drawnOf(rows, choice), [rows, choice])
  return (
    <div>
      <div className="row view-switch">
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
            ...times
              .filter((time) => isSeries(time) && haveCandles(columns))
              .map(({ name }) => [`candles:${name}`, `${name}, as candlesticks`] as const),
            ...times.filter(isSeries).map(({ name }) => [`line:${name}`, `${name}, as a line`] as const),
            ...times.map(({ name }) => [`time:${name}`, `${name}, over time`] as const),
          ]}
          onChange={(key) => {
            const [kind, name = ''] = key.split(/:(.*)/s)
            const value = choice.value ?? measures(columns)[0]
            if (kind === 'time') setChoice({ ...choice, kind, time: pick(name) })
            else if (kind === 'line' || kind === 'candles') setChoice({ ...choice, kind, time: pick(name), value })
            else setChoice({ ...choice, kind: 'bars', label: pick(name), value })
          }}
        />
        <p className="note">
          {bars.length > mostBars ? `The ${mostBars} largest of ${bars.length}, from ` : 'From '}
          {drawn < rows.length && `${drawn.toLocaleString('en-US')} of `}
          {formatCount(rows.length, 'row')}
          {bars.some(({ count = 1 }) => count > 1) &&
            choice.value &&
            (addsUp(choice.value) ? ', summed by name' : ', averaged by name')}
          . Amounts are rounded in charts only.
        </p>
      </div>
      {picture ?? <p className="note pad">Nothing to draw: no row has what is chosen.</p>}
    </div>
  )
}

const mostBars = 24

/** What is chosen, drawn; nothing where no row has it. */
function pictureOf(
  rows: readonly Row[],
  choice: ChartChoice,
  columns: readonly Column[],
  bars: readonly Mark[],
): ReactElement | undefined {
  const unit = choice.value?.name ?? 'rows'
  const meaning = choice.value ?? {}
  if (choice.kind === 'candles') {
    const candles = candlesOf(rows, columns, choice.time)
    return candles.length > 0 ? <Candles candles={candles} meaning={meaning} /> : undefined
  }
  if (choice.kind === 'line') {
    const points = pointsOf(rows, choice)
    return points.length > 0 ? <Line points={points} unit={unit} meaning={meaning} /> : undefined
  }
  if (choice.kind === 'bars') return bars.length > 0 ? <Bars marks={bars} unit={unit} meaning={meaning} /> : undefined
  const spans = spansOf(rows, choice, 32)
  return spans.length > 0 ? <Spans marks={spans} unit={unit} meaning={meaning} /> : undefined
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
    <label className="row tight small picker">
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
