import { type ReactElement, useMemo, useState } from 'react'
import type { AnswerShape, Shapes } from '../catalogue/details.js'
import { CopyButton } from '../chrome/CopyButton.js'
import { formatCount } from '../chrome/formatCount.js'
import { Words } from '../chrome/Words.js'
import { columnsOf } from './columns.js'
import { LookUpLink } from './LookUpLink.js'
import { lookUp } from './lookUp.js'
import { useOrder } from './order.js'
import { readable } from './readable.js'
import type { Row } from './rows.js'
import { fieldsOf, isRecord, resolve } from './shape.js'
import { Table } from './Table.js'
import { Tree } from './Tree.js'
import type { ValueContext } from './valueContext.js'

/** One thing as a sheet: its fields line by line, its lists as tables. */
export function RecordView({
  data,
  shape,
  shapes,
  context,
}: {
  readonly data: unknown
  readonly shape: AnswerShape
  readonly shapes: Shapes
  readonly context: Omit<ValueContext, 'row'>
}): ReactElement {
  if (!isRecord(data))
    return (
      <div className="record">
        <dl className="sheet-lines">
          <Line name="result" value={data} format={undefined} description="" context={{ ...context, row: undefined }} />
        </dl>
      </div>
    )
  const fields = fieldsOf(shape, shapes, data)
  const known = (name: string) => fields.find((field) => field.name === name)
  const entries = Object.entries(data).filter(([, value]) => value !== undefined)
  const isNested = (value: unknown): boolean =>
    (Array.isArray(value) && value.some(isRecord)) || (isRecord(value) && Object.keys(value).length > 0)
  return (
    <div className="record">
      <dl className="sheet-lines">
        {entries
          .filter(([, value]) => !isNested(value))
          .map(([name, value]) => {
            const field = known(name)
            const inner = field && resolve(field.shape, shapes)
            return (
              <Line
                key={name}
                name={name}
                value={value}
                format={inner?.kind === 'scalar' ? inner.format : undefined}
                description={field?.description ?? ''}
                context={{ ...context, row: data }}
              />
            )
          })}
      </dl>
      {entries
        .filter(([, value]) => isNested(value))
        .map(([name, value]) => (
          <Nested
            key={name}
            name={name}
            value={value}
            shape={known(name)?.shape ?? { kind: 'any' }}
            shapes={shapes}
            context={context}
          />
        ))}
    </div>
  )
}

function Line({
  name,
  value,
  format,
  description,
  context,
}: {
  readonly name: string
  readonly value: unknown
  readonly format: string | undefined
  readonly description: string
  readonly context: ValueContext
}): ReactElement {
  const shown = readable(value, format, context, name)
  const isWhole = ['address', 'hash', 'bigint'].includes(shown.type)
  const copies = isWhole || (shown.type === 'string' && shown.text.length >= 16)
  const more = lookUp(value, format, context)
  const isShortened = isWhole && shown.text.includes('…') // a sheet has the room for all of it
  return (
    <div className="sheet-line">
      <dt title={description}>
        <Words name={name} />
      </dt>
      <dd data-type={shown.type}>
        <span className="value" title={shown.full}>
          {isShortened ? String(value) : shown.text || '–'}
        </span>
        <small>{shown.type}</small>
        {more && <LookUpLink to={more} />}
        {shown.href && (
          <a href={shown.href} target="_blank" rel="noreferrer" aria-label={`Open ${name} in a new tab`}>
            ↗
          </a>
        )}
        {copies && (
          <CopyButton
            text={isWhole ? (shown.full ?? shown.text).replace(/n$/, '') : (shown.full ?? shown.text)}
            label="Copy"
          />
        )}
      </dd>
    </div>
  )
}

function Nested({
  name,
  value,
  shape,
  shapes,
  context,
}: {
  readonly name: string
  readonly value: unknown
  readonly shape: AnswerShape
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
      <h3>
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
