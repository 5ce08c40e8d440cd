import type { ReactElement } from 'react'
import type { TextDetails } from '../../catalogue/details.js'
import { hexIn } from '../../catalogue/hexIn.js'
import { pressed } from '../../ui/pressing.js'
import type { ControlProps } from '../controlProps.js'
import { KnownValues } from './KnownValues.js'

/** Text, numbers, hashes: one line. */
export function TextControl({
  id,
  input,
  value,
  invalid,
  onChange,
  control: { format, digits },
}: ControlProps & { readonly control: TextDetails }): ReactElement {
  const example = typeof input.example === 'string' ? input.example : undefined
  const hash = format === 'hash32' || format === 'block-id' ? hexIn(value, 64) : undefined
  return (
    <>
      <div className="line">
        {format === 'usd' && (
          <span className="small soft" aria-hidden="true">
            $
          </span>
        )}
        <input
          id={id}
          type={input.secret ? 'password' : 'text'}
          inputMode={digits && 'numeric'}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          placeholder={input.assumed ? `Default: ${input.assumed}` : example && `e.g. ${example}`}
          aria-invalid={invalid}
          aria-required={input.required}
          aria-describedby={`about-${input.name}`}
          autoComplete="off"
          spellCheck={false}
        />
        <KnownValues input={input} format={format} onChoose={onChange} />
      </div>
      {hash && hash !== value.trim() && (
        <p className="verdict">
          <span>
            Hash {hash.slice(0, 8)}…{hash.slice(-6)} found
          </span>
          <button type="button" className="quiet" onClick={pressed(() => onChange(hash), id)}>
            Use it
          </button>
        </p>
      )}
    </>
  )
}
