import type { ReactElement } from 'react'
import { findEntry } from '../../catalogue/catalogue.js'
import { formatRoute } from '../../catalogue/route.js'
import { pressed } from '../../ui/pressing.js'
import { aptosVerdict, evmVerdict } from '../addressVerdict.js'
import type { ControlProps } from '../controlProps.js'
import { KnownValues } from './KnownValues.js'

/** An address, with its checksum as it is typed. */
export function AddressControl({
  id,
  input,
  value,
  invalid,
  onChange,
  format,
}: ControlProps & {
  readonly format: 'evm-address' | 'aptos-address'
}): ReactElement {
  const verdict = format === 'evm-address' ? evmVerdict(value.trim()) : aptosVerdict(value.trim())
  return (
    <div className="address">
      <div className="line">
        <input
          id={id}
          type="text"
          value={value}
          onChange={(event) => onChange(event.target.value)}
          placeholder={format === 'evm-address' ? '0x and 40 hex digits' : '0x and up to 64 hex digits'}
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
  const entry = findEntry('evm', /\.eth$/i.test(name) ? 'resolveENSDomain' : 'resolveDomain')
  return entry ? <a href={formatRoute(entry.api, entry.id, { domain: name })}>Find its address</a> : null
}
