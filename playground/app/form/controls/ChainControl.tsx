import chains from 'virtual:ledgerline/chains'
import { parseChain } from 'ledgerline/values'
import type { ReactElement } from 'react'
import type { ControlProps } from '../controlProps.js'

/** A chain by name. */
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
  const current = idOf(value)
  const isSolana = withSolana && current.toLowerCase() === 'solana'
  const isKnown = current === '' || isSolana || chains.some((chain) => chain.id === current)
  const unset = input.assumed === undefined ? 'Not set' : 'Default: Ethereum Mainnet'
  return (
    <select
      id={id}
      value={isSolana ? 'solana' : current}
      onChange={(event) =>
        onChange(chains.find((chain) => chain.id === event.target.value)?.alias || event.target.value)
      }
      aria-invalid={invalid}
      aria-required={input.required}
      aria-describedby={`about-${input.name}`}
    >
      <option value="">{input.required ? 'Choose a chain' : unset}</option>
      {withSolana && <option value="solana">Solana</option>}
      {!isKnown && <option value={current}>{value}</option>}
      {[false, true].map((test) => (
        <optgroup key={String(test)} label={test ? 'Test networks' : 'Main networks'}>
          {chains
            .filter((chain) => chain.test === test)
            .map((chain) => (
              <option key={chain.id} value={chain.id}>
                {chain.name} · {chain.alias || chain.id}
              </option>
            ))}
        </optgroup>
      ))}
    </select>
  )
}

/** The id of a chain by whatever name; the text itself when the client does not know it. */
function idOf(text: string): string {
  if (text === '') return ''
  try {
    return parseChain(text)
  } catch {
    return text // the row under the picker says what is wrong with it
  }
}
