import { memo, type ReactElement } from 'react'
import type { Control, Draft, InputDetails } from '../catalogue/details.js'
import { BreakableName, withCode } from '../ui/text.js'
import type { FieldError } from './fieldErrors.js'
import { InputControl } from './InputControl.js'

/** One input: its name and type, its control, and one line that explains or complains. */
export const InputRow = memo(function InputRow({
  input,
  value,
  fieldError,
  tried,
  onChange,
}: {
  readonly input: InputDetails
  readonly value: Draft[string] | undefined
  readonly fieldError: FieldError | undefined
  readonly tried: boolean
  readonly onChange: (name: string, value: Draft[string]) => void
}): ReactElement {
  const { name, control, required, deprecated, description } = input
  const isFilled = (value ?? '').length > 0
  const shown = fieldError && (isFilled || tried) ? fieldError : undefined
  const isGroup = control.kind === 'boolean' || (control.kind === 'list' && control.item.kind === 'choice')
  return (
    <div className="field ruled">
      <div className="field-name stack pad">
        {isGroup ? (
          <span id={`label-${name}`} className="name">
            <BreakableName name={name} />
          </span>
        ) : (
          <label htmlFor={`input-${name}`} className="name">
            <BreakableName name={name} />
          </label>
        )}
        <span className="type">
          <BreakableName name={typeText(control)} /> {required && <b>required</b>} {deprecated && <b>deprecated</b>}
        </span>
      </div>
      <div className="field-control">
        <InputControl
          input={input}
          value={value ?? ''}
          invalid={shown !== undefined}
          onChange={(next) => onChange(name, next)}
        />
        <p id={`about-${name}`} className={shown ? 'complaint' : 'about'}>
          {shown ? [shown.text, ...shown.hints].join(' → ') : withCode(description)}
        </p>
      </div>
    </div>
  )
})

function typeText(control: Control): string {
  if (control.kind === 'list') return `${typeText(control.item)}[]`
  if (control.kind === 'boolean') return 'boolean'
  if (control.kind === 'choice') return 'enum'
  return control.kind === 'json' ? control.type : (control.format ?? control.type)
}
