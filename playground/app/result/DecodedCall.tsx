import type { ReactElement } from 'react'
import { fieldOf } from '../../../src/values/fieldOf.js'
import type { AnswerShape, Shapes } from '../catalogue/details.js'
import type { ValueContext } from './meaning.js'
import { RecordLine } from './RecordLine.js'
import { readable } from './readable.js'
import { fieldsOf, isRecord, resolve } from './shape.js'

/** What bytes say: the function or the event by name, and its arguments as people read them. */
export function DecodedCall({
  value,
  shape,
  shapes,
  context,
  title,
}: {
  readonly value: Readonly<Record<string, unknown>>
  readonly shape: AnswerShape
  readonly shapes: Shapes
  readonly context: ValueContext
  /** What the document says of it. */
  readonly title: string
}): ReactElement {
  const fields = fieldsOf(shape, shapes, value)
  const label = fields.find(({ display, name }) => display?.as === 'label' && isText(fieldOf(value, name)))
  const heading = String(fieldOf(value, label?.name ?? '') ?? 'Unnamed')
  const list = fields.find(({ name }) => Array.isArray(fieldOf(value, name)))
  return (
    <section className="decoded-call" aria-label="Decoded">
      <h3 className="heading pad" title={title}>
        {readable(heading, {}, context).text}
      </h3>
      <dl className="sheet-lines">
        {argumentsOf(value, list, shapes).map(({ name, value, type }, place) => (
          <RecordLine
            // biome-ignore lint/suspicious/noArrayIndexKey: arguments have a place, and may have no name
            key={place}
            name={name || `argument ${place + 1}`}
            value={value}
            meaning={type === 'address' ? { format: 'evm-address' } : { display: { as: 'quantity' } }}
            description={type}
            context={context}
          />
        ))}
      </dl>
    </section>
  )
}

interface Argument {
  readonly name: string
  readonly value: unknown
  /** Its Solidity type. */
  readonly type: string
}

/** The arguments in a list of records: what is their title, what their label, and what has neither role. */
function argumentsOf(
  value: unknown,
  list: { readonly name: string; readonly shape: AnswerShape } | undefined,
  shapes: Shapes,
): readonly Argument[] {
  const shape = list && resolve(list.shape, shapes)
  const entries = list && fieldOf(value, list.name)
  if (shape?.kind !== 'list' || !Array.isArray(entries)) return []
  return entries.filter(isRecord).map((entry) => {
    const fields = fieldsOf(shape.item.shape, shapes, entry)
    const withRole = (role: string | undefined): unknown =>
      fieldOf(entry, fields.find(({ display }) => display?.as === role)?.name ?? '')
    return { name: textOf(withRole('title')), value: withRole(undefined), type: textOf(withRole('label')) }
  })
}

const isText = (value: unknown): value is string => typeof value === 'string' && value !== ''
const textOf = (value: unknown): string => (isText(value) ? value : '')
