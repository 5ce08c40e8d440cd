import type { ReactElement } from 'react'
import type { ControlProps } from '../controlProps.js'

/** True, false, or not given. */
export function BooleanControl({ id, input, value, onChange }: ControlProps): ReactElement {
  const unset = input.assumed === undefined ? 'Not set' : `Default: ${input.assumed}`
  return (
    <div
      className="segments"
      role="radiogroup"
      aria-labelledby={`label-${input.name}`}
      aria-describedby={`about-${input.name}`}
    >
      {(['', 'true', 'false'] as const).map((each) => (
        <label key={each}>
          <input
            type="radio"
            id={each === '' ? id : undefined}
            name={input.name}
            checked={value === each}
            onChange={() => onChange(each)}
          />
          <span>{each || unset}</span>
        </label>
      ))}
    </div>
  )
}
