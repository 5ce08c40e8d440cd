import type { ReactElement } from 'react'
import { pressed } from '../../ui/pressing.js'
import type { ControlProps } from '../controlProps.js'
import { entriesIn } from '../entriesIn.js'

/** A list, an entry per line, so that it can be pasted. */
export function ListControl({ id, input, value, invalid, onChange }: ControlProps): ReactElement {
  const count = value.split('\n').filter((line) => line.trim() !== '').length
  const { example } = input
  const pasted = entriesIn(value)
  const lines = typeof example === 'string' ? [example] : (example ?? [])
  return (
    <div className="line list">
      <textarea
        id={id}
        value={value}
        rows={Math.min(8, Math.max(2, value.split('\n').length))}
        onChange={(event) => onChange(event.target.value.split('\n'))}
        placeholder="One per line"
        aria-invalid={invalid}
        aria-required={input.required}
        aria-describedby={`about-${input.name}`}
        spellCheck={false}
      />
      <span className="aside">
        {pasted && (
          <button type="button" className="quiet" onClick={pressed(() => onChange(pasted), id)}>
            One per line
          </button>
        )}
        {count > 0 && <span className="count">{count}</span>}
        {lines.length > 0 && count === 0 && (
          <button type="button" className="quiet" onClick={pressed(() => onChange(lines), id)}>
            Example
          </button>
        )}
      </span>
    </div>
  )
}
