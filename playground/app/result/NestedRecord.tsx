import { type ReactElement, useMemo, useState } from 'react'
import type { AnswerShape, Shapes } from '../catalogue/details.js'
import { formatCount } from '../ui/format.js'
import { columnsOf } from './columns.js'
import type { ValueContext } from './meaning.js'
import { useOrder } from './order.js'
import type { Row } from './rows.js'
import { resolve } from './shape.js'
import { Table } from './Table.js'
import { Tree } from './Tree.js'

/** A list or an object inside a sheet: a list as a table, from which a row can be picked, an object as a tree. */
export function NestedRecord({
  name,
  value,
  shape,
  description,
  shapes,
  context,
}: {
  readonly name: string
  readonly value: unknown
  readonly shape: AnswerShape
  readonly description: string
  readonly shapes: Shapes
  readonly context: Omit<ValueContext, 'row'>
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
  return (
    <section className="nested">
      <h3 title={description}>
        {name} <small>{rows ? formatCount(rows.length, 'row') : 'object'}</small>
      </h3>
      {rows ? (
        <Table ordered={ordered} columns={columns} context={context} onChoose={setChosen} />
      ) : (
        <Tree root={value} label={name} context={context} described={described} />
      )}
      {row && (
        <div className="picked">
          <p className="note">
            Row {row.index + 1} of {name}
          </p>
          <Tree root={row.data} label={`${name} ${row.index + 1}`} context={context} described={describedItem} />
        </div>
      )}
    </section>
  )
}

const none: readonly Row[] = []
