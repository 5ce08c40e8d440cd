import type { ReactElement } from 'react'
import type { ControlProps } from '../controlProps.js'

/** One of a closed set. */
export function ChoiceControl({
  id,
  input,
  value,
  invalid,
  onChange,
  values,
}: ControlProps & { readonly values: readonly string[] }): ReactElement {
  return (
    <select
      id={id}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      aria-invalid={invalid}
      aria-required={input.required}
      aria-describedby={`about-${input.name}`}
    >
      <option value="">{input.assumed === undefined ? 'Not set' : `Default: ${input.assumed}`}</option>
      {value !== '' && !values.includes(value) && <option value={value}>{value}</option>}
      {values.map((each) => (
        <option key={each} value={each}>
          {each}
        </option>
      ))}
    </select>
  )
}

/** Several of a closed set. */
export function ChoiceListControl({
  id,
  input,
  value,
  onChange,
  values,
}: ControlProps & { readonly values: readonly string[] }): ReactElement {
  const chosen = value === '' ? [] : value.split('\n')
  const toggle = (each: string): void =>
    onChange(chosen.includes(each) ? chosen.filter((other) => other !== each) : [...chosen, each])
  return (
    <fieldset className="row checks" aria-labelledby={`label-${input.name}`} aria-describedby={`about-${input.name}`}>
      {values.map((each, index) => (
        <label key={each}>
          <input
            type="checkbox"
            id={index === 0 ? id : undefined}
            checked={chosen.includes(each)}
            onChange={() => toggle(each)}
          />
          <span>{each}</span>
        </label>
      ))}
    </fieldset>
  )
}
