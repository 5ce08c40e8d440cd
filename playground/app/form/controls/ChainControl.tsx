import type { ReactElement } from 'react'
import { pressed } from '../../ui/pressing.js'
import { chainTitle } from '../chains.js'
import type { ControlProps } from '../controlProps.js'
import { entriesIn } from '../entriesIn.js'
import { ChainPicker } from './ChainPicker.js'

/** A chain, by name. */
export function ChainControl({
  id,
  input,
  value,
  invalid,
  onChange,
  withSolana,
}: ControlProps & {
  /** Whether Solana is one of the chains. */
  readonly withSolana: boolean
}): ReactElement {
  const none = input.assumed === undefined ? 'Not set' : 'Default: Ethereum Mainnet'
  const unset = input.required ? undefined : none
  return (
    <ChainPicker
      id={id}
      value={value === '' ? '' : chainTitle(value)}
      placeholder={unset ?? 'Find a chain'}
      unset={unset}
      withSolana={withSolana}
      onChoose={onChange}
      aria-invalid={invalid}
      aria-required={input.required}
      aria-describedby={`about-${input.name}`}
    />
  )
}

/** Several chains: those that are chosen, each with a button that drops it, and a field that adds another. */
export function ChainListControl({ id, input, value, invalid, onChange }: ControlProps): ReactElement {
  const chosen = value.split('\n').filter((line) => line.trim() !== '')
  const add = (text: string): void => {
    const added = entriesIn(text) ?? [text]
    onChange([...chosen, ...added.filter((chain) => chain !== '' && !chosen.includes(chain))])
  }
  return (
    <div className="row tight chains">
      {chosen.map((chain) => (
        <button
          key={chain}
          type="button"
          className="chip cut"
          aria-label={`Remove ${chainTitle(chain)}`}
          onClick={pressed(() => onChange(chosen.filter((each) => each !== chain)), id)}
        >
          {chainTitle(chain)} <span aria-hidden="true">×</span>
        </button>
      ))}
      <ChainPicker
        id={id}
        value=""
        placeholder={chosen.length > 0 ? 'Add a chain' : 'Find a chain'}
        onChoose={add}
        aria-invalid={invalid}
        aria-required={input.required}
        aria-describedby={`about-${input.name}`}
      />
    </div>
  )
}
