import type { ReactElement } from 'react'
import type { ControlProps } from '../controlProps.js'
import { instantOf } from '../instant.js'

/**
 * A point in time, UTC. What a picker cannot show is shown as text. Beside it stands the moment that is sent: a day alone is
 * its first moment, which pickers write as people do.
 */
export function DateControl({ id, input, value, invalid, onChange }: ControlProps): ReactElement {
  const instant = instantOf(value)
  const local = value === '' ? '' : instant?.slice(0, 'yyyy-mm-ddThh:mm:ss'.length)
  return (
    <div className={instant === undefined ? 'line' : 'line date'}>
      <input
        id={id}
        type={local === undefined ? 'text' : 'datetime-local'}
        step={1}
        value={local ?? value}
        onChange={(event) => onChange(event.target.value)}
        aria-invalid={invalid}
        aria-required={input.required}
        aria-describedby={`instant-${input.name} about-${input.name}`}
      />
      <span id={`instant-${input.name}`} className="small soft">
        {instant ?? 'UTC'}
      </span>
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
