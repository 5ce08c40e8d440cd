import type { ReactElement } from 'react'
import type { Shapes } from '../catalogue/details.js'
import type { Answer } from './answer.js'
import type { Column } from './column.js'
import { contextIn, meaningOf } from './meaning.js'
import type { Ordered } from './order.js'
import { RecordView } from './RecordView.js'
import { readable } from './readable.js'
import { fieldsOf } from './shape.js'
import { Table } from './Table.js'

/** The decoded answer: its rows as a table, or one thing as a record. */
export function DecodedView({
  answer,
  ordered,
  columns,
  shapes,
  filter,
  onFilter,
  onChoose,
}: {
  readonly answer: Answer
  /** The rows of the answer as they are filtered and sorted. */
  readonly ordered: Ordered
  readonly columns: readonly Column[]
  readonly shapes: Shapes
  /** What rows have to contain. */
  readonly filter: string
  readonly onFilter: (text: string) => void
  readonly onChoose: (index: number) => void
}): ReactElement {
  const { rows, data } = answer
  if (data === null) return <Nothing />
  return (
    <>
      <div className="row table-tools">
        {rows && rows.length > 1 && (
          <input
            type="search"
            value={filter}
            onChange={(event) => onFilter(event.target.value)}
            placeholder="Filter rows"
            aria-label="Filter rows"
            spellCheck={false}
          />
        )}
        {filter.trim() !== '' && rows && (
          <output className="count">
            {ordered.rows.length} of {rows.length}
          </output>
        )}
        <Envelope answer={answer} shapes={shapes} />
      </div>
      {!rows ? (
        <RecordView data={data} shape={answer.use.shape} shapes={shapes} context={answer.context} />
      ) : rows.length === 0 ? (
        <div className="unrun">
          <p>
            <b>No rows.</b> The response is an empty list: nothing matches.
          </p>
        </div>
      ) : ordered.rows.length === 0 ? (
        <div className="unrun">
          <p>No row contains that.</p>
        </div>
      ) : (
        <Table ordered={ordered} columns={columns} context={answer.context} onChoose={onChoose} />
      )}
    </>
  )
}

function Nothing(): ReactElement {
  return (
    <div className="unrun">
      <p>
        <b>null.</b> Nothing was found. This operation then returns <code>null</code> instead of throwing.
      </p>
    </div>
  )
}

/** What came with the rows: totals and the like. */
function Envelope({ answer, shapes }: { readonly answer: Answer; readonly shapes: Shapes }): ReactElement | null {
  const fields = fieldsOf(answer.use.shape, shapes)
  const entries = Object.entries(answer.envelope).filter(
    ([name, value]) => value !== null && value !== undefined && typeof value !== 'object' && name !== 'cursor',
  )
  if (entries.length === 0) return null
  return (
    <dl className="row small envelope">
      {entries.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            {
              readable(
                value,
                meaningOf(
                  fields.find((field) => field.name === name),
                  shapes,
                ),
                contextIn(answer.envelope, fields, answer.context),
              ).text
            }
          </dd>
        </div>
      ))}
    </dl>
  )
}
