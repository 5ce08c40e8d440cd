import { type ReactElement, useMemo, useState } from 'react'
import type { Shapes } from '../catalogue/details.js'
import type { Answer } from './answer.js'
import type { Column } from './column.js'
import type { TreeShape } from './flattenTree.js'
import { contextIn, meaningOf } from './meaning.js'
import type { Ordered } from './order.js'
import { RecordView } from './RecordView.js'
import { readable } from './readable.js'
import { fieldsOf } from './shape.js'
import { Table } from './Table.js'
import { Tree } from './Tree.js'

/** The decoded answer as a table, or one thing as a sheet; as a tree on demand. */
export function DecodedView({
  answer,
  ordered,
  columns,
  shapes,
  onChoose,
}: {
  readonly answer: Answer
  /** The rows of the answer as they are sorted. */
  readonly ordered: Ordered
  readonly columns: readonly Column[]
  readonly shapes: Shapes
  readonly onChoose: (index: number) => void
}): ReactElement {
  const [tree, setTree] = useState(false)
  const { rows, data } = answer
  const described = useMemo<TreeShape>(
    () => ({ shape: rows ? { kind: 'list', item: { shape: answer.rowShape } } : answer.use.shape, shapes }),
    [rows, answer, shapes],
  )
  if (data === null) return <Nothing />
  return (
    <div>
      <div className="view-switch">
        <div className="segments" role="radiogroup" aria-label="Layout">
          {[false, true].map((each) => (
            <label key={String(each)}>
              <input type="radio" name="layout" checked={tree === each} onChange={() => setTree(each)} />
              <span>{each ? 'Tree' : rows ? 'Table' : 'Sheet'}</span>
            </label>
          ))}
        </div>
        <Envelope answer={answer} shapes={shapes} />
      </div>
      {tree ? (
        <Tree root={data} label="Decoded answer" context={answer.context} described={described} />
      ) : !rows ? (
        <RecordView data={data} shape={answer.use.shape} shapes={shapes} context={answer.context} />
      ) : rows.length === 0 ? (
        <div className="unrun">
          <p>
            <b>No rows.</b> The answer is an empty list: nothing matches.
          </p>
        </div>
      ) : (
        <Table ordered={ordered} columns={columns} context={answer.context} onChoose={onChoose} />
      )}
    </div>
  )
}

function Nothing(): ReactElement {
  return (
    <div className="unrun">
      <p>
        <b>null.</b> Nothing was found. This operation returns <code>null</code> for that instead of throwing.
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
    <dl className="envelope">
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
