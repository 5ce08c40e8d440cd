import type { ReactElement } from 'react'
import { entries } from '../../catalogue/catalogue.js'
import { readerOf } from '../../catalogue/readers.js'
import { formatRoute } from '../../catalogue/route.js'
import { pressed } from '../../ui/pressing.js'
import { aptosVerdict, evmOrSolanaVerdict, evmVerdict, solanaVerdict, type Verdict } from '../addressVerdict.js'
import type { ControlProps } from '../controlProps.js'
import { KnownValues } from './KnownValues.js'

type AddressFormat = 'evm-address' | 'aptos-address' | 'solana-address' | 'evm-or-solana-address'

/** What an address of each kind looks like, and what is said of one while it is typed. */
const kinds: Readonly<Record<AddressFormat, { readonly looks: string; readonly judge: (text: string) => Verdict }>> = {
  'evm-address': { looks: '0x and 40 hex digits', judge: evmVerdict },
  'aptos-address': { looks: '0x and up to 64 hex digits', judge: aptosVerdict },
  'solana-address': { looks: '32 bytes in base58', judge: solanaVerdict },
  'evm-or-solana-address': { looks: '0x and 40 hex digits, or 32 bytes in base58', judge: evmOrSolanaVerdict },
}

/** An address, with its checksum as it is typed. */
export function AddressControl({
  id,
  input,
  value,
  invalid,
  onChange,
  format,
}: ControlProps & {
  readonly format: AddressFormat
}): ReactElement {
  const { looks, judge } = kinds[format]
  const verdict = judge(value.trim())
  return (
    <div className="address">
      <div className="line">
        <input
          id={id}
          type="text"
          value={value}
          onChange={(event) => onChange(event.target.value)}
          placeholder={looks}
          aria-invalid={invalid}
          aria-required={input.required}
          aria-describedby={`about-${input.name} checksum-${input.name}`}
          autoComplete="off"
          spellCheck={false}
        />
        <KnownValues input={input} format={format} onChoose={onChange} />
      </div>
      <p id={`checksum-${input.name}`} className="verdict" data-tone={verdict.tone}>
        <span>{verdict.text}</span>
        {verdict.better && verdict.better !== value && (
          <button type="button" className="quiet" onClick={pressed(() => onChange(verdict.better ?? value), id)}>
            Use it
          </button>
        )}
        {verdict.name && <Resolver name={verdict.name} />}
      </p>
    </div>
  )
}

/** The way to the address of a name: the services that know names, by how a name ends. */
function Resolver({ name }: { readonly name: string }): ReactElement | null {
  const reader = readerOf(entries, /\.eth$/i.test(name) ? 'ens-name' : 'domain')
  if (!reader) return null
  const { entry, input } = reader
  return <a href={formatRoute(entry, { [input]: name })}>Find its address</a>
}
