import type { ReactElement } from 'react'
import type { ControlProps } from '../controlProps.js'

/** A point in time, UTC. What a picker cannot show is shown as text. */
export function DateControl({ id, input, value, invalid, onChange }: ControlProps): ReactElement {
  const local = value === '' ? '' : localValue(value)
  return (
    <div className="line">
      <input
        id={id}
        type={local === undefined ? 'text' : 'datetime-local'}
        step={1}
        value={local ?? value}
        onChange={(event) => onChange(event.target.value)}
        aria-invalid={invalid}
        aria-required={input.required}
        aria-describedby={`about-${input.name}`}
      />
      <span className="unit">UTC</span>
      {value === '' && typeof input.example === 'string' ? (
        <button type="button" className="quiet" onClick={() => onChange(String(input.example))}>
          Example
        </button>
      ) : (
        value !== '' && (
          <button type="button" className="quiet" onClick={() => onChange('')} aria-label={`Clear ${input.name}`}>
            Clear
          </button>
        )
      )}
    </div>
  )
}

/** The text of a `datetime-local` field; `undefined` when the value is no date yet. */
function localValue(text: string): string | undefined {
  const time = /^\d{1,11}$/.test(text) ? Number(text) * 1000 : Date.parse(/T[\d:.]+$/.test(text) ? `${text}Z` : text)
  return Number.isNaN(time) || Math.abs(time) > 8.64e15 ? undefined : new Date(time).toISOString().slice(0, 19)
}
