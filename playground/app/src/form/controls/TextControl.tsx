import type { ReactElement } from 'react'
import { isSecretName } from '../../route/route.js'
import type { ControlProps } from '../InputControl.js'
import { KnownValues } from './KnownValues.js'

const wholeNumbers = new Set([
  'count',
  'index',
  'decimals',
  'block-number',
  'ledger-version',
  'uint64',
  'uint128',
  'uint256',
])

/** Text, numbers, hashes: one line. */
export function TextControl({
  id,
  input,
  value,
  invalid,
  onChange,
  format,
}: ControlProps & { readonly format: string | undefined }): ReactElement {
  const example = typeof input.example === 'string' ? input.example : undefined
  return (
    <div className="line">
      {format === 'usd' && (
        <span className="unit" aria-hidden="true">
          $
        </span>
      )}
      <input
        id={id}
        type={isSecretName(input.name) ? 'password' : 'text'}
        inputMode={format && wholeNumbers.has(format) ? 'numeric' : undefined}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        placeholder={input.assumed ? `${input.assumed}, if empty` : example && `e.g. ${example}`}
        aria-invalid={invalid}
        aria-required={input.required}
        aria-describedby={`about-${input.name}`}
        autoComplete="off"
        spellCheck={false}
      />
      <KnownValues input={input} format={format} onChoose={onChange} />
    </div>
  )
}
