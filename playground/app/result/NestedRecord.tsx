import { lazy, type ReactElement, Suspense, useId, useMemo, useState } from 'react'
import type { AnswerShape, Shapes } from '../catalogue/details.js'
import { formatCount } from '../ui/format.js'
import { BreakableName } from '../ui/text.js'
import { firstChoice } from './charts/chart.js'
import { columnsOf } from './columns.js'
import type { ValueContext } from './meaning.js'
import { useOrder } from './order.js'
import { cardsOf } from './pictures/cards.js'
import { Gallery } from './pictures/Gallery.js'
import type { Row } from './rows.js'
import { isRecord, resolve } from './shape.js'
import { Table } from './Table.js'
import { Tree } from './Tree.js'

const ChartView = lazy(() => import('./charts/ChartView.js'))

/** A list or an object inside a record: a list as a table, from which a row can be picked, an object as a record. */
export function NestedRecord({
  name,
  value,
  shape,
  description,
  shapes,
  context,
  depth,
  sheet,
}: {
  readonly name: string
  readonly value: unknown
  readonly shape: AnswerShape
  readonly description: string
  readonly shapes: Shapes
  readonly context: Omit<ValueContext, 'row'>
  /** How many records it stands in. */
  readonly depth: number
  /** Shows an object, or a row that was picked. */
  readonly sheet: (data: unknown, shape: AnswerShape) => ReactElement
}): ReactElement {
  const [chosen, setChosen] = useState<number>()
  const rows = useMemo(
    () =>
      Array.isArray(value)
        ? value.map((data: unknown, index) => ({ index, data, wire: undefined, issues: [] }))
        : undefined,
    [value],
  )
  const item = useMemo((): AnswerShape => {
    const resolved = resolve(shape, shapes)
    return resolved.kind === 'list' ? resolved.item.shape : { kind: 'any' }
  }, [shape, shapes])
  const described = useMemo(() => ({ shape, shapes }), [shape, shapes])
  const describedItem = useMemo(() => ({ shape: item, shapes }), [item, shapes])
  const columns = useMemo(() => (rows ? columnsOf(item, shapes, rows) : []), [item, shapes, rows])
  const ordered = useOrder(rows ?? none, columns)
  const row = chosen === undefined ? undefined : rows?.[chosen]
  const choice = useMemo(() => rows && firstChoice(columns, rows), [columns, rows])
  const cards = useMemo(
    () => (rows ? cardsOf(ordered.rows, item, shapes, context) : []),
    [rows, ordered, item, shapes, context],
  )
  const [layout, setLayout] = useState<Layout>('Table')
  const layouts: readonly Layout[] = [
    'Table',
    ...(cards.length > 0 ? (['Gallery'] as const) : []),
    ...(choice ? (['Chart'] as const) : []),
  ]
  const radio = useId()
  return (
    <section className="nested">
      <div className="row apart nested-head">
        <h3 className="heading" title={description}>
          <BreakableName name={name} /> <small>{rows ? formatCount(rows.length, 'row') : 'object'}</small>
        </h3>
        {layouts.length > 1 && (
          <div className="segments" role="radiogroup" aria-label={`Layout of ${name}`}>
            {layouts.map((each) => (
              <label key={each}>
                <input type="radio" name={radio} checked={layout === each} onChange={() => setLayout(each)} />
                <span>{each}</span>
              </label>
            ))}
          </div>
        )}
      </div>
      {!rows && isSmall(value, depth) ? (
        sheet(value, shape)
      ) : !rows ? (
        <Tree root={value} label={name} context={context} described={described} />
      ) : layout === 'Table' ? (
        <Table ordered={ordered} columns={columns} context={context} onChoose={setChosen} />
      ) : (
        <Suspense fallback={<div className="ghost-rows" aria-hidden="true" />}>
          {layout === 'Gallery' && <Gallery cards={cards} onChoose={setChosen} />}
          {layout === 'Chart' && choice && <ChartView rows={rows} columns={columns} first={choice} context={context} />}
        </Suspense>
      )}
      {row && (
        <div className="pad">
          <p className="note">
            Row {row.index + 1} of {name}
          </p>
          {isRecord(row.data) ? (
            sheet(row.data, item)
          ) : (
            <Tree root={row.data} label={`${name} ${row.index + 1}`} context={context} described={describedItem} />
          )}
        </div>
      )}
    </section>
  )
}

/** Whether an object is read line by line; what is larger or deeper is a tree, of which only what is in sight is drawn. */
const isSmall = (value: unknown, depth: number): boolean => depth <= 3 && Object.keys(Object(value)).length <= 60

type Layout = 'Table' | 'Gallery' | 'Chart'

const none: readonly Row[] = []
