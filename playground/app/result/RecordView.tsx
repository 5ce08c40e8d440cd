import type { ReactElement } from 'react'
import type { AnswerShape, Shapes } from '../catalogue/details.js'
import { meaningOf, type ValueContext } from './meaning.js'
import { NestedRecord } from './NestedRecord.js'
import { RecordLine } from './RecordLine.js'
import { fieldsOf, isRecord } from './shape.js'

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
          <RecordLine name="result" value={data} meaning={{}} description="" context={{ ...context, row: undefined }} />
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
            return (
              <RecordLine
                key={name}
                name={name}
                value={value}
                meaning={meaningOf(field, shapes)}
                description={field?.description ?? ''}
                context={{ ...context, row: data }}
              />
            )
          })}
      </dl>
      {entries
        .filter(([, value]) => isNested(value))
        .map(([name, value]) => (
          <NestedRecord
            key={name}
            name={name}
            value={value}
            shape={known(name)?.shape ?? { kind: 'any' }}
            description={known(name)?.description ?? ''}
            shapes={shapes}
            context={context}
          />
        ))}
    </div>
  )
}
