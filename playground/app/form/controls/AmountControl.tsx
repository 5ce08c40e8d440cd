import { aptosUnits, evmUnits, formatUnits, parseUnits } from 'ledgerline/values'
import { type ReactElement, useState } from 'react'
import type { ControlProps } from '../controlProps.js'

/** An amount in a unit people think in; the draft holds base units. */
export function AmountControl({
  id,
  input,
  value,
  invalid,
  onChange,
  format,
}: ControlProps & { readonly format: 'wei' | 'octas' }): ReactElement {
  const units: Readonly<Record<string, number>> = format === 'wei' ? evmUnits : aptosUnits
  const [unit, setUnit] = useState(Object.keys(units)[0] ?? format)
  const [typed, setTyped] = useState<string>()
  const decimals = units[unit] ?? 0
  const type = (text: string): void => {
    setTyped(text)
    onChange(baseUnits(text, decimals))
  }
  return (
    <div className="line">
      <input
        id={id}
        type="text"
        inputMode="decimal"
        value={typed !== undefined && baseUnits(typed, decimals) === value ? typed : inUnit(value, decimals)}
        onChange={(event) => type(event.target.value)}
        aria-invalid={invalid}
        aria-required={input.required}
        aria-describedby={`about-${input.name}`}
      />
      <select value={unit} onChange={(event) => setUnit(event.target.value)} aria-label={`Unit of ${input.name}`}>
        {Object.keys(units).map((each) => (
          <option key={each}>{each}</option>
        ))}
      </select>
    </div>
  )
}

function baseUnits(text: string, decimals: number): string {
  try {
    return text === '' ? '' : String(parseUnits(text, decimals))
  } catch {
    return text // the client says what is wrong with it
  }
}

const inUnit = (base: string, decimals: number): string => (/^\d+$/.test(base) ? formatUnits(base, decimals) : base)
