import type { ReactElement } from 'react'
import type { AnswerShape, Shapes } from '../catalogue/details.js'
import { escapeInvisible } from '../ui/escapeInvisible.js'
import { formatCount } from '../ui/format.js'
import { DecodedCall } from './DecodedCall.js'
import { contextIn, meaningOf, type ValueContext } from './meaning.js'
import { NestedRecord } from './NestedRecord.js'
import { logoFields, logoOf } from './pictures/logos.js'
import { RecordLine } from './RecordLine.js'
import { recordSentence } from './recordSentence.js'
import { fieldsOf, isRecord } from './shape.js'

/**
 * One thing as a page of a block explorer: a sentence, what is decoded of it, its fields line by line, its lists as tables,
 * and last what is empty.
 */
export function RecordView({
  data,
  shape,
  shapes,
  context,
  depth = 0,
}: {
  readonly data: unknown
  readonly shape: AnswerShape
  readonly shapes: Shapes
  readonly context: Omit<ValueContext, 'row'>
  /** How many records it stands in. */
  readonly depth?: number
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
  const row = contextIn(data, fields, context)
  const logos = logoFields(fields)
  const sentence = depth === 0 && recordSentence(data, shape, shapes, context)
  const known = (name: string) => fields.find((field) => field.name === name)
  const entries = Object.entries(data).filter(([, value]) => value !== undefined)
  const full = entries.filter(([, value]) => !isEmpty(value))
  const empty = entries.filter(([, value]) => isEmpty(value))
  const isDecoded = ([name, value]: Entry): boolean => known(name)?.display?.as === 'decoded' && isRecord(value)
  const isNested = ([, value]: Entry): boolean => (Array.isArray(value) && value.some(isRecord)) || isRecord(value)
  const line = ([name, value]: Entry): ReactElement => (
    <RecordLine
      key={name}
      name={name}
      value={value}
      meaning={meaningOf(known(name), shapes)}
      description={known(name)?.description ?? ''}
      context={row}
      {...(logos.has(name) && { logo: { uri: logoOf(data, logos.get(name), fields) } })}
    />
  )
  return (
    <div className="record">
      {sentence && <p className="record-sentence">{sentence}</p>}
      {full.filter(isDecoded).map(([name, value]) => (
        <DecodedCall
          key={name}
          value={isRecord(value) ? value : {}}
          shape={known(name)?.shape ?? { kind: 'any' }}
          shapes={shapes}
          context={row}
          title={known(name)?.description ?? ''}
        />
      ))}
      <dl className="sheet-lines">{full.filter((entry) => !isNested(entry)).map(line)}</dl>
      {full
        .filter((entry) => isNested(entry) && !isDecoded(entry))
        .map(([name, value]) => (
          <NestedRecord
            key={name}
            name={name}
            value={value}
            shape={known(name)?.shape ?? { kind: 'any' }}
            description={known(name)?.description ?? ''}
            shapes={shapes}
            context={row}
            depth={depth + 1}
            sheet={(data, shape) => (
              <RecordView data={data} shape={shape} shapes={shapes} context={context} depth={depth + 1} />
            )}
          />
        ))}
      {empty.length > 0 && (
        <details className="empties">
          <summary className="pad small soft">
            {formatCount(empty.length, 'empty field')}: {empty.map(([name]) => escapeInvisible(name)).join(', ')}
          </summary>
          <dl className="sheet-lines">{empty.map(line)}</dl>
        </details>
      )}
    </div>
  )
}

type Entry = readonly [name: string, value: unknown]

/** Whether a value says nothing: `null`, no text, an empty list or object. */
function isEmpty(value: unknown): boolean {
  if (value === null || value === '') return true
  return Array.isArray(value) ? value.length === 0 : isRecord(value) && Object.keys(value).length === 0
}
